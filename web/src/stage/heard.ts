// What glows for the eye is told to the ear: what is marked `data-lit` gets a description, in every game.
export interface Lit {
  /** Of what may be chosen now. */
  may: string;
  /** Of what only waits to be chosen once more. */
  again: string;
}

/** What is described so; buttons of the line, and those that say yes, say themselves what they do. */
const LIT = '[data-lit]:not(.prompt .button, .button[data-lit=confirm])';

export function heard(node: HTMLElement, words: Lit): { destroy(): void } {
  const tell = (): void => {
    for (const thing of node.querySelectorAll(`${LIT}, [aria-description]`)) {
      const lit = thing.matches(LIT) ? thing.getAttribute('data-lit') : null;
      const told = lit === null ? null : lit === 'confirm' ? words.again : words.may;
      if (told === thing.getAttribute('aria-description')) continue;
      if (told === null) thing.removeAttribute('aria-description');
      else thing.setAttribute('aria-description', told);
    }
  };
  const changes = new MutationObserver(tell);
  changes.observe(node, { subtree: true, childList: true, attributeFilter: ['data-lit', 'class'] });
  tell();
  return { destroy: () => changes.disconnect() };
}
