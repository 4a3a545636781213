// Game data in sentences. The same as text/speaker.py tells: facts are put into the language before they
// enter a text. A test compares both on recorded games.
import type { Tally } from '../wire/tally';
import type { ProblemInfo, Reason } from '../wire/types';
import type { Facts, Text } from './text';

export type Told = Record<string, unknown>;

type Things = string | string[] | Record<string, number>;

const HIDDEN = 'hidden';

export class Speaker {
  readonly #nouns: Readonly<Record<string, string>>;
  readonly #unsaid: Facts;
  #met = new Map<number, string>();
  /** Who listens: what they do, may do and suffer is said to them, the rest by everybody's name. */
  me: number | null = null;

  constructor(
    readonly text: Text,
    readonly slug: string = '',
    readonly names: readonly string[] = [],
  ) {
    this.#nouns = text.facts(slug);
    const unsaid = Object.keys(this.#nouns).filter((fact) => this.#nouns[fact] === 'yes');
    this.#unsaid = Object.fromEntries(unsaid.map((fact) => [fact, 0]));
  }

  /** From now on the units of this view are called by their names. */
  meet(view: Told): void {
    const units = (view.units ?? []) as { unit: number; card: string; label: string }[];
    this.#met = new Map(units.map((unit) => [unit.unit, `${unit.card}-${unit.label}`]));
  }

  /** A text of the whole house, or of this game with "<slug>-" before it. */
  say(key: string, facts: Facts = {}): string {
    return this.text.say(key, facts);
  }

  event(told: Told): string {
    const called = (told.called ?? []) as string[];
    const first = (told.first ?? 0) as number;
    called.forEach((name, at) => this.#met.set(first + at, name));
    return this.#say(this.#heard(`event-${told.event}`, told), told);
  }

  /** The text that says "you" to who listens: `.you` to the one of $seat, `.you-other` to that of $other. */
  #heard(key: string, told: Told): string {
    const facts = Object.keys(told).filter((fact) => this.#isMe(fact, told[fact]));
    const forms = facts.map((fact) => (fact === 'seat' ? `${key}.you` : `${key}.you-${fact}`));
    return forms.sort().find((form) => this.text.has(`${this.slug}-${form}`)) ?? key;
  }

  /** Whether the fact is about who listens: a player, or the first place of a ranking. */
  #isMe(fact: string, value: unknown): boolean {
    if (this.me === null) return false;
    const ranks = this.#nouns[fact] === 'ranks' && (value as number[])[this.me] === 1;
    return ranks || (this.#nouns[fact] === 'player' && value === this.me);
  }

  action(words: Told): string {
    return this.#say(this.#heard(`do-${words.do}`, words), { ...this.#unsaid, ...words });
  }

  question(question: Told): string {
    return this.#say(`ask-${question.asks}`, question);
  }

  /** Why an option may be good, in terms of the game; or that there is no other. */
  advice({ key, facts }: Reason): string {
    if (key === '') return '';
    if (key === 'only') return this.text.say('advice-only');
    return this.#say(`advice-${key}`, facts ?? {});
  }

  option(name: string): string {
    return this.#say(`option-${name}`, {});
  }

  /** Why something is refused, without its clause. */
  problem(problem: ProblemInfo): string {
    const facts = this.slug ? this.#localized(problem.facts ?? {}) : (problem.facts ?? {});
    const clause = (problem.clause ?? '').replaceAll('.', '-');
    return this.text.say(`problem-${problem.key}`, { ...facts, clause } as Facts);
  }

  hasClause(id: string): boolean {
    return this.text.has(`clause-${id.replaceAll('.', '-')}`);
  }

  clause(id: string): string {
    const { text, remark } = this.rule(id);
    return remark ? `${text} ${remark}` : text;
  }

  /** A clause, and where it is from if not from the rulebook alone. */
  rule(id: string): { text: string; remark: string } {
    const key = `clause-${id.replaceAll('.', '-')}`;
    if (!this.text.has(key)) return { text: id, remark: '' };
    return { text: this.text.say(key), remark: this.#remark(key) };
  }

  card(id: string): string {
    const key = this.#cardKey(id);
    let sentence = this.noun('card', id);
    if (this.text.has(`${key}.does`)) sentence = `${sentence}: ${this.text.say(`${key}.does`)}`;
    return this.#withRemark(sentence, key);
  }

  tally(words: Tally): string[] {
    const lines = words.base ? [this.text.say('tally-base', { base: words.base })] : [];
    for (const reason of words.reasons) {
      const sign = reason.amount >= 0 ? '+' : '';
      lines.push(`${sign}${reason.amount} ${this.reason(reason.why)} [${reason.clause}]`);
    }
    return [...lines, this.text.say('tally-total', { total: words.total })];
  }

  // -- names

  name(seat: number | null | undefined): string {
    if (seat === null || seat === undefined || seat < 0) return this.text.say('nobody');
    return this.names[seat] ?? String(seat + 1);
  }

  /** In a row of players, who listens is "you". */
  #among(seat: number): string {
    return seat === this.me ? this.text.say('you') : this.name(seat);
  }

  noun(family: string, id: string): string {
    return family === 'card' ? this.#card(id) : this.text.say(`${this.slug}-${family}-${id}`);
  }

  place(id: string): string {
    const [sort = '', seat] = id.split('-', 2);
    const key = `${this.slug}-house-${sort}`;
    const mine = seat !== undefined && Number(seat) === this.me && this.text.has(`${key}.mine`);
    if (mine) return this.text.say(`${key}.mine`);
    return this.text.say(key, { name: this.name(seat ? Number(seat) : null) });
  }

  unit(number: number, called = ''): string {
    const known = called || this.#met.get(number) || '';
    if (!known) return this.text.say(`${this.slug}-unit`, { number });
    const at = known.indexOf('-');
    return `${this.noun('card', known.slice(0, at))} ${known.slice(at + 1)}`;
  }

  counted(id: string, count: number): string {
    const one = this.noun('character', `${id}.one`);
    const many = this.noun('character', `${id}.many`);
    return this.text.say('counted', { count, one, many });
  }

  list(items: readonly string[]): string {
    if (items.length < 2) return items.join('');
    return this.text.say('list', {
      first: items.slice(0, -1).join(', '),
      last: items.at(-1) ?? '',
    });
  }

  reason(why: string): string {
    if (this.text.has(`${this.slug}-why-${why}`)) return this.text.say(`${this.slug}-why-${why}`);
    if (this.text.has(`${this.slug}-card-${why}`)) return this.noun('card', why);
    return this.noun('character', why);
  }

  // -- facts

  #say(key: string, facts: Told): string {
    return this.text.say(`${this.slug}-${key}`, this.#localized(facts));
  }

  #localized(facts: Told): Facts {
    const said: Facts = {};
    for (const [fact, value] of Object.entries(facts)) this.#put(said, fact, value, facts);
    return said;
  }

  #put(said: Facts, fact: string, value: unknown, facts: Told): void {
    if (value === HIDDEN) said[fact] = HIDDEN;
    else if (this.#nouns[fact]) Object.assign(said, this.#named(fact, value, facts));
    else if (Array.isArray(value)) said[fact] = value.map(String).join(' + ') || 'none';
    else if (typeof value === 'string' || typeof value === 'number') said[fact] = value;
    else if (typeof value === 'boolean') said[fact] = value ? 'True' : 'False';
  }

  #named(fact: string, value: unknown, facts: Told): Facts {
    const noun = this.#nouns[fact] ?? '';
    if (value === null && noun !== 'player') return {};
    switch (noun) {
      case 'player': {
        const seat = value as number | null;
        return { [fact]: this.name(seat), [`${fact}-is`]: relation(seat, facts.seat) };
      }
      case 'players': {
        const names = (value as number[]).map((seat) => this.#among(seat));
        return { [fact]: this.list(names), [`${fact}-count`]: names.length };
      }
      case 'scores': {
        const scores = (value as number[]).map((n, seat) => `${this.#among(seat)} ${n}`);
        return { [fact]: scores.join(', ') };
      }
      case 'ranks':
        return this.#ranks(value as number[]);
      case 'house': {
        const [sort = '', seat] = (value as string).split('-', 2);
        const of = relation(seat === undefined ? null : Number(seat), facts.seat);
        return { [fact]: this.place(value as string), [`${fact}-is`]: sort, [`${fact}-of`]: of };
      }
      case 'inches':
        return { [fact]: (value as number) / 1000 };
      case 'ordinal':
        return { [fact]: (value as number) + 1 };
      case 'yes':
        return { [fact]: value as number };
      case 'unit':
        return { [fact]: this.unit(value as number, (facts[`${fact}_as`] ?? '') as string) };
      case 'character':
        return this.#character(value as string, facts.count as number | undefined);
      default:
        return this.#family(fact, noun, value as Things);
    }
  }

  #character(id: string, count: number | undefined | null): Facts {
    const said: Facts = {
      character: this.noun('character', id),
      'a-character': this.noun('character', `${id}.one`),
      characters: this.noun('character', `${id}.many`),
    };
    if (count !== undefined && count !== null) said.counted = this.counted(id, count);
    return said;
  }

