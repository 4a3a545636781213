// The ways to play Honor of the Samurai: how far the way is, and the German edition.
import { banner, castle, clouds, hills, petals, scene } from '../../art/scene';
import type { GameDoor } from '../../door/door';

const SIZE = { width: 240, height: 160 };

/** The gate at the end of the way; the castle is the smaller the longer one walks. */
const gate = (sky: readonly [string, string], far: number, goal: string): string =>
  scene(
    SIZE,
    sky,
    `<circle cx="188" cy="38" r="20" fill="#f3c06a"/>${clouds(-8, 20, 0.5, 0.3)}${hills(240, 160, 96, '#4a4258', 34)}${castle(46, 112, far)}
    ${hills(240, 160, 118, '#2a2430', 12)}<path d="M60 160Q106 132 120 106L132 106Q142 136 164 160Z" fill="#c9a86a" opacity=".8"/>
    <g transform="translate(-44 -22)"><g fill="#b5382a" filter="url(#f)"><path d="M130 62q40-10 80 0l-3 8q-37-8-74 0z"/><path d="M136 78h68v6h-68z"/><path d="M144 68h8l-3 58h-9zM188 68h8l4 58h-9z"/></g>
    <text x="170" y="110" text-anchor="middle" font-family="'Shippori Mincho',Georgia,serif" font-weight="700" font-size="27" fill="#fff6e2" stroke="#2a1b16" stroke-width="3" paint-order="stroke">${goal}</text></g>`,
  );

const german = (): string =>
  scene(
    SIZE,
    ['#7d97b5', '#ecd9b0'],
    `${hills(240, 160, 100, '#6d7a63', 40)}${castle(128, 132, 0.62, '#3b2718', '#f6e2ae')}${hills(240, 160, 130, '#48543d', 12)}${banner(34, 140, 84, '#30507f')}${banner(196, 140, 70, '#935a10')}
    ${petals([[30, 24], [90, 40], [150, 20], [214, 60], [60, 70]], '#fbe3dc')}`, // prettier-ignore
  );

const PICTURES: Record<string, () => string> = {
  book: () => gate(['#1f2b4a', '#c97a4a'], 0.34, '400'),
  shorter: () => gate(['#5a3350', '#dd9a5c'], 0.44, '300'),
  short: () => gate(['#7c2318', '#e8b46a'], 0.54, '250'),
  german,
};

const door: GameDoor = {
  ways: [
    { id: 'book', says: 'honor-web-way-book', options: {} },
    { id: 'shorter', says: 'honor-web-way-shorter', options: { goal: 300 } },
    { id: 'short', says: 'honor-web-way-short', options: { goal: 250 } },
    { id: 'german', says: 'honor-web-way-german', options: { preset: 'german_2003' } },
  ],
  chips: [
    { option: 'dishonor_help', says: 'honor-web-chip-help' },
    { option: 'empty_seppuku', says: 'honor-web-chip-seppuku' },
  ],
  picture: (way) => PICTURES[way]?.() ?? '',
};
export default door;
