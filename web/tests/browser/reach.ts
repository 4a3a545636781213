// Which things on a page are too small for a finger. Runs in the page.

/** A finger is 44 px wide: there is a point from which it reaches 21 px every way and still touches the thing. */
export function tooSmall(within: string): string[] {
  const ACTS =
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [data-lit]';
  const FINGER = 21;
  const STEP = 3;
  const touches = (thing: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    return thing.contains(hit) || hit.closest('label')?.control === thing;
  };
  const reaches = (thing: Element, x: number, y: number): boolean =>
    touches(thing, x, y) &&
    touches(thing, x - FINGER, y) &&
    touches(thing, x + FINGER, y) &&
    touches(thing, x, y - FINGER) &&
    touches(thing, x, y + FINGER);
  const isFit = (thing: Element, block: ScrollLogicalPosition): boolean => {
    (thing.closest('svg') ?? thing).scrollIntoView({ block, inline: 'center' });
    const boxes = [thing, ...((thing as HTMLInputElement).labels ?? [])].map((it) =>
      it.getBoundingClientRect(),
    );
    for (const { left, top, right, bottom } of boxes) {
      if (reaches(thing, (left + right) / 2, (top + bottom) / 2)) return true;
      // an invisible rim may be larger than what is drawn
      for (let y = top - FINGER; y <= bottom + FINGER; y += STEP)
        for (let x = left - FINGER; x <= right + FINGER; x += STEP)
          if (reaches(thing, x, y)) return true;
    }
    return false;
  };
  /** One scrolls until it lies free. */
  const fits = (thing: Element): boolean =>
    isFit(thing, 'center') || isFit(thing, 'start') || isFit(thing, 'end');
  /** Beyond the edge of what pans or scrolls it is not there yet. */
  const inSight = (thing: Element): boolean => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    for (let over = thing.parentElement; over; over = over.parentElement) {
      if (getComputedStyle(over).overflow === 'visible') continue;
      const edge = over.getBoundingClientRect();
      if (left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom)
        return false;
    }
    return true;
  };
  /** While a whole area is one target (a house that is to be chosen), what lies in it is not meant. */
  const isCovered = (thing: Element): boolean => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const over = hit?.closest(ACTS);
    if (!over || over.contains(thing)) return false;
    const edge = over.getBoundingClientRect();
    return edge.left <= left && edge.right >= right && edge.top <= top && edge.bottom >= bottom;
  };
  /** A link within a sentence is as high as the sentence. */
  const inText = (thing: Element): boolean => {
    const around = thing.closest('p, li, dd');
    if (!thing.matches('a') || !around) return false;
    return (around.textContent ?? '').trim().length > (thing.textContent ?? '').trim().length + 3;
  };
  const name = (thing: Element): string => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const own = (thing.getAttribute('class') ?? '').replace(/svelte-\w+/g, '').trim();
    const said = thing.getAttribute('aria-label') ?? thing.textContent ?? '';
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const lies =
      over && !thing.contains(over) ? ` under ${over.tagName}.${over.getAttribute('class')}` : '';
    return `${thing.tagName.toLowerCase()}.${own} "${said.trim().slice(0, 30)}" ${Math.round(width)}x${Math.round(height)}${lies}`;
  };
  return [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll(ACTS)])
    .filter((thing) => thing.checkVisibility() && !thing.closest('[aria-hidden=true]'))
    .filter((thing) => !thing.matches(':disabled') && getComputedStyle(thing).opacity !== '0')
    .filter((thing) => !inText(thing) && !fits(thing) && inSight(thing) && !isCovered(thing))
    .map(name);
}
