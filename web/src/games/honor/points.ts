// Where an action is done on the table: an arrow from the card to its place.
import type { Words } from '../../desk';
import type { Pointing } from '../../stage/beat';
import type { Told } from '../../words/speaker';
import { lootOf } from './choice.svelte';
import { viewOf } from './view';

const CARDS: Record<string, string> = {
  assassin: 'ninja_assassin',
  dishonor: 'dishonor',
  save_face: 'save_face',
};
const ANSWERS = new Set([
  'decline',
  'seppuku_samurai',
  'seppuku_daimyo',
  'lose_75',
  'pass',
  'take',
  'burn',
]);

export function points(words: Words, view: Told): Pointing {
  const from = `mine-${String(CARDS[words.do] ?? words.card ?? '')}`;
  const verb = words.do;
  if (ANSWERS.has(verb)) return { to: [`answer-${verb}`] };
  switch (verb) {
    case 'draw':
      return { to: ['pile'] };
    case 'claim_shogun':
      return { to: ['title'] };
    case 'dissolve':
      return { to: [`player-${viewOf(view).you ?? 0}`] };
    case 'discard':
      return { from, to: ['discards'] };
    case 'place':
    case 'assassin':
      return { from, to: [String(words.house)] };
    case 'daimyo':
      return { from, to: [`daimyo-${String(words.seat)}`] };
    case 'dishonor':
      return { from, to: [`player-${String(words.seat)}`] };
    case 'save_face':
      return { to: ['answer-save_face', from] };
    case 'attack':
      return { from: 'swords', to: [`player-${String(words.seat)}`] };
    case 'ally':
      return { from: 'knot', to: [`player-${String(words.seat)}`] };
    case 'spy':
    case 'spy_two':
      return { from, to: loot(words) };
    default:
      return {};
  }
}

/** On a phone a rival's houses are brought on the stage by their tile, unless they stand there. */
export function clicks(words: Words, view: Told): readonly string[] {
  const { from, to = [] } = points(words, view);
  if (!words.do.startsWith('spy')) return from ? [from, ...to] : to;
  const seat = String(words.house).split('-')[1];
  return [String(from), String(to[0]), `tile-${seat}`, ...to.slice(1)];
}

function loot(words: Words): string[] {
  const taken = lootOf(words);
  return [
    ...taken.map((one) => `${String(words.house)}:${one.loot}`),
    ...taken.map((one) => (one.to === 'destroy' ? 'discards' : one.to)),
  ];
}
