// Small sounds made on the spot; nothing is loaded.
type Sound = 'turn' | 'card' | 'stone' | 'dice' | 'step';

let context: AudioContext | null = null;

function tone(
  at: number,
  pitch: number,
  length: number,
  loud: number,
  shape: OscillatorType,
): void {
  if (!context) return;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, at);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + length);
}

function rustle(at: number, length: number, pitch: number, loud: number): void {
  if (!context) return;
  const size = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, size, context.sampleRate);
  const noise = buffer.getChannelData(0);
  for (let i = 0; i < size; i += 1) noise[i] = (Math.random() * 2 - 1) * (1 - i / size);
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  const volume = context.createGain();
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(at);
}

function play(sound: Sound): void {
  context ??= new AudioContext();
  // a browser keeps it silent until somebody has touched the page
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  if (sound === 'turn') {
    tone(now, 220, 1.2, 0.12, 'sine');
    tone(now, 329.6, 0.9, 0.06, 'sine');
  } else if (sound === 'card') rustle(now, 0.12, 3200, 0.25);
  else if (sound === 'stone') tone(now, 180, 0.12, 0.3, 'triangle');
  else if (sound === 'step') rustle(now, 0.06, 700, 0.2);
  else for (let i = 0; i < 5; i += 1) rustle(now + i * 0.07, 0.04, 1800, 0.3);
}

export const getDeskSound = (): ((sound: Sound) => void) => play;
