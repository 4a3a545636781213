// Hands on the keyboard: from one lit thing to the next, and the prompt's options by their number.

const OPTIONS = '.prompt .options .button:not([disabled])';
const LIT = `.board .table [data-lit]:not([disabled]), ${OPTIONS}`;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export type OnScreen = HTMLElement | SVGElement;

/** What can be done now, in reading order; what only waits for a yes comes first. */
function lit(): OnScreen[] {
  const seen = [...document.querySelectorAll<OnScreen>(LIT)].filter(
    (it) => it.getClientRects().length,
  );
  const sure = seen.filter((it) => it.dataset.lit === 'confirm');
  return [...sure, ...seen.filter((it) => !sure.includes(it))];
}

/** The focus goes to the next lit thing, or to the one before; from elsewhere to the first, or the last. */
function step(by: 1 | -1): void {
  const things = lit();
  const at = things.indexOf(document.activeElement as OnScreen);
  const from = at < 0 && by < 0 ? 0 : at;
  things[(from + by + things.length) % things.length]?.focus();
}

/** From a lit thing to the nearest one in that direction, straight ahead before aside. */
function go([dx, dy]: [number, number]): boolean {
  const here = document.activeElement as OnScreen;
  const things = lit();
  if (!things.includes(here)) return false;
  const middle = (thing: OnScreen): [number, number] => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(here);
  let nearest: { thing: OnScreen; far: number } | null = null;
  for (const thing of things) {
    const [mx, my] = middle(thing);
    const ahead = (mx - x) * dx + (my - y) * dy;
    const aside = Math.abs((mx - x) * dy) + Math.abs((my - y) * dx);
    const far = ahead + 2.5 * aside;
    if (ahead >= 2 && (!nearest || far < nearest.far)) nearest = { thing, far };
  }
  nearest?.thing.focus();
  return nearest !== null;
}

/** The clause behind what has the focus, if it does something. */
export function ruleHere(): string {
  return document.activeElement?.closest<OnScreen>('[data-rule]')?.dataset.rule ?? '';
}

/** Whether this key was for going about the table or choosing at the prompt; then it is done. */
export function pressed(key: string): boolean {
  const arrow = ARROWS[key];
  if (arrow) return go(arrow);
  if (key === 'n') step(1);
  else if (key === 'N') step(-1);
  else if (key === 'o') document.querySelector<HTMLElement>('.prompt [aria-expanded]')?.click();
  else if (/^[1-9]$/.test(key))
    document.querySelectorAll<HTMLElement>(OPTIONS)[Number(key) - 1]?.click();
  else return false;
  return true;
}
