// Every sound is rendered by the browser and measured: it can be heard, none is loud, none lasts, none is taken for
// another. What was rendered and its table are kept as tests/out/sounds, to be listened to.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './house';

const SOURCE = readFileSync(join(import.meta.dirname, '../../src/sound.ts'), 'utf-8');
const CUES = [...SOURCE.matchAll(/case '(\w+)':/g)].map((found) => found[1] as string);
const OUT = join(import.meta.dirname, '..', 'out', 'sounds');
const RATE = 44100;
const decibels = (level: number): number => 20 * Math.log10(level);
/** In dB: one, and any three at once. */
const LOUDEST = -14;
const THREE = -7;
/** While it sounds. */
const QUIETEST = -36;
/** A tap on wood is the shortest, a string the longest; in ms. */
const LENGTHS = [25, 900] as const;
/** What an ear tells apart: a third in pitch, half as long again, a tone from a rustle, or one blow from many. */
const APART = 0.4;

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

interface Sound {
  cue: string;
  peak: number;
  /** While it sounds. */
  mean: number;
  /** What of it the speaker of a phone gives back: above 300 Hz. */
  small: number;
  length: number;
  /** Where the middle of its power lies, in Hz. */
  pitch: number;
  /** 1 is one tone, 0 is noise. */
  tone: number;
  blows: number;
}

/** In the page: what some sounds are like at the same time, and its samples. The same luck for each. */
async function render(cues: string[]): Promise<number[]> {
  type Made = new (context: BaseAudioContext) => { play(cue: string): void };
  const { Sounds } = window as unknown as { Sounds: Made };
  let luck = 1;
  Math.random = () => (luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const context = new OfflineAudioContext(1, 44100 * 1.5, 44100);
  const sounds = new Sounds(context);
  for (const cue of cues) sounds.play(cue);
  return [...(await context.startRendering()).getChannelData(0)];
}

/** The power of each frequency, in steps of RATE / SIZE. */
const SIZE = 16384;
function spectrum(samples: number[]): number[] {
  const at = (index: number): number => samples[index] ?? 0;
  const fold = (from: number, step: number, size: number): [number[], number[]] => {
    if (size === 1) return [[at(from)], [0]];
    const half = size / 2;
    const [evenRe, evenIm] = fold(from, 2 * step, half);
    const [oddRe, oddIm] = fold(from + step, 2 * step, half);
    const [re, im] = [new Array<number>(size), new Array<number>(size)];
    for (let k = 0; k < half; k += 1) {
      const [cos, sin] = [Math.cos((2 * Math.PI * k) / size), -Math.sin((2 * Math.PI * k) / size)];
      const [x, y] = [oddRe[k] ?? 0, oddIm[k] ?? 0];
      const [tx, ty] = [x * cos - y * sin, x * sin + y * cos];
      [re[k], im[k]] = [(evenRe[k] ?? 0) + tx, (evenIm[k] ?? 0) + ty];
      [re[k + half], im[k + half]] = [(evenRe[k] ?? 0) - tx, (evenIm[k] ?? 0) - ty];
    }
    return [re, im];
  };
  const [re, im] = fold(0, 1, SIZE);
  return re.slice(0, SIZE / 2).map((x, k) => x ** 2 + (im[k] ?? 0) ** 2);
}

/** How often it begins anew: the level of 8 ms rises to twice what it was. */
function blows(samples: number[]): number {
  const step = Math.round(RATE * 0.008);
  const levels = Array.from({ length: Math.floor(samples.length / step) }, (_, at) =>
    Math.max(...samples.slice(at * step, (at + 1) * step).map(Math.abs)),
  );
  const most = Math.max(...levels);
  return levels.filter(
    (level, at) => level > most / 4 && level > 2 * Math.max(1e-6, levels[at - 1] ?? 0),
  ).length;
}

function measured(cue: string, samples: number[]): Sound {
  const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.002);
  const heard = samples.slice(0, last + 1);
  const power = spectrum(heard);
  const all = power.reduce((sum, part) => sum + part, 0);
  let below = 0;
  const middle = power.findIndex((part) => (below += part) > all / 2);
  const high = power.slice(Math.ceil((300 * SIZE) / RATE)).reduce((sum, part) => sum + part, 0);
  const mean = decibels(Math.sqrt(heard.reduce((sum, each) => sum + each ** 2, 0) / heard.length));
  const around = power.slice(Math.floor(middle * 0.94), Math.ceil(middle * 1.06) + 1);
  return {
    cue,
    peak: decibels(Math.max(...heard.map(Math.abs))),
    mean,
    small: mean + decibels(Math.sqrt(high / all)),
    length: (1000 * heard.length) / RATE,
    pitch: (middle * RATE) / SIZE,
    tone: around.reduce((sum, part) => sum + part, 0) / all,
    blows: blows(heard),
  };
}

