// A decision being told: who is who for the one who looks on, the faces of cards, and the beats so far.
import type { Beat, Motion, Scene } from '../../stage/beat';
import type { Facts } from '../../words/text';
import Leaf from './Leaf.svelte';
import { viewOf, type View } from './view';

export class Tale {
  readonly beats: Beat[] = [];
  readonly before: View;
  readonly after: View;

  constructor(readonly scene: Scene) {
    this.before = viewOf(scene.before);
    this.after = viewOf(scene.after);
  }

  /** What I do in my own turn is known to me: it is not listed. */
  add({ chip, ...beat }: Beat): void {
    const own = this.mine(beat.who) && this.before.active === beat.who;
    this.beats.push(chip && !own ? { ...beat, chip } : beat);
  }

  say(key: string, facts: Facts = {}): string {
    return this.scene.speaker.say(key, facts);
  }
  card(id: string): string {
    return this.scene.speaker.noun('card', id);
  }
  name(seat: number): string {
    return this.scene.speaker.name(seat);
  }
  mine(seat: number | null): boolean {
    return seat !== null && seat === this.scene.seat;
  }

  /** Who acts, and on whom: "you" before names. */
  people(seat: number, other: number | null = null): Facts {
    return {
      who: this.mine(seat) ? 'me' : 'other',
      name: this.name(seat),
      whom: this.mine(other) ? 'me' : other === seat ? 'self' : 'other',
      other: other === null ? '' : this.name(other),
    };
  }
  /** A house by whose it is. */
  place(zone: string): string {
    const [sort = '', seat] = zone.split('-');
    const facts = this.people(Number(seat));
    return this.say('honor-web-place', { ...facts, sort });
  }

  /** A card that travels with its face. */
  flies(card: string, from: string, to: string, more: Partial<Motion> = {}): Motion {
    const props = { card, reprints: this.before.reprints };
    return { from, to, look: Leaf, props, width: 84, ...more };
  }

  income(seat: number): number {
    const at = (view: View): number => view.players[seat]?.income.total ?? 0;
    return at(this.after) - at(this.before);
  }
}
