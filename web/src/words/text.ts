// The texts of one language: a key and facts in, a sentence out.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Facts = Record<string, FluentVariable>;
export type Say = (key: string, facts?: Facts) => string;

export class Text {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    readonly source: string,
    change: (text: string) => string = (text) => text,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false, transform: change });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    const [name = '', attribute] = key.split('.', 2);
    const message = this.#bundle.getMessage(name);
    if (!message) return false;
    return attribute === undefined || attribute in message.attributes;
  }

  /** What the facts of a game name, as it declares. */
  facts(slug: string): Readonly<Record<string, string>> {
    return (this.#bundle.getMessage(`${slug}-facts`)?.attributes ?? {}) as Record<string, string>;
  }

  /** "key" or "key.attribute". A text that is missing is shown as its key, and told on the console. */
  say(key: string, facts: Facts = {}): string {
    const [name = '', attribute] = key.split('.', 2);
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) {
      console.error(`there is no text ${key} in ${this.language}`);
      return key;
    }
    const errors: Error[] = [];
    const sentence = minus(this.#bundle.formatPattern(pattern, facts, errors), facts);
    if (errors.length) console.error(`${key} in ${this.language}: ${errors.join(', ')}`);
    return sentence;
  }
}

/** A number below zero has a minus before it and no hyphen; a pair of coordinates is written as one types it. */
function minus(sentence: string, facts: Facts): string {
  const below = Object.values(facts).some((fact) => typeof fact === 'number' && fact < 0);
  return below ? sentence.replace(/(?<![\w,-])-(?=\d+(?![\d,]))/g, '−') : sentence;
}

/** As a sentence begins. */
export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
