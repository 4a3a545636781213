// Who I am at this house, on every device: a name, a recovery code, and what I chose.
import { say, settings } from './settings.svelte';
import * as http from './wire/http';
import type { Me, PasskeyInfo } from './wire/types';
import type { ColorName, CrestName } from './art/crests';

export interface Wears {
  color: ColorName | '';
  crest: CrestName | '';
}

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
  #wish = $state.raw<{ color: ColorName; crest: CrestName } | null>(null);
  #dressed: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether I have a name of my own. */
  get named(): boolean {
    return !!this.me?.known && !isGuest(this.me.name ?? '');
  }

  /** What I wear, or would: who is not known yet says so when he sits down. */
  get wears(): Wears {
    if (this.#wish) return this.#wish;
    return {
      color: (this.me?.color ?? '') as Wears['color'],
      crest: (this.me?.crest ?? '') as Wears['crest'],
    };
  }

  /** What was chosen last counts, however late the house answers. */
  async dress(color: ColorName, crest: CrestName): Promise<void> {
    const wish = { color, crest };
    this.#wish = wish;
    if (!this.me?.known) return;
    const answer = this.#dressed.then(() => http.dress(wish));
    this.#dressed = answer.catch(() => undefined);
    try {
      const me = await answer;
      if (this.#wish !== wish) return;
      this.me = me;
      this.#asked = Promise.resolve(me);
    } finally {
      if (this.#wish === wish) this.#wish = null;
    }
  }

  /** I sat down, and what I wished to wear is mine. */
  async seated(): Promise<void> {
    if (!this.#wish) return;
    this.me = await http.me();
    this.#asked = Promise.resolve(this.me);
    this.#wish = null;
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
    if (this.me) this.me = { ...this.me, kept: true, coded: true };
    await this.#keep();
    return code;
  }

  async recover(code: string): Promise<void> {
    this.me = await http.recover(code);
    await this.#return();
  }

  /** A key that this device keeps; what I chose is kept from now on, too. */
  async passkey(): Promise<PasskeyInfo[]> {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { options, ticket } = await http.askPasskey('/api/me/passkeys');
    const credential = await given(() => startRegistration({ optionsJSON: options as never }));
    if (!credential) return http.passkeys();
    const keys = await http.keepPasskey({ ticket, credential: { ...credential } });
    if (this.me) this.me = { ...this.me, kept: true };
    await this.#keep();
    return keys;
  }

  /** By a passkey; whether one was shown. */
  async enter(): Promise<boolean> {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { options, ticket } = await http.askPasskey('/api/passkey');
    const credential = await given(() => startAuthentication({ optionsJSON: options as never }));
    if (!credential) return false;
    this.me = await http.enterByPasskey({ ticket, credential: { ...credential } });
    await this.#return();
    return true;
  }

  async #return(): Promise<void> {
    this.#asked = Promise.resolve(this.me!);
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

/** What the device gives; nothing where somebody thought better of it. */
async function given<T>(asked: () => Promise<T>): Promise<T | null> {
  try {
    return await asked();
  } catch (failed) {
    if (failed instanceof Error && ['NotAllowedError', 'AbortError'].includes(failed.name))
      return null;
    throw new http.Refusal({ key: 'bad-passkey' });
  }
}

/** Why there can be no passkeys here; empty where they can be. */
export function passkeysHere(): '' | 'insecure' | 'numbers' | 'unknown' {
  if (!isSecureContext) return 'insecure';
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'numbers'; // they belong to a name
  return 'PublicKeyCredential' in window ? '' : 'unknown';
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
