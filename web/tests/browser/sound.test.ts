// Every sound is rendered by the browser and measured: it can be heard, none is loud, none lasts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './house';

const SOURCE = readFileSync(join(import.meta.dirname, '../../src/sound.ts'), 'utf-8');
const CUES = [...SOURCE.matchAll(/case '(\w+)':/g)].map((found) => found[1] as string);
/** -14 dB. */
const LOUDEST = 10 ** (-14 / 20);
const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

test('sounds are short, quiet and all there', async () => {
  expect(CUES).toHaveLength(11);
  const ann = await house.person();
  await ann.go('about:blank');
  const { outputText } = ts.transpileModule(SOURCE, {
    compilerOptions: { target: 99, module: 99 },
  });
  await ann.page.addScriptTag({
    type: 'module',
    content: `${outputText}; window.Sounds = Sounds;`,
  });
  const measured = await ann.page.evaluate(async (cues) => {
    type Made = new (context: BaseAudioContext) => { play(cue: string): void };
    const { Sounds } = window as unknown as { Sounds: Made };
    const found: [string, number, number][] = [];
    for (const cue of cues) {
      const context = new OfflineAudioContext(1, 44100 * 1.5, 44100);
      new Sounds(context).play(cue);
      const samples = (await context.startRendering()).getChannelData(0);
      const loud = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.002);
      found.push([cue, loud, last / 44.1]);
    }
    return found;
  }, CUES);
  for (const [cue, loud, length] of measured) {
    expect(loud, `${cue} can be heard`).toBeGreaterThan(0.05);
    expect(loud, `${cue} is not loud`).toBeLessThanOrEqual(LOUDEST);
    expect(length, `${cue} is short`).toBeLessThan(900);
  }
  await ann.context.close();
});
