// Where a lesson points: what the hand touches next, and where words about it have room.
import type { OnScreen } from '../furniture/keys';

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Placed {
  x: number;
  y: number;
  /** On which side of what it is about it stands. */
  side: 'right' | 'left' | 'below' | 'above';
  /** Where its nose is, from its left or its top. */
  nose: number;
}

const SURE = '.board [data-lit="confirm"]:not([disabled])';
const GAP = 22;
const EDGE = 8;

export const areaOf = (thing: Element): Area => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left, y: top, w: width, h: height };
};

const seen = (thing: OnScreen): boolean => {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0;
};

const all = (selector: string): OnScreen[] =>
  [...document.querySelectorAll<OnScreen>(selector)].filter(seen);

/** What can be clicked at a zone and was not taken up yet: the zone, something in it, or what it lies in. */
function openAt(zone: string): OnScreen | null {
  for (const thing of all(`.board [data-zone="${CSS.escape(zone)}"]`)) {
    const lit = thing.matches('[data-lit], [data-mode]')
      ? thing
      : ([...thing.querySelectorAll<OnScreen>('[data-lit]')].find(seen) ??
        thing.closest<OnScreen>('[data-lit]'));
    if (lit && lit.getAttribute('aria-pressed') !== 'true') return lit;
  }
  return null;
}

/** The next click of an action: its zones in the order in which a hand touches them. What was taken up and only waits
 *  for a yes comes before any further place; an action without a place has its own button. */
export function nextClick(zones: readonly string[], option: number): OnScreen | null {
  const places = zones.length > 1 ? zones.slice(1) : zones;
  const first = zones.length > 1 ? openAt(zones[0] as string) : null;
  const sure = first ?? all(SURE)[0];
  if (sure) return sure;
  for (const zone of places) {
    const open = openAt(zone);
    if (open) return open;
  }
  return all(`.board [data-option="${option}"]`)[0] ?? null;
}

/** A point of it that lies on top, so that a click there means it. */
export function touchable(thing: Element): { x: number; y: number } {
  const { x, y, w, h } = areaOf(thing);
  for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const at = { x: x + w * across, y: y + h * down };
      const hit = document.elementFromPoint(at.x, at.y);
      if (hit && (thing === hit || thing.contains(hit))) return at;
    }
  return { x: x + w / 2, y: y + h / 2 };
}

const shared = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const within = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

interface Weighed {
  placed: Placed;
  /** How much of what is to be seen it covers. */
  cost: number;
}
const least = (places: readonly Weighed[]): Placed | null =>
  places.length ? places.reduce((best, one) => (one.cost < best.cost ? one : best)).placed : null;

/** Beside one of these boxes, within the window, over as little of them all as can be; the first box is preferred. */
export const place = (boxes: readonly Area[], size: Area, window: Area): Placed | null =>
  least(
    boxes.flatMap((about, rank) =>
      around(about, size, window, boxes).map((one) => ({ ...one, cost: one.cost + rank })),
    ),
  );

/** To cover what is spoken of is worse than anything else: nobody would see what is meant. */
const OWN = 100;

/** Beside this, over as little as can be of it and of all that lies around. */
export const beside = (
  about: Area,
  size: Area,
  window: Area,
  others: readonly Area[],
): Placed | null =>
  least(
    around(about, size, window, others).map(({ placed, cost }) => {
      const { x, y } = placed;
      return { placed, cost: cost + OWN * shared({ ...size, x, y }, about) };
    }),
  );

function around(about: Area, size: Area, window: Area, seen: readonly Area[]): Weighed[] {
  const [cx, cy] = [about.x + about.w / 2, about.y + about.h / 2];
  const x = (wanted: number): number =>
    within(window.x + EDGE, wanted, window.x + window.w - size.w - EDGE);
  const y = (wanted: number): number =>
    within(window.y + EDGE, wanted, window.y + window.h - size.h - EDGE);
  const [right, left] = [x(about.x + about.w + GAP), x(about.x - size.w - GAP)];
  const [below, above] = [y(about.y + about.h + GAP), y(about.y - size.h - GAP)];
  const [middle, level] = [x(cx - size.w / 2), y(cy - size.h / 2)];
  const [along, down] = [within(20, cx - middle, size.w - 20), within(20, cy - level, size.h - 20)];
  const places: Placed[] = [
    { x: right, y: level, side: 'right', nose: down },
    { x: left, y: level, side: 'left', nose: down },
    { x: middle, y: above, side: 'above', nose: along },
    { x: middle, y: below, side: 'below', nose: along },
  ];
  return places.map((placed) => {
    const covered = { ...size, x: placed.x, y: placed.y };
    return { placed, cost: seen.reduce((sum, box) => sum + shared(covered, box), 0) };
  });
}
