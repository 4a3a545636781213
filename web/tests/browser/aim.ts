// Where a person would put the finger next. Runs in the page: it looks, and touches nothing but the scroll bars.

export interface Aim {
  /** The middle of a visible part of it; null if there is nothing to touch. */
  at: { x: number; y: number } | null;
  /** What could be chosen and yet not be touched: what lies over it. */
  covered: string[];
}

/** Something lit on the table or a button of the prompt, by luck; in an open sheet its answer, or its way out. */
export function aim(luck: number): Aim {
  const name = (thing: Element): string =>
    `${thing.tagName.toLowerCase()}.${thing.getAttribute('class') ?? ''} "${(thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim().slice(0, 40)}"`;
  const hits = (thing: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (thing === hit || thing.contains(hit));
  };
  const find = (thing: Element): { x: number; y: number } | null => {
    (thing.closest('svg') ?? thing).scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = thing.getBoundingClientRect();
    for (const across of [0.5, 0.2, 0.35, 0.65, 0.8])
      for (const down of [0.5, 0.2, 0.35, 0.65, 0.8]) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (hits(thing, x, y)) return { x, y };
      }
    return null;
  };
  /** What of it its scrolling and clipping ancestors let through. */
  const inSight = (thing: Element): boolean => {
    const box = thing.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let over = thing.parentElement; over; over = over.parentElement) {
      if (getComputedStyle(over).overflow === 'visible') continue;
      const edge = over.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return Math.min(right, innerWidth) - Math.max(left, 0) > 8 && bottom - Math.max(top, 0) > 8;
  };

  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const yes = luck < 0.7 ? sheet?.querySelector('.body .strong') : null;
  const found = sheet
    ? [yes ?? sheet.querySelector('header button')]
    : [
        ...document.querySelectorAll('.board .table [data-lit]:not([disabled])'),
        ...document.querySelectorAll('.prompt .options .button:not([disabled])'),
      ];
  const things = found.filter((thing): thing is Element => !!thing?.getClientRects().length);
  const sure = luck < 0.8 ? things.findIndex((it) => it.matches('[data-lit=confirm]')) : -1;
  const first = sure >= 0 ? sure : Math.floor(((luck * 7919) % 1) * things.length);
  const covered: string[] = [];
  for (const thing of [...things.slice(first), ...things.slice(0, first)]) {
    const at = find(thing);
    if (at) return { at, covered };
    if (!inSight(thing)) continue;
    const box = thing.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    covered.push(`${name(thing)} under ${over ? name(over) : 'nothing'}`);
  }
  const list = document.querySelector('.prompt .tool[aria-expanded=false]');
  return { at: !sheet && list ? find(list) : null, covered };
}
