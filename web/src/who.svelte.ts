// Who I am at this house, on every device: a name, a recovery code, and what I chose.
import { say, settings } from './settings.svelte';
import * as http from './wire/http';
import type { Me } from './wire/types';

const OURS = 'sengoku-';
const MOST = 8000; // letters that the house keeps
const SOON = 1500;

/** What this device keeps, for another one. */
function chosen(): string {
  const kept = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(OURS));
  const whole = JSON.stringify(Object.fromEntries(kept));
  return whole.length <= MOST ? whole : '';
}

class Who {
  me = $state.raw<Me | null>(null);
  #asked: Promise<Me> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether I have a name of my own. */
  get named(): boolean {
    return !!this.me?.known && !isGuest(this.me.name ?? '');
  }

  /** Asked once; whatever changes it here is known at once. */
  load(): Promise<Me> {
    this.#asked ??= http.me().then((me) => (this.me = me));
    this.#asked.catch(() => (this.#asked = null));
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    this.me = await http.sayName(name);
    this.#asked = Promise.resolve(this.me);
  }

  /** From now on the house keeps what I chose, too. */
  async code(): Promise<string> {
    const { code } = await http.newCode();
    if (this.me) this.me = { ...this.me, kept: true };
    await this.#keep();
    return code;
  }

  async recover(code: string): Promise<void> {
    this.me = await http.recover(code);
    this.#asked = Promise.resolve(this.me);
    const { settings: text } = await http.keptSettings();
    if (!text) return;
    for (const [key, value] of Object.entries(JSON.parse(text) as Record<string, string>))
      if (key.startsWith(OURS)) localStorage.setItem(key, value);
  }

  /** Something was chosen on this device. */
  changed(): void {
    if (!this.me?.kept) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#keep().catch(() => undefined), SOON);
  }

  async #keep(): Promise<void> {
    const text = chosen();
    if (text) await http.keepSettings(text);
  }
}

/** A name that nobody chose. */
export function isGuest(name: string): boolean {
  const guest = say('web-guest');
  return (
    name === '' ||
    name === guest ||
    (name.startsWith(`${guest} `) && /^\d+$/.test(name.slice(guest.length + 1)))
  );
}

export const who = new Who();
settings.changed = () => who.changed();