/** How far two sounds are apart: octaves, doublings of length, tone against noise, blows. */
const apart = (a: Sound, b: Sound): number =>
  Math.hypot(
    Math.log2(a.pitch / b.pitch),
    Math.log2(a.length / b.length) / 1.5,
    a.tone - b.tone,
    a.blows === b.blows ? 0 : 0.5,
  );

/** The peak of any three that begin together. */
function threes(samples: readonly number[][]): { cues: string; peak: number }[] {
  const found = [];
  for (let a = 0; a < samples.length; a += 1)
    for (let b = a + 1; b < samples.length; b += 1)
      for (let c = b + 1; c < samples.length; c += 1) {
        let peak = 0;
        for (let at = 0; at < RATE / 4; at += 1) {
          const sum = [a, b, c].reduce((all, cue) => all + (samples[cue]?.[at] ?? 0), 0);
          peak = Math.max(peak, Math.abs(sum));
        }
        found.push({ cues: [a, b, c].map((cue) => CUES[cue]).join(), peak });
      }
  return found;
}

function wav(samples: number[]): Buffer {
  const file = Buffer.alloc(44 + 2 * samples.length);
  file.write('RIFF    WAVEfmt ', 0);
  file.writeUInt32LE(36 + 2 * samples.length, 4);
  [16, 0x10001, RATE, 2 * RATE, 0x100002].forEach((word, at) =>
    file.writeUInt32LE(word, 16 + 4 * at),
  );
  file.write('data', 36);
  file.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((each, at) =>
    file.writeInt16LE(Math.round(32767 * Math.max(-1, Math.min(1, each))), 44 + 2 * at),
  );
  return file;
}

function keep(sounds: readonly Sound[], samples: readonly number[][]): void {
  mkdirSync(OUT, { recursive: true });
  const rows = sounds.map(({ cue, peak, mean, small, length, pitch, tone, blows }, at) => {
    const nearest = sounds
      .filter((other) => other.cue !== cue)
      .map((other) => ({ cue: other.cue, by: apart(sounds[at] as Sound, other) }))
      .sort((a, b) => a.by - b.by)[0];
    const near = `${nearest?.cue} ${nearest?.by.toFixed(2)}`;
    return [
      cue,
      peak.toFixed(1),
      mean.toFixed(1),
      small.toFixed(1),
      length.toFixed(0),
      pitch.toFixed(0),
      tone.toFixed(2),
      blows,
      near,
    ];
  });
  const head = [
    'cue',
    'peak dB',
    'mean dB',
    'on a phone dB',
    'ms',
    'Hz',
    'tone',
    'blows',
    'nearest',
  ];
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  writeFileSync(join(OUT, 'table.md'), `${lines.join('\n')}\n`);
  samples.forEach((each, at) => writeFileSync(join(OUT, `${CUES[at]}.wav`), wav(each)));
}

test('sounds are short, quiet, told apart and all there', async () => {
  expect(CUES).toHaveLength(11);
  const ann = await house.person();
  await ann.go('/');
  const { outputText } = ts.transpileModule(SOURCE, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  });
  await ann.page.evaluate(`{ const exports = {}; ${outputText}; window.Sounds = exports.Sounds }`);
  const samples: number[][] = [];
  for (const cue of CUES) samples.push(await ann.page.evaluate(render, [cue]));
  const sounds = CUES.map((cue, at) => measured(cue, samples[at] as number[]));
  keep(sounds, samples);
  for (const { cue, peak, mean, small, length } of sounds) {
    expect.soft(peak, `${cue} is not loud`).toBeLessThanOrEqual(LOUDEST);
    expect.soft(mean, `${cue} can be heard`).toBeGreaterThan(QUIETEST);
    expect.soft(small, `${cue} can be heard on a phone`).toBeGreaterThan(QUIETEST - 3);
    expect.soft(length, `${cue} is no click`).toBeGreaterThan(LENGTHS[0]);
    expect.soft(length, `${cue} is short`).toBeLessThan(LENGTHS[1]);
  }
  const alike = sounds.flatMap((one, at) =>
    sounds
      .slice(at + 1)
      .filter((other) => apart(one, other) < APART)
      .map((other) => `${one.cue} and ${other.cue}: ${apart(one, other).toFixed(2)}`),
  );
  expect.soft(alike).toEqual([]);
  for (const three of threes(samples))
    expect.soft(decibels(three.peak), `${three.cues} at once`).toBeLessThanOrEqual(THREE);
  await ann.context.close();
});

test('the string that says it is your turn says nothing else', () => {
  const games = import.meta.glob('../../src/games/**/*.{ts,svelte}', {
    query: '?raw',
    eager: true,
    import: 'default',
  });
  expect(Object.keys(games).length).toBeGreaterThan(100);
  const plucked = Object.entries(games).filter(([, text]) => /'koto'/.test(String(text)));
  expect(plucked.map(([path]) => path)).toEqual([]);
});
