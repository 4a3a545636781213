// The bots of the house as people: a face of our own for each name, with a temper and the level they usually play.
import { paint, type Crop } from '../painting';
import { MINDS } from './minds';
import { WARRIORS } from './warriors';

/** How a bot plays beyond its level: the style of its name at the server (`bot:3:bold`). */
export type Temper = 'bold' | 'careful';
export interface Person {
  name: string;
  temper: Temper;
  level: 1 | 2 | 3 | 4 | 5 | 6;
  sky: string;
}

/** In the order in which they take their seats. */
export const PEOPLE: readonly Person[] = [
  { name: 'Akira', temper: 'bold', level: 2, sky: '#c9786a' },
  { name: 'Hana', temper: 'careful', level: 2, sky: '#8fa3c2' },
  { name: 'Kenji', temper: 'bold', level: 3, sky: '#a9ae72' },
  { name: 'Yuki', temper: 'careful', level: 4, sky: '#a493b4' },
  { name: 'Ren', temper: 'careful', level: 5, sky: '#d2b06a' },
  { name: 'Sora', temper: 'bold', level: 3, sky: '#8fb3b0' },
  { name: 'Tomoe', temper: 'bold', level: 4, sky: '#d9b45a' },
  { name: 'Masa', temper: 'careful', level: 4, sky: '#b9a27a' },
  { name: 'Emi', temper: 'careful', level: 1, sky: '#e0a898' },
  { name: 'Goro', temper: 'bold', level: 1, sky: '#a9a072' },
  { name: 'Jun', temper: 'careful', level: 2, sky: '#9db0c8' },
  { name: 'Nobu', temper: 'bold', level: 6, sky: '#a9693d' },
];

const FIGURES: Record<string, string> = { ...WARRIORS, ...MINDS };
const KNOWN = new Map(PEOPLE.map((person) => [person.name, person]));

export const personNamed = (name: string): Person | undefined => KNOWN.get(name);

/** The address of the picture of one of us. */
export function face(name: string, crop: Crop = 'close'): string {
  const person = KNOWN.get(name) ?? PEOPLE[0]!;
  return paint(FIGURES[person.name]!, person.sky, crop);
}

/** Whose face everybody at a table has: a bot its own; a guest always the same by the letters of the name, but nobody's
 *  who sits there, too. */
export function facesOf(names: readonly string[]): string[] {
  const taken = new Set(names.filter((name) => KNOWN.has(name)));
  return names.map((name) => {
    if (KNOWN.has(name)) return name;
    const first = spell(name) % PEOPLE.length;
    const order = [...PEOPLE.slice(first), ...PEOPLE.slice(0, first)];
    const chosen = (order.find((person) => !taken.has(person.name)) ?? order[0]!).name;
    taken.add(chosen);
    return chosen;
  });
}

const spell = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
