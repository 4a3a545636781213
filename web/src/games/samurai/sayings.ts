// What the table says of itself in words: for labels, and for those who listen instead of looking.
import type { Speaker } from '../../words/speaker';
import type { CardTold, Close, Lay, Preview, Touch, VillageTold } from './told';

const nameOf = (speaker: Speaker, seat: number | null): string => speaker.name(seat);

export function sayVillage(speaker: Speaker, told: VillageTold): string {
  const { x, y } = told;
  const village = speaker.noun('card', told.village);
  const shares = told.symbols.map((symbol) => {
    const sums = (told.influence[symbol] ?? []).flatMap((n, seat) =>
      n > 0 ? [`${speaker.name(seat)} ${n}`] : [],
    );
    const lead = told.leads[symbol] ?? null;
    return speaker.say('samurai-web-share', {
      symbol: speaker.noun('symbol', symbol),
      sums: sums.join(', '),
      lead: lead === null ? (sums.length ? 'tie' : 'none') : 'one',
      name: nameOf(speaker, lead),
    });
  });
  const key = told.scored ? 'samurai-web-village-scored' : 'samurai-web-village-open';
  return speaker.say(key, { village, x, y, shares: shares.join('; ') });
}

export const sayCard = (speaker: Speaker, told: CardTold): string =>
  speaker.say('samurai-web-card-on', {
    card: speaker.noun('card', told.card),
    name: speaker.name(told.seat),
    x: told.x,
    y: told.y,
  });

/** Everything an option would bring, a sentence each. */
export function sayPreview(speaker: Speaker, preview: Preview): string[] {
  const lines = [
    ...preview.touches.map((touch) => sayTouch(speaker, touch)),
    ...preview.closes.map((close) => sayClose(speaker, close)),
    ...sayLays(speaker, preview),
    ...preview.voids.map(([x, y]) => speaker.say('samurai-web-void-at', { x, y })),
  ];
  if (preview.ends.length) lines.push(sayEnds(speaker, preview.ends));
  return lines;
}

export function sayEnds(speaker: Speaker, ends: readonly string[]): string {
  const reasons = speaker.list(ends.map((reason) => speaker.noun('reason', reason)));
  return speaker.say('samurai-web-ends', { reasons });
}

function sayTouch(speaker: Speaker, touch: Touch): string {
  const gains = Object.entries(touch.adds).map(([symbol, adds]) => {
    const lead = touch.leads[symbol as 'helmet'] ?? null;
    return speaker.say('samurai-web-gain', {
      symbol: speaker.noun('symbol', symbol),
      adds,
      lead: lead === null ? 'none' : 'one',
      name: nameOf(speaker, lead),
    });
  });
  const village = speaker.noun('card', touch.village);
  return speaker.say('samurai-web-touch', {
    village,
    x: touch.x,
    y: touch.y,
    gains: gains.join('; '),
  });
}

function sayClose(speaker: Speaker, close: Close): string {
  const { x, y } = close;
  if (close.stones === 'unknown') return speaker.say('samurai-web-closes-unknown', { x, y });
  const stones = Object.entries(close.stones).map(([symbol, seat]) =>
    speaker.say('samurai-web-award', {
      symbol: speaker.noun('symbol', symbol),
      name: nameOf(speaker, seat),
      to: seat === null ? 'nobody' : 'one',
    }),
  );
  const village = speaker.noun('card', close.village);
  return speaker.say('samurai-web-closes-so', { village, x, y, stones: stones.join('; ') });
}

function sayLays(speaker: Speaker, preview: Preview): string[] {
  const { lays, count } = preview;
  if (lays.length > count) {
    const cells = speaker.list(lays.map(({ x, y }) => `(${x},${y})`));
    return [speaker.say('samurai-web-lays-some', { count, cells })];
  }
  return lays.map((lay) => sayLay(speaker, lay));
}

function sayLay(speaker: Speaker, { x, y, village }: Lay): string {
  if (village === 'unknown') return speaker.say('samurai-web-lays-unknown', { x, y });
  return speaker.say('samurai-web-lays-so', { village: speaker.noun('card', village), x, y });
}
