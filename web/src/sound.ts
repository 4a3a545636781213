// Small sounds made on the spot; nothing is loaded. Wood, paper, drum and strings, quiet under a voice.
import type { Cue } from './stage/beat';

/** Nothing is louder than -14 dB. */
const LOUD = 0.2;

export class Sounds {
  readonly #out: GainNode;

  constructor(private readonly context: BaseAudioContext) {
    this.#out = context.createGain();
    this.#out.gain.value = LOUD;
    this.#out.connect(context.destination);
  }

  /** Plays a cue, after so many seconds. */
  play(cue: Cue, delay = 0): void {
    const at = this.context.currentTime + delay;
    switch (cue) {
      case 'block':
        this.#tone(at, 820, 0.09, 0.7, 'triangle');
        return this.#noise(at, 0.03, 2400, 0.5);
      case 'slide':
        return this.#noise(at, 0.22, 1800, 1.1);
      case 'tap':
        this.#noise(at, 0.05, 900, 0.85);
        return this.#tone(at, 180, 0.08, 0.5);
      case 'drum':
        this.#tone(at, 92, 0.5, 0.6, 'sine', 44);
        this.#noise(at, 0.12, 220, 0.45);
        return this.#noise(at, 0.2, 560, 1.7); // the skin: what small speakers give back
      case 'whoosh':
        return this.#noise(at, 0.45, 700, 1.4);
      case 'bell':
        return this.#tone(at, 1200, 0.6, 0.6, 'triangle');
      case 'fifth':
        this.#tone(at, 1200, 0.6, 0.6, 'triangle');
        return this.#tone(at, 1800, 0.7, 0.45, 'triangle');
      case 'water':
        return this.#noise(at, 0.8, 300, 2.2, 900);
      case 'dice':
        for (let i = 0; i < 5; i += 1)
          this.#noise(at + i * 0.07 + Math.random() * 0.03, 0.045, 1400, 1.7);
        return;
      case 'fan':
        return this.#noise(at, 0.07, 3400, 1);
      case 'koto':
        this.#tone(at, 587, 1.1, 0.7, 'triangle');
        return this.#tone(at, 1174, 0.8, 0.25);
    }
  }

  #tone(
    at: number,
    pitch: number,
    length: number,
    loud: number,
    shape: OscillatorType = 'sine',
    to = pitch,
  ): void {
    const voice = this.context.createOscillator();
    const volume = this.context.createGain();
    voice.type = shape;
    voice.frequency.setValueAtTime(pitch, at);
    if (to !== pitch) voice.frequency.exponentialRampToValueAtTime(to, at + length);
    volume.gain.setValueAtTime(loud, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    voice.connect(volume).connect(this.#out);
    voice.start(at);
    voice.stop(at + length);
  }

  #noise(at: number, length: number, pitch: number, loud: number, to = pitch): void {
    const size = Math.ceil(this.context.sampleRate * length);
    const buffer = this.context.createBuffer(1, size, this.context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < size; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / size) ** 2;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    const filter = this.context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(pitch, at);
    if (to !== pitch) filter.frequency.exponentialRampToValueAtTime(to, at + length);
    const volume = this.context.createGain();
    volume.gain.value = loud;
    source.connect(filter).connect(volume).connect(this.#out);
    source.start(at);
  }
}

let sounds: Sounds | null = null;
let context: AudioContext | null = null;

/** Silent until somebody has touched the page: browsers want it so. */
export function play(cue: Cue): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  sounds ??= new Sounds(context);
  if (context.state === 'suspended') {
    if (navigator.userActivation?.hasBeenActive) void context.resume();
    else return;
  }
  sounds.play(cue);
}
