// What every beat of a scene is told with: both views, whose eyes, and words that know who "you" is.
import type { Scene } from '../../stage/beat';
import type { Speaker } from '../../words/speaker';
import type { Change } from './changes';
import { upper } from '../../words/text';
import { named } from './sayings';
import { viewOf, type View } from './view';

export class Tale {
  readonly before: View;
  readonly after: View;
  readonly me: number | null;
  readonly speaker: Speaker;

  constructor(scene: Scene) {
    this.before = viewOf(scene.before);
    this.after = viewOf(scene.after);
    this.me = scene.seat;
    this.speaker = scene.speaker;
  }

  /** A text of this table about a seat. */
  say(key: string, seat: number | null, facts: Record<string, string | number> = {}): string {
    return this.speaker.say(`samurai-web-${key}`, {
      ...named(this.speaker, seat, this.me),
      ...facts,
    });
  }

  reasons(reasons: readonly string[]): string {
    return upper(this.speaker.list(reasons.map((reason) => this.speaker.noun('reason', reason))));
  }

  symbols(symbols: readonly string[]): string {
    return this.speaker.list(symbols.map((symbol) => this.speaker.several('symbol', symbol, 1)));
  }
}

/** Something is shown for as long as a beat runs. */
export const shows =
  (shown: Partial<View>): Change =>
  (drawn) => ({ ...drawn, ...shown });
