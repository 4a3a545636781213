// What the table says of itself in words: for labels, and for those who listen instead of looking.
import type { Option } from '../../desk';
import { upper, type Facts } from '../../words/text';
import type { Speaker } from '../../words/speaker';
import {
  keyOf,
  previewOf,
  type At,
  type CardTold,
  type Close,
  type Preview,
  type View,
  type Symbol,
  type Touch,
  type VillageTold,
} from './view';
import { sayPlace, sayWhere } from './where';

/** A name for a text that has a form for "you". */
export const named = (speaker: Speaker, seat: number | null, me: number | null): Facts => ({
  who: seat === null ? 'nobody' : seat === me ? 'you' : 'other',
  name: speaker.name(seat),
});

/** Who leads on a symbol, and by how much: "Rice field: you lead 5 : 3". */
/** The most that somebody has, and the next. */
export function scoreOf(values: readonly number[]): { most: number; next: number } {
  const [most = 0, next = 0] = [...values].sort((a, b) => b - a);
  return { most, next };
}

export function sayLead(
  speaker: Speaker,
  me: number | null,
  symbol: Symbol,
  values: readonly number[],
  lead: number | null,
): string {
  const score = scoreOf(values);
  return speaker.say('samurai-web-lead', {
    symbol: upper(speaker.noun('symbol', symbol)),
    ...score,
    ...named(speaker, lead, me),
    ...(lead === null && { who: score.most ? 'tie' : 'nobody' }),
  });
}

export function sayVillage(speaker: Speaker, view: View, told: VillageTold): string {
  const shares = told.symbols.map((symbol) => {
    const sums = (told.influence[symbol] ?? []).flatMap((n, seat) =>
      n > 0 ? [`${speaker.name(seat)} ${n}`] : [],
    );
    const lead = told.leads[symbol] ?? null;
    return speaker.say('samurai-web-share', {
      symbol: upper(speaker.noun('symbol', symbol)),
      sums: sums.join(', '),
      lead: lead === null ? (sums.length ? 'tie' : 'none') : 'one',
      name: speaker.name(lead),
    });
  });
  return speaker.say('samurai-web-village', {
    village: upper(speaker.noun('card', told.village)),
    where: sayWhere(speaker, view, told),
    scored: told.scored ? 'yes' : 'no',
    free: told.free.length,
    shares: `${shares.join('. ')}.`,
  });
}

export const sayCard = (speaker: Speaker, told: CardTold): string =>
  speaker.say('samurai-web-card-on', {
    card: speaker.noun('card', told.card),
    name: speaker.name(told.seat),
  });

/** A free corner, or a place for a village: what playing there would bring. */
export function sayCorner(speaker: Speaker, view: View, at: At, option: Option | null): string {
  const place = sayPlace(speaker, view, at);
  if (!option) return speaker.say('samurai-web-free', { place });
  return [
    sayAction(speaker, view, option.words),
    ...sayPreview(speaker, view, previewOf(option)),
  ].join(' ');
}

/** Of corners that are called the same, which of them each is: counted from the west. */
export function sayAlike(
  speaker: Speaker,
  view: View,
  corners: readonly At[],
): Map<string, string> {
  const called = new Map<string, At[]>();
  for (const corner of [...corners].sort((a, b) => a.x - b.x || b.y - a.y)) {
    const place = sayPlace(speaker, view, corner);
    called.set(place, [...(called.get(place) ?? []), corner]);
  }
  return new Map(
    [...called.values()]
      .filter((same) => same.length > 1)
      .flatMap((same) =>
        same.map(({ x, y }, at): [string, string] => [
          keyOf(x, y),
          speaker.say('samurai-web-one-of', { at: at + 1, count: same.length }),
        ]),
      ),
  );
}

/** An action without its coordinates: "Rice field 2 on the west shore, beside Kenji's Samurai 3". */
export function sayAction(speaker: Speaker, view: View, words: Option['words']): string {
  const place = sayPlace(speaker, view, { x: words.x as number, y: words.y as number });
  if (words.do === 'lay') return speaker.say('samurai-web-do-lay', { place });
  return speaker.say('samurai-web-do-play', {
    card: speaker.noun('card', words.card as string),
    place,
  });
}

/** The button of what was chosen on the land: the place is seen. */
export const sayDeed = (speaker: Speaker, words: Option['words']): string =>
  words.do === 'lay'
    ? speaker.say('samurai-web-lay-here')
    : speaker.say('samurai-web-plant-here', { card: speaker.noun('card', words.card as string) });

/** Everything an option would bring, a sentence each. */
export function sayPreview(speaker: Speaker, view: View, preview: Preview): string[] {
  const closing = new Set(preview.closes.map(({ x, y }) => keyOf(x, y)));
  return [
    ...preview.closes.map((close) => sayClose(speaker, view, close)),
    ...preview.touches
      .filter(({ x, y }) => !closing.has(keyOf(x, y)))
      .flatMap((touch) => sayTouch(speaker, view, touch)),
    ...sayLays(speaker, preview),
    ...(preview.voids.length
      ? [speaker.say('samurai-web-voids', { count: preview.voids.length })]
      : []),
    ...(preview.ends.length ? [sayEnds(speaker, preview.ends)] : []),
  ];
}

export function sayEnds(speaker: Speaker, ends: readonly string[]): string {
  const reasons = speaker.list(ends.map((reason) => speaker.noun('reason', reason)));
  return speaker.say('samurai-web-ends', { reasons });
}

function sayTouch(speaker: Speaker, view: View, touch: Touch): string[] {
  const village = view.table.villages.find(({ x, y }) => x === touch.x && y === touch.y);
  return (Object.entries(touch.adds) as [Symbol, number][]).flatMap(([symbol, adds]) => {
    if (!adds || !village) return [];
    const values = (village.influence[symbol] ?? []).map((value, seat) =>
      seat === view.you ? value + adds : value,
    );
    return [`${sayLead(speaker, view.you, symbol, values, touch.leads[symbol] ?? null)}.`];
  });
}

function sayClose(speaker: Speaker, view: View, close: Close): string {
  if (close.stones === 'unknown') return speaker.say('samurai-web-closes-unknown');
  return speaker.say('samurai-web-closes-so', {
    stones: sayAwards(speaker, view.you, Object.entries(close.stones) as [Symbol, number | null][]),
  });
}

/** "helmet for you, rice field for nobody". */
export function sayAwards(
  speaker: Speaker,
  me: number | null,
  stones: readonly (readonly [Symbol, number | null])[],
): string {
  return stones
    .map(([symbol, seat]) =>
      speaker.say('samurai-web-award', {
        symbol: speaker.noun('symbol', symbol),
        ...named(speaker, seat, me),
      }),
    )
    .join(', ');
}

function sayLays(speaker: Speaker, { lays, count }: Preview): string[] {
  if (!count) return [];
  const [first] = lays;
  const known = count === 1 && first && first.village !== 'unknown' ? first.village : null;
  if (known) return [speaker.say('samurai-web-lays-so', { village: speaker.noun('card', known) })];
  return [speaker.say('samurai-web-lays', { count })];
}