  #family(fact: string, family: string, value: Things): Facts {
    const said: Facts = { [fact]: this.#things(family, value) };
    if (typeof value === 'string') {
      said[`${fact}-count`] = 1;
      said[`${fact}-is`] = value;
      if (this.text.has(`${this.slug}-${family}-${value}.the`))
        said[`the-${fact}`] = this.noun(family, `${value}.the`);
    } else said[`${fact}-count`] = Array.isArray(value) ? value.length : Object.keys(value).length;
    return said;
  }

  #things(family: string, value: Things): string {
    if (typeof value === 'string') return this.noun(family, value);
    if (!Array.isArray(value)) {
      return this.list(Object.entries(value).map(([id, n]) => this.several(family, id, n)));
    }
    if (new Set(value).size < value.length) {
      const counts: Record<string, number> = {};
      for (const id of value) counts[id] = (counts[id] ?? 0) + 1;
      return this.#things(family, counts);
    }
    return this.list(value.map((id) => this.noun(family, id)));
  }

  /** "a helmet", "2 helmets"; "2 × Cavalry" where there is no plural. */
  several(family: string, id: string, count: number): string {
    if (this.text.has(`${this.slug}-character-${id}`)) return this.counted(id, count);
    const [one, many] = [`${id}.one`, `${id}.many`];
    if (this.text.has(`${this.slug}-${family}-${many}`))
      return count === 1 ? this.noun(family, one) : `${count} ${this.noun(family, many)}`;
    const name = this.noun(family, id);
    return count === 1 ? name : `${count} × ${name}`;
  }

  #card(id: string): string {
    const key = this.#cardKey(id);
    const own = key.slice(`${this.slug}-card-`.length);
    const character = id.startsWith(own) ? id.slice(own.length).replace(/^_/, '') : id;
    if (!character) return this.text.say(key);
    return this.text.say(key, { character: this.noun('character', character) });
  }

  #cardKey(id: string): string {
    const own = `${this.slug}-card-${id}`;
    return this.text.has(own) ? own : own.slice(0, own.lastIndexOf('_'));
  }

  #ranks(ranks: number[]): Facts {
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [this.name(seat)] : []));
    const places = ranks.map((rank, seat) => [rank, seat] as const);
    places.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    return {
      ranks: places.map(([rank, seat]) => `${rank}. ${this.#among(seat)}`).join(', '),
      winners: this.list(winners),
      'winner-count': winners.length,
    };
  }

  #withRemark(sentence: string, key: string): string {
    const remark = this.#remark(key);
    return remark ? `${sentence} ${remark}` : sentence;
  }

  #remark(key: string): string {
    const source = this.text.has(`${key}.source`) ? this.text.say(`${key}.source`) : 'book';
    return source === 'book' ? '' : this.text.say(`source-${source}`);
  }
}

function relation(seat: number | null, subject: unknown): string {
  if (seat === null || seat < 0) return 'nobody';
  return seat === subject ? 'self' : 'other';
}

/** A number stays on the line of what it counts: "Samurai 3", "5 : 2". */
export const together = (text: string): string => text.replace(/ (?=:? ?\d)/g, '\u00a0');
