// What a person chose on this device: language, look, motion, sound. It leaves the device only for the other devices of who
// has a recovery code (`who.svelte.ts`).
import * as http from './wire/http';
import { Text } from './words/text';

export type Theme = 'auto' | 'light' | 'dark';
export type Tempo = 'calm' | 'normal' | 'quick' | 'instant';
/** Before which moves one is asked again. */
export type Confirm = 'never' | 'grave' | 'always';
/** How the field of Test of Honour is drawn. */
export type Miniatures = 'auto' | 'painted' | 'sculpted';

const LANGUAGES = ['en', 'nl', 'de'] as const;
const NIGHT = '(prefers-color-scheme: dark)';
const STILL = '(prefers-reduced-motion: reduce)';
const STORE = 'sengoku-settings';
const FACTOR: Record<Tempo, number> = { calm: 1.6, normal: 1, quick: 0.5, instant: 0 };

type Kept = {
  language: string;
  theme: Theme;
  pace: Tempo;
  sound: boolean;
  confirm: Confirm;
  notify: boolean;
  miniatures: Miniatures;
  /** Whoever looks on does not tell his name. */
  quiet: boolean;
};

function usual(): Kept {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  const language = wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
  return {
    language,
    theme: 'auto',
    pace: 'normal',
    sound: true,
    confirm: 'grave',
    notify: false,
    miniatures: 'auto',
    quiet: false,
  };
}

function kept(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual();
  }
}

class Settings {
  readonly languages = LANGUAGES;
  #kept = $state<Kept>(kept());
  text = $state.raw<Text>(new Text('en', ''));
  ready = $state(false);
  /** The field of Test of Honour is painted though it might be sculpted: this device does not bear it. */
  staysPainted = $state(false);
  /** Told of every choice. */
  changed: () => void = () => undefined;

  get language(): string {
    return this.#kept.language;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get pace(): Tempo {
    return this.#kept.pace in FACTOR ? this.#kept.pace : 'normal';
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get confirm(): Confirm {
    return this.#kept.confirm;
  }
  get notify(): boolean {
    return this.#kept.notify;
  }
  get miniatures(): Miniatures {
    return this.#kept.miniatures;
  }

  get quiet(): boolean {
    return this.#kept.quiet;
  }

  /** Whether a move is asked once more before it is played. */
  asksAgain(grave: string | undefined): boolean {
    return this.confirm === 'always' || (this.confirm === 'grave' && grave !== undefined);
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    localStorage.setItem(STORE, JSON.stringify(this.#kept));
    this.show();
    this.changed();
    if (change.language) void this.speak(change.language);
  }

  /** Whether the device asks for as little motion as can be. */
  get still(): boolean {
    return matchMedia(STILL).matches;
  }

  /** How long a beat takes: 1 as usual, 0 if what happens is only listed. */
  tempo(): number {
    return FACTOR[this.pace];
  }

  /** How long motion takes: 1 as usual, 0 none. */
  motion(): number {
    return this.still ? 0 : this.tempo();
  }

  /** The look and the motion follow the device, also when that changes. */
  follow(): void {
    for (const wish of [NIGHT, STILL])
      matchMedia(wish).addEventListener('change', () => this.show());
    this.show();
  }

  show(): void {
    const root = document.documentElement;
    root.dataset.theme =
      this.#kept.theme === 'auto'
        ? matchMedia(NIGHT).matches
          ? 'dark'
          : 'light'
        : this.#kept.theme;
    root.lang = this.#kept.language;
    root.style.setProperty('--motion', String(this.motion()));
  }

  async speak(language: string): Promise<void> {
    this.text = new Text(language, await http.words(language));
    this.ready = true;
    this.show();
  }
}

export const settings = new Settings();
/** A sentence in the language of this device. */
export const say = (key: string, facts: Record<string, string | number> = {}): string =>
  settings.text.say(key, facts);
