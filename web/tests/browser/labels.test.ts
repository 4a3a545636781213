// Whole matches by labels alone: who plays here reads Chromium's accessibility tree as a screen reader does, and knows of
// the page nothing but roles, names and states. What is heard at the end is kept as tests/out/labels-<game>.txt.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  against,
  House,
  luckOf,
  openTable,
  PHONE,
  until,
  WHOLE_MATCH,
  WIDE,
  type Person,
} from './house';
import { Ear } from './ear';
import { Reader, type Heard } from './reader';

const OUT = join(import.meta.dirname, '..', 'out');
const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const MAY = 'can be chosen now';
const AGAIN = 'choose again to do it';
/** So often in a row somebody who is asked may hear of nothing that is possible: the page is busy. */
const SILENT = 60;
/** In the line, beside what can be done. */
const TOOLS = /^(Hint|Undo|Cancel|No|Show .*options?|▴ \d+|Rule [A-Z-]+[\d.]+)$/;
const inside = (heard: Heard, what: RegExp): boolean =>
  heard.within.some((part) => what.test(part));
const acts = (heard: Heard): boolean => /^(button|link|menuitem)$/.test(heard.role);

/** What may be done now, by what is said of it. */
function possible(all: Heard[]): Heard[] {
  const buttons = all.filter((heard) => acts(heard) && !heard.disabled);
  const told = buttons.filter(({ description }) => description === MAY || description === AGAIN);
  const sheet = buttons.filter(
    (heard) => inside(heard, /^dialog/) && /^(Deal|Go on)/.test(heard.name),
  );
  const line = buttons.filter(
    (heard) => heard.within.at(-1) === 'region: Your choice' && !TOOLS.test(heard.name),
  );
  return sheet.length ? sheet : [...told, ...line];
}

/** What a listener could not make sense of. */
function unclear(all: Heard[]): string[] {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const heard of all.filter(acts)) {
    const at = heard.within.join(' > ');
    const named = `${heard.role} "${heard.name}" in ${at}`;
    if (!heard.name) faults.push(`without a name: ${named}`);
    if (/^[a-z]+(-[a-z0-9_]+){2,}$|undefined|\[object|_/.test(heard.name))
      faults.push(`not a word: ${named}`);
    // equal cards of a hand are the same to play
    if (heard.description && !/[Hh]and|dialog/.test(at)) {
      if (seen.has(named)) faults.push(`twice: ${named}`);
      seen.set(named, named);
    }
  }
  return faults;
}

const asked = (all: Heard[]): boolean => /Your turn/.test(all[0]?.name ?? '');
const over = (all: Heard[]): boolean =>
  all.some((heard) => heard.role === 'button' && /^(Rematch|Play again)$/.test(heard.name));

interface Played {
  choices: number;
  faults: Set<string>;
  last: Heard[];
  /** All that could be read at any time, once. */
  read: Set<string>;
}

async function play(person: Person): Promise<Played> {
  const reader = await Reader.of(person);
  const luck = luckOf(11);
  const played: Played = { choices: 0, faults: new Set(), last: [], read: new Set() };
  let silent = 0;
  await until(
    async () => {
      const all = await reader.read();
      played.last = all;
      for (const { name } of all) played.read.add(name);
      if (over(all)) return true;
      const can = possible(all);
      const dealt = can.some((heard) => inside(heard, /^dialog/));
      if (!asked(all) && !dealt) return false;
      for (const fault of unclear(all)) played.faults.add(fault);
      silent = can.length ? 0 : silent + 1;
      if (silent > SILENT)
        throw new Error(
          `nothing is said to be possible: ${all.map(({ name }) => name).join(' | ')}`,
        );
      const again = luck() < 0.8 ? can.find(({ description }) => description === AGAIN) : undefined;
      const choice = again ?? can[Math.floor(luck() * can.length)];
      if (choice && (await reader.press(choice))) played.choices += 1;
      return false;
    },
    'one plays by what is told',
    WHOLE_MATCH,
  );
  return played;
}

const MATCHES = [
  { game: 'glory', seats: 2, options: { rounds: 1 }, size: WIDE },
  { game: 'samurai', seats: 2, options: {}, size: WIDE },
  { game: 'honor', seats: 3, options: { goal: 250, round_limit: 20 }, size: WIDE },
  { game: 'honor', seats: 3, options: { goal: 250, round_limit: 20 }, size: PHONE },
  { game: 'glory', seats: 2, options: { rounds: 2 }, size: PHONE },
  { game: 'samurai', seats: 2, options: {}, size: PHONE },
  { game: 'skirmish', seats: 2, options: { scenario: 'first_clash' }, size: WIDE },
  { game: 'skirmish', seats: 2, options: { scenario: 'first_clash' }, size: PHONE },
];
/** What has to be said of a match while it is played, and what has to be there to be read. Battles are told beat by beat,
 *  what comes at once is told all the same. */
const TOLD: Record<string, { said: RegExp[]; read?: RegExp[] }> = {
  glory: { said: [/^says: .*Hana draws/, /^says: .*Hana lays down/] },
  samurai: { said: [/^says: .*Hana plays/] },
  skirmish: {
    said: [
      /^says: You drew a \w+ token\. Who gets the token and acts\?/, // what is asked
      /^says: Round 2 begins/,
      /^says: .* [AB]\d acts\b/, // who acts
      /^says: .* (charges|shoots at) .* Hit \d+% · cut down \d+%/, // what it promises
      /^says: .* B\d charges/, // what others do
      /^says: .*: strike roll/,
      /^says: (Passed|Failed|Fumble)\b.* · (no|\d+) swords?/, // what the dice showed
      /^says: .* is out of the battle!/, // what came of it
    ],
    read: [/^Hit \d+%|^Hits?$/, /\d of \d actions left/],
  },
};

test.each(MATCHES)(
  `a whole match of $game by labels alone, $size.width wide`,
  async ({ game, seats, options, size }) => {
    const battle = game === 'skirmish';
    const ann = await house.person({ pace: battle ? 'quick' : 'instant' }, size);
    const ear = await Ear.of(ann);
    await openTable(ann, against(game, seats, options));
    const played = await play(ann);
    const heard = await ear.heard();
    await ear.keep(`labels-${game}-${size.width}-heard`);
    mkdirSync(OUT, { recursive: true });
    const told = played.last.filter(({ role }) => !/^(generic|none|StaticText)$/.test(role));
    writeFileSync(
      join(OUT, `labels-${game}-${size.width}.txt`),
      told
        .map(({ role, name, description, within }) =>
          `${'  '.repeat(within.length)}${role} "${name}" ${description}`.trimEnd(),
        )
        .join('\n'),
    );
    console.log(`${game} by labels: ${played.choices} choices`);
    expect.soft([...played.faults]).toEqual([]);
    expect(played.choices).toBeGreaterThan(10);
    expect(told.some(({ role, name }) => role === 'heading' && /wins?\b/.test(name))).toBe(true);
    const { said = [], read = [] } = TOLD[game] ?? {};
    expect
      .soft(said.filter((what) => !heard.some((line) => what.test(line))).map(String))
      .toEqual([]);
    expect
      .soft(read.filter((what) => ![...played.read].some((name) => what.test(name))).map(String))
      .toEqual([]);
    expect(house.complaints).toEqual([]);
    await ann.context.close();
  },
);
