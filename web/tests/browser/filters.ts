// Live filters on what moves: each frame would make them anew. Runs in the page.

/** What moves just now, or is carried, with a filter on it, in it or around it; a texture is a picture and none. */
export function filtered(): string[] {
  const has = (thing: Element): boolean => {
    const style = getComputedStyle(thing);
    return style.filter !== 'none' || style.backdropFilter !== 'none';
  };
  const name = (thing: Element): string =>
    `${thing.tagName.toLowerCase()}.${(thing.getAttribute('class') ?? '').replace(/svelte-\w+/g, '').trim()}`;
  /** A change of colors alone paints what it paints; what changes its place takes a filter along. */
  const PLACES = /^(transform|translate|rotate|scale|left|top|right|bottom|filter|backdropFilter)$/;
  const moving = document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
    const changes = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    return changes.some((what) => PLACES.test(what)) ? [effect.target] : [];
  });
  const things = [...moving, ...document.querySelectorAll('.carried, .sky .thing')];
  return [
    ...new Set(
      things.flatMap((thing) =>
        [thing, ...thing.querySelectorAll('*')]
          .filter((part) => part.getClientRects().length && has(part))
          .map((part) => (part === thing ? name(part) : `${name(part)} in ${name(thing)}`)),
      ),
    ),
  ];
}
