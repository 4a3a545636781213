// The desk of a live match; while one looks back in it, nothing can be done.
import type { Desk, Option, Question, Thing, Words } from './desk';
import type { LiveTable } from './livetable.svelte';
import { settings } from './settings.svelte';
import { previewAt } from './wire/http';
import type { ProblemInfo, SeatInfo } from './wire/types';
import { Speaker, type Told } from './words/speaker';

export interface Help {
  refuse(problem: ProblemInfo): void;
  tell(clause: string): void;
  tellCard(card: string): void;
  /** Asks first where the player wishes to be asked. */
  sure(option: Option): boolean;
}

export function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat) => seat.name || botName(seat.bot) || nameless(seat));
}

/** Somebody who had himself forgotten, or nobody yet. */
function nameless(seat: SeatInfo): string {
  return seat.kind === 'human' ? settings.text.say('web-guest') : String(seat.seat + 1);
}

/** What a level of bots is called. */
export function botName(bot: string): string {
  const level = /^bot:(\d)/.exec(bot)?.[1];
  return level ? settings.text.say(`bot-${level}`) : bot;
}

/** What a speaker needs of a view's units to call them by their names. */
const namedIn = (view: Told): unknown =>
  ((view.units ?? []) as Told[]).map(({ unit, card, label }) => ({ unit, card, label }));
const NONE: readonly Option[] = [];

/** What is drawn now: the present, or a moment of the past, so many decisions after the start. While something is
 *  being shown, the table is not idle and nothing can be done. */
export interface Now {
  view: Told;
  past: number | null;
  idle: boolean;
}

export function liveDesk(match: LiveTable, help: Help, now: Now): Desk {
  // One speaker as long as the same are called the same: a sentence is said anew only when its facts change.
  const names = $derived(JSON.stringify(namesOf(match.table?.seats ?? [])));
  const slug = $derived(match.table?.game ?? '');
  const met = $derived(JSON.stringify(namedIn(now.view)));
  const speaker = $derived.by(() => {
    const made = new Speaker(settings.text, slug, JSON.parse(names) as string[]);
    made.me = match.seat;
    made.meet({ units: JSON.parse(met) as unknown });
    return made;
  });
  const why = (thing: Thing): Promise<ProblemInfo | null> =>
    now.past !== null || match.seat === null ? Promise.resolve(null) : match.why(thing);
  return {
    get speaker() {
      return speaker;
    },
    seat: match.seat,
    get options() {
      return now.past !== null || match.busy || !now.idle ? NONE : match.options;
    },
    get question() {
      return now.past !== null || !now.idle || !match.asked
        ? null
        : (match.asked.question as Question);
    },
    get seats() {
      return match.table?.seats ?? [];
    },
    get waiting() {
      return match.present?.waiting ?? [];
    },
    now: () => match.now(),
    left(seat) {
      const clocks = match.present?.clocks;
      const left = clocks?.left?.[seat];
      if (!clocks || left === undefined) return null;
      if (!clocks.running.includes(seat)) return left;
      return left - Math.max(0, match.now() - Math.max(clocks.now, clocks.stands ?? 0));
    },
    play: (option, agreed) => {
      if (agreed || help.sure(option)) void match.play(option);
    },
    playWords: (words) => void match.playWords(words),
    explain: (thing) => void why(thing).then((problem) => problem && help.refuse(problem)),
    why,
    refuse: help.refuse,
    tell: help.tell,
    tellCard: help.tellCard,
    preview: (about, ply) => {
      const at = ply ?? now.past;
      return at === null ? match.preview(about) : previewAt(match.id, at, about);
    },
    motion: () => settings.motion(),
  };
}
