// The way of a thing through the air: up by a sixth of its way, and down on its place.
import type { Motion } from './beat';

const EASE = {
  in: { easing: 'cubic-bezier(.2,.8,.2,1)', length: 520 },
  melt: { easing: 'cubic-bezier(.2,.8,.2,1)', length: 520 },
  land: { easing: 'cubic-bezier(.3,.6,.25,1)', length: 620 },
  out: { easing: 'cubic-bezier(.5,0,.85,.4)', length: 520 },
} as const;
const HEIGHT = 0.18;
const SAMPLES = 10;

export function zoneOf(name: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-zone="${CSS.escape(name)}"]`)) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0 || rect.height > 0) return rect;
  }
  return null;
}

/** Where it is in sight: what a scrolling room hides of it, or all of it, is nowhere. */
export function sightOf(name: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-zone="${CSS.escape(name)}"]`)) {
    const rect = element.getBoundingClientRect();
    if (rect.width + rect.height > 0 && inSight(element, rect)) return rect;
  }
  return null;
}

/** Whether its middle is inside of all that clips it. */
function inSight(element: Element, rect: DOMRect): boolean {
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  for (let over = element.parentElement; over; over = over.parentElement) {
    if (getComputedStyle(over).overflow === 'visible') continue;
    const edge = over.getBoundingClientRect();
    const within = x >= edge.left && x <= edge.right && y >= edge.top && y <= edge.bottom;
    if (edge.width > 0 && !within) return false;
  }
  return true;
}

interface Bow {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  rise: number;
  long: number;
}

function wayOf(from: DOMRect, to: DOMRect, motion: Motion): Bow {
  const [x0, y0] = [from.left + from.width / 2, from.top + from.height / 2];
  const [x1, y1] = [to.left + to.width / 2 + (motion.aside ?? 0), to.top + to.height / 2];
  const long = Math.hypot(x1 - x0, y1 - y0);
  return { x0, y0, x1, y1, long, rise: Math.min(120, long * HEIGHT) };
}

const OPACITY: Record<NonNullable<Motion['ease']>, (t: number) => number> = {
  in: () => 1,
  land: () => 1,
  melt: (t) => Math.min(1, (1 - t) * 12),
  out: (t) => 1 - 0.9 * t * t,
};

const timing = (motion: Motion, pace: number): KeyframeAnimationOptions => {
  const { length, easing } = EASE[motion.ease ?? 'land'];
  return { duration: length * pace, delay: (motion.delay ?? 0) * pace, easing, fill: 'both' };
};

export function arc(
  node: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  motion: Motion,
  pace: number,
): Animation {
  const ease = motion.ease ?? 'land';
  const { x0, y0, x1, y1, rise } = wayOf(from, to, motion);
  const frames: Keyframe[] = [];
  for (let i = 0; i <= SAMPLES; i += 1) {
    const t = i / SAMPLES;
    const x = x0 + (x1 - x0) * t;
    const y = y0 + (y1 - y0) * t - rise * 4 * t * (1 - t);
    const lift = 1 + 0.06 * Math.sin(Math.PI * t);
    const turn = (motion.turn ?? 0) * t + 4 * Math.sin(Math.PI * t) * Math.sign(x1 - x0 || 1);
    frames.push({
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${lift})`,
      opacity: OPACITY[ease](t),
    });
  }
  return node.animate(frames, timing(motion, pace));
}

/** Where nothing may move: it comes into sight where it goes. */
export const FADE = 120;
export function fade(node: HTMLElement, to: DOMRect, { aside = 0, turn = 0 }: Motion): Animation {
  const [x, y] = [to.left + to.width / 2 + aside, to.top + to.height / 2];
  node.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg)`;
  return node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, fill: 'both' });
}

/** A way shorter than this needs no light. */
const SHORT = 150;
/** How much of its way is lit behind it. */
const TAIL = 0.5;

/** The light behind a thing: drawn on its way, and gone soon after it has landed. */
export function trail(
  path: SVGPathElement,
  from: DOMRect,
  to: DOMRect,
  motion: Motion,
  pace: number,
): Animation | null {
  const { x0, y0, x1, y1, rise, long } = wayOf(from, to, motion);
  if (long < SHORT) return null;
  // the way is a parabola: its control point lies twice as high as its top
  path.setAttribute('d', `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 - 2 * rise} ${x1} ${y1}`);
  path.style.strokeDasharray = `${TAIL} 2`;
  const frames = [
    { strokeDashoffset: TAIL, opacity: 0 },
    { strokeDashoffset: TAIL * 0.2, opacity: 1, offset: 0.2 },
    { strokeDashoffset: TAIL - 1, opacity: 0.9, offset: 0.8 },
    { strokeDashoffset: -1, opacity: 0 },
  ];
  return path.animate(frames, timing(motion, pace));
}
