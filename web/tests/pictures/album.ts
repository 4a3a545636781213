// Pictures of one person's game, numbered, in a folder of their own.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Person } from '../browser/house';

export class Album {
  readonly #folder: string;
  #count = 0;

  /** `kind` is that of all such albums, `name` this one's. What an earlier run left is gone. */
  constructor(
    readonly person: Person,
    kind: string,
    readonly name: string,
  ) {
    this.#folder = join(import.meta.dirname, '..', 'out', kind, name);
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }

  /** The beginning of the next picture's name. */
  protected next(what: string): string {
    this.#count += 1;
    return `${String(this.#count).padStart(2, '0')}-${what}`;
  }

  protected async keep(page: Page, name: string): Promise<void> {
    await page.screenshot({ path: join(this.#folder, `${name}.png`) });
  }
}
