// The hand over a ground: a piece is brought from the shelf, moved, turned or sized, and set down. Escape brings it back.
import type { Place } from '../view';
import type { Laying } from './laying.svelte';
import { fresh, isLine, moved, sized, snapped, turned, type OwnPiece } from './pieces';

export type Handle = 'move' | 'turn' | 'size';
/** Pixels a finger trembles. */
const STILL = 6;
type Held = { grip: 'new'; kind: string } | { grip: Handle; piece: OwnPiece; from: Place };

export class Hand {
  /** A piece from the shelf, above the table but not yet on it. */
  ghost = $state.raw<OwnPiece | null>(null);
  /** Where the hand is on the screen with a piece from the shelf. */
  above = $state.raw<{ kind: string; x: number; y: number } | null>(null);
  /** A carry has just ended or goes on: its click means nothing. */
  carried = false;
  /** Where a pointer is on the table; null beside it. The table says it. */
  point: (event: PointerEvent, anywhere?: boolean) => Place | null = () => null;
  #held: Held | null = null;
  #at: { x: number; y: number; id: number } | null = null;
  #moving = false;

  constructor(private readonly laying: Laying) {}

  take(event: PointerEvent, grip: Handle): void {
    const { piece } = this.laying;
    const from = this.point(event, true);
    if (piece && from) this.#begin(event, { grip, piece, from });
  }

  bring(event: PointerEvent, kind: string): void {
    if (!this.laying.full) this.#begin(event, { grip: 'new', kind });
  }

  #begin(event: PointerEvent, held: Held): void {
    if (event.button !== 0) return;
    this.carried = false;
    this.#held = held;
    this.#at = { x: event.clientX, y: event.clientY, id: event.pointerId };
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#up);
    addEventListener('pointercancel', this.#cancel);
    addEventListener('keydown', this.#escape, true);
  }

  readonly #move = (event: PointerEvent): void => {
    const [held, at] = [this.#held, this.#at];
    if (!held || !at || event.pointerId !== at.id) return;
    if (!this.#moving) {
      if (Math.hypot(event.clientX - at.x, event.clientY - at.y) < STILL) return;
      this.#moving = this.carried = true;
      if (held.grip !== 'new') this.laying.mark();
    }
    event.preventDefault();
    if (held.grip === 'new') this.#carry(event, held.kind);
    else this.#shape(event, held);
  };

  #carry(event: PointerEvent, kind: string): void {
    this.above = { kind, x: event.clientX, y: event.clientY };
    const at = this.point(event);
    this.ghost = at && this.#snap(fresh(kind, at.x, at.y), event.shiftKey);
  }

  #snap(piece: OwnPiece, fine: boolean): OwnPiece {
    const { length } = this.laying.step(fine);
    return moved(piece, snapped(piece.x, length), snapped(piece.y, length));
  }

  #shape(event: PointerEvent, { grip, piece, from }: Exclude<Held, { grip: 'new' }>): void {
    const at = this.point(event, true);
    if (!at) return;
    const step = this.laying.step(event.shiftKey);
    if (grip === 'move') {
      const next = moved(piece, piece.x + at.x - from.x, piece.y + at.y - from.y);
      this.laying.show(this.#snap(next, event.shiftKey));
    } else if (grip === 'turn') {
      const heading = ({ x, y }: Place): number =>
        (Math.atan2(y - piece.y, x - piece.x) * 180) / Math.PI;
      const angle = piece.angle + heading(at) - heading(from);
      this.laying.show(turned(piece, snapped(angle, step.angle)));
    } else {
      const [u, v] = this.#own(piece, at);
      const [a, b] = this.#own(piece, from);
      const grown = (side: number, now: number, then: number): number =>
        snapped(side + 2 * (Math.abs(now) - Math.abs(then)), step.length);
      const deep = isLine(piece.kind) ? 0 : grown(piece.deep, v, b);
      this.laying.show(sized(piece, grown(piece.wide, u, a), deep));
    }
  }

  /** A place as the piece itself sees it, before it is turned. */
  #own(piece: OwnPiece, { x, y }: Place): [number, number] {
    const turn = (-piece.angle * Math.PI) / 180;
    const [dx, dy] = [x - piece.x, y - piece.y];
    return [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)];
  }

  readonly #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#at?.id) return;
    const { ghost } = this;
    const carried = this.#held?.grip === 'new' && this.#moving;
    this.#end();
    if (carried && ghost) this.laying.add(ghost);
  };
  readonly #cancel = (): void => {
    const held = this.#held;
    const moving = this.#moving;
    this.#end();
    if (moving && held && held.grip !== 'new') this.laying.forget();
  };
  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.#cancel();
  };

  #end(): void {
    this.#held = this.#at = this.ghost = this.above = null;
    this.#moving = false;
    setTimeout(() => (this.carried = this.#moving));
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#up);
    removeEventListener('pointercancel', this.#cancel);
    removeEventListener('keydown', this.#escape, true);
  }

  destroy(): void {
    this.#end();
  }
}
