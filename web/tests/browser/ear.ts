// What somebody hears who does not see: what a live region says, and the name of what has the focus, in their order.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from './house';

const OUT = join(import.meta.dirname, '..', 'out');

/** In the page: notes what is said from now on. */
function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const said = new WeakMap<Element, string>();
  const ask = (): void => {
    for (const region of document.querySelectorAll(
      '[aria-live=polite], [role=status], [role=log]',
    )) {
      const text = plain(region.textContent);
      if (said.get(region) === text) continue;
      said.set(region, text);
      if (text) heard.push(`says: ${text}`);
    }
  };
  const name = (thing: Element): string =>
    plain(thing.getAttribute('aria-label') ?? thing.textContent);
  addEventListener('DOMContentLoaded', () => {
    ask();
    const parts = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(ask).observe(document.body, { ...parts, attributeFilter: ['aria-live'] });
  });
  addEventListener('focusin', ({ target }) => {
    const thing = target as Element;
    const pressed = thing.getAttribute('aria-pressed') === 'true' ? ', pressed' : '';
    heard.push(`focus: ${name(thing) || `nothing (${thing.tagName})`}${pressed}`);
  });
  addEventListener('keydown', ({ key }) => heard.push(`key: ${key}`), true);
}

export class Ear {
  private constructor(private readonly person: Person) {}

  /** Before the page is opened. */
  static async of(person: Person): Promise<Ear> {
    await person.context.addInitScript(listen);
    return new Ear(person);
  }

  heard(): Promise<string[]> {
    return this.person.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  }

  /** Kept to be read aloud. */
  async keep(name: string): Promise<void> {
    mkdirSync(OUT, { recursive: true });
    writeFileSync(join(OUT, `${name}.txt`), `${(await this.heard()).join('\n')}\n`);
  }
}
