// The ways to play Samurai: which samurai everybody has among the cards, as banners.
import { banner, scene } from '../../art/scene';
import type { GameDoor } from '../../door/door';

const VALUES: Record<string, readonly number[]> = {
  sam_321: [1, 1, 1, 2, 2, 3],
  sam_222: [1, 1, 2, 2, 3, 3],
  sam_231: [1, 1, 2, 2, 2, 3],
};
const CLOTH = ['', '#44613a', '#2b4a78', '#a33123'] as const;

const drawn = (way: string): string =>
  scene(
    { width: 240, height: 160 },
    ['#a9c9c2', '#6f9a9b'],
    `<path d="M-10 128Q60 92 130 112T250 96V160H-10Z" fill="#e8d5a2"/><path d="M-10 136Q60 100 130 120T250 104V160H-10Z" fill="#93a05f"/>
    <g filter="url(#f)">${(VALUES[way] ?? []).map((value, at) => banner(18 + at * 37, 118 - Math.sin((at / 5) * 3.14) * 14, 44 + value * 13, CLOTH[value] ?? '#44613a', String(value))).join('')}</g>`,
  );

const door: GameDoor = {
  ways: [
    { id: 'sam_321', says: 'samurai-web-way-321', options: {} },
    { id: 'sam_222', says: 'samurai-web-way-222', options: { influence_set: 'sam_222' } },
    { id: 'sam_231', says: 'samurai-web-way-231', options: { influence_set: 'sam_231' } },
  ],
  chips: [
    { option: 'chain', says: 'samurai-web-chip-chain' },
    { option: 'no_majority', says: 'samurai-web-chip-majority' },
    { option: 'start_player', says: 'samurai-web-chip-start', seats: true },
  ],
  picture: drawn,
};
export default door;
