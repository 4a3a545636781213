// Colors of texts: readable on every paper, by day and by night, whatever happens to stand on a table.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');
const CSS = readFileSync(join(SOURCES, 'app.css'), 'utf-8');
const [DAY = '', NIGHT = ''] = CSS.split(":root[data-theme='dark']");
const ON = ['paper', 'paper-2'];
const SMALL = ['ink', 'ink-2', 'vermilion-2', 'gold-2', 'moss', 'indigo'];

function color(theme: string, name: string): number[] {
  const hex = new RegExp(`--${name}: #(\\w{6});`).exec(theme)?.[1] ?? '';
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
}
/** As WCAG counts it. */
const luminance = (rgb: number[]): number =>
  rgb
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0);
function contrast(one: number[], other: number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['day', DAY],
  ['night', NIGHT],
])('small texts can be read by %s', (_, theme) => {
  for (const paper of ON)
    for (const ink of SMALL)
      expect(
        contrast(color(theme, ink), color(theme, paper)),
        `${ink} on ${paper}`,
      ).toBeGreaterThan(4.5);
});

const DYES = ['madder', 'indigo', 'moss', 'wisteria', 'amber', 'teal'];
const WITHIN = /^ {2}--dye-(\w+):/gm;

test.each([
  ['day', DAY, 'dye'],
  ['night', NIGHT, 'dye'],
  ['day on cards', DAY, 'day'],
])('names in what anybody may wear can be read by %s', (_, theme, kind) => {
  if (kind === 'dye') expect([...theme.matchAll(WITHIN)].map(([, name]) => name)).toEqual(DYES);
  for (const dye of DYES)
    for (const paper of ON)
      expect(
        contrast(color(theme, `${kind}-${dye}`), color(theme, paper)),
        `${dye} on ${paper}`,
      ).toBeGreaterThan(4.8);
});

test('vermilion, too dark for that by night, is the color of headings and signs only', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' });
  const used = files
    .filter((file) => file.endsWith('.svelte'))
    .filter((file) =>
      /[^-]color: var\(--vermilion\)/.test(readFileSync(join(SOURCES, file), 'utf-8')),
    );
  expect(used).toEqual(['games/honor/Icon.svelte']);
});
