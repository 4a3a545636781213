// A picture of the rule book as one sees it, and what was tried in it.
import { QUIET, type Desk, type Option, type Question, type Words } from '../desk';
import { settings } from '../settings.svelte';
import * as http from '../wire/http';
import type { Plate, SeatInfo } from '../wire/types';
import { Speaker, type Told } from '../words/speaker';

const NAMES = ['Tomoe', 'Akira', 'Hana', 'Kenji', 'Yuki', 'Ren'];

const BUSY = 'looking-back-is-busy';
const TRIES = 12;
const PAUSE = 500; // milliseconds, longer with every try

/** A book asks for all its pictures at once: where the house is busy, once more a little later. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1)
    try {
      return await ask();
    } catch (refused) {
      const busy = refused instanceof http.Refusal && refused.problem.key === BUSY;
      if (!busy || tried === TRIES) throw refused;
      await new Promise((done) => setTimeout(done, PAUSE * tried));
    }
}

export class Trial {
  plate = $state.raw<Plate | null>(null);
  #played = $state.raw<Words[]>([]);

  constructor(
    readonly slug: string,
    readonly name: string,
  ) {}

  async begin(): Promise<void> {
    this.#played = [];
    this.plate = await patiently(() => http.plate(this.slug, this.name));
  }

  async play(words: Words): Promise<void> {
    const played = [...this.#played, words];
    this.plate = await http.tryPlate(this.slug, this.name, played);
    this.#played = played;
  }

  preview(about: Told): Promise<Told | null> {
    return http.previewPlate(this.slug, this.name, this.#played, about);
  }

  get moves(): number {
    return this.#played.length;
  }
  get view(): Told {
    return (this.plate?.view ?? {}) as Told;
  }
  get names(): string[] {
    return NAMES.slice(0, (this.view.seats as number | undefined) ?? 2);
  }
  get question(): Question | null {
    return (this.plate?.question ?? null) as Question | null;
  }
  get options(): Option[] {
    return ((this.question?.options ?? []) as Option[]).map((option, place) => ({
      ...option,
      place,
    }));
  }
  /** What the picture shows, as an action in words. */
  get shown(): Words | null {
    const at = this.plate?.option;
    return at === null || at === undefined ? null : (this.options[at]?.words ?? null);
  }
  get speaker(): Speaker {
    const made = new Speaker(settings.text, this.slug, this.names);
    made.me = this.plate?.seat ?? null;
    made.meet(this.view);
    return made;
  }
  get seats(): SeatInfo[] {
    return this.names.map(
      (name, seat) =>
        ({
          seat,
          kind: seat === this.plate?.seat ? 'human' : 'bot',
          name,
          bot: '',
          yours: seat === this.plate?.seat,
          present: true,
          resigned: false,
          stand_in: false,
          entropy: false,
        }) as SeatInfo,
    );
  }
}

/** A desk at which nothing can be done but to look; spread it and add what can. */
export function deskOf(trial: Trial, more: Partial<Desk> = {}): Desk {
  const desk: Desk = {
    ...QUIET,
    get speaker() {
      return trial.speaker;
    },
    get seat() {
      return trial.plate?.seat ?? null;
    },
    get options() {
      return trial.options;
    },
    get question() {
      return trial.question;
    },
    get seats() {
      return trial.seats;
    },
    get waiting() {
      return trial.question && trial.plate ? [trial.plate.seat] : [];
    },
    tell: () => {},
    tellCard: () => {},
    preview: (about) => trial.preview(about),
  };
  return Object.defineProperties(desk, Object.getOwnPropertyDescriptors(more));
}
