// What is refused reddens and shakes: the thing that was set down, where it was set down, before it goes back; or else
// the thing that somebody pointed at.
import { settings } from '../settings.svelte';

/** Milliseconds for which a thing that was set down waits for its answer there. */
const WAITS = 450;
/** How far it shakes, in px, and how often. */
const SHAKE = [-6, 6, -6, 6, 0];
const LENGTH = { shake: 380, back: 240 };

type Mover = HTMLElement | SVGElement;
interface Hanging {
  node: Mover;
  dx: number;
  dy: number;
  timer: ReturnType<typeof setTimeout>;
}
let hanging: Hanging | null = null;

/** It stays where it was set down until it is known what became of it. */
export function hang(node: Mover, dx: number, dy: number): void {
  release();
  node.style.translate = `${dx}px ${dy}px`;
  node.classList.add('carried');
  hanging = { node, dx, dy, timer: setTimeout(() => goBack(), WAITS) };
}

/** It is free: picked up again, or gone. */
export function release(node?: Mover): void {
  if (!hanging || (node && hanging.node !== node)) return;
  clearTimeout(hanging.timer);
  hanging.node.style.translate = '';
  hanging.node.classList.remove('carried');
  hanging = null;
}

function goBack(): void {
  if (!hanging) return;
  const { node, dx, dy } = hanging;
  release();
  move(node, [`${dx}px ${dy}px`, '0px 0px'], LENGTH.back);
}

const HELD = '.hand button';
/** Nothing larger shakes, in px. */
const LARGEST = 260;

/** The card that was pointed at, or the one that was chosen for what was pointed at, or that itself. */
function meant(pointed: Element | null): Element | null {
  const found =
    pointed?.closest(HELD) ??
    document.querySelector(`${HELD}[aria-pressed="true"]`) ??
    pointed?.closest('.leaf, [data-zone]');
  return found && found.getBoundingClientRect().width <= LARGEST ? found : null;
}

/** The answer was no. */
export function refused(at: Element | null): void {
  const pointed = meant(at);
  if (hanging) {
    const { node, dx, dy } = hanging;
    release();
    const there = SHAKE.map((by) => `${dx + by}px ${dy}px`);
    redden(node, move(node, [...there, '0px 0px'], LENGTH.shake + LENGTH.back));
  } else if (pointed) {
    const shakes = SHAKE.map((by) => `${by}px 0px`);
    redden(pointed, move(pointed, ['0px 0px', ...shakes], LENGTH.shake));
  }
}

function move(node: Element, way: readonly string[], length: number): Animation | null {
  // where nothing can move, nothing is asked about motion
  const pace = 'animate' in node ? settings.motion() : 0;
  if (!pace) return null;
  return node.animate(
    way.map((translate) => ({ translate })),
    { duration: length * pace, easing: 'ease-in-out' },
  );
}

function redden(node: Element, while_: Animation | null): void {
  node.classList.add('refused');
  const done = (): void => node.classList.remove('refused');
  if (while_) while_.finished.then(done, done);
  else setTimeout(done, LENGTH.shake + LENGTH.back);
}
