// Somebody lays a ground: what lies there, what is in the hand, and the way back.
import { isLine, moved, MOST, sized, snapped, turned, twin, type OwnPiece } from './pieces';

/** What the hand snaps to: half an inch, fifteen degrees. With Shift, or without snapping, a tenth and a degree. */
const COARSE = { length: 500, angle: 15 };
const FINE = { length: 100, angle: 1 };
const MEMORY = 200;

export class Laying {
  pieces = $state.raw<readonly OwnPiece[]>([]);
  chosen = $state<number | null>(null);
  /** A kind from the shelf that waits for its place. */
  armed = $state<string | null>(null);
  snaps = $state(true);
  #past = $state.raw<(readonly OwnPiece[])[]>([]);
  #future = $state.raw<(readonly OwnPiece[])[]>([]);

  piece = $derived.by(() => (this.chosen === null ? null : (this.pieces[this.chosen] ?? null)));
  full = $derived.by(() => this.pieces.length >= MOST);
  canUndo = $derived.by(() => this.#past.length > 0);
  canRedo = $derived.by(() => this.#future.length > 0);

  step(fine = false): typeof COARSE {
    return this.snaps && !fine ? COARSE : FINE;
  }

  /** From here one may come back. */
  mark(): void {
    this.#past = [...this.#past.slice(-MEMORY), this.pieces];
    this.#future = [];
  }

  /** Back to the mark, as if nothing had been done since. */
  forget(): void {
    this.pieces = this.#past.at(-1) ?? this.pieces;
    this.#past = this.#past.slice(0, -1);
  }

  lay(pieces: readonly OwnPiece[], chosen: number | null = null): void {
    this.mark();
    this.pieces = pieces;
    this.chosen = chosen;
    this.armed = null;
  }

  /** A ground to begin with: there is no way back to before it. */
  open(pieces: readonly OwnPiece[]): void {
    this.pieces = pieces;
    this.#past = this.#future = [];
    this.chosen = this.armed = null;
  }

  undo(): void {
    this.#swap('undo');
  }
  redo(): void {
    this.#swap('redo');
  }
  #swap(which: 'undo' | 'redo'): void {
    const from = which === 'undo' ? this.#past : this.#future;
    const back = from.at(-1);
    if (!back) return;
    if (which === 'undo') {
      this.#future = [...this.#future, this.pieces];
      this.#past = from.slice(0, -1);
    } else {
      this.#past = [...this.#past, this.pieces];
      this.#future = from.slice(0, -1);
    }
    this.pieces = back;
    if (this.chosen !== null && this.chosen >= back.length) this.chosen = null;
  }

  // -- what is done with the chosen piece

  add(piece: OwnPiece): void {
    if (!this.full) this.lay([...this.pieces, piece], this.pieces.length);
  }

  /** While the hand moves; `mark` came before. */
  show(piece: OwnPiece): void {
    this.pieces = this.pieces.map((each, at) => (at === this.chosen ? piece : each));
  }

  change(piece: OwnPiece | null): void {
    if (!piece || JSON.stringify(piece) === JSON.stringify(this.piece)) return;
    this.mark();
    this.show(piece);
  }

  push(dx: number, dy: number, fine: boolean): void {
    const { piece } = this;
    const { length } = this.step(fine);
    if (piece) this.change(moved(piece, piece.x + dx * length, piece.y + dy * length));
  }

  turn(by: number, fine: boolean): void {
    const { piece } = this;
    const { angle } = this.step(fine);
    if (piece) this.change(turned(piece, snapped(piece.angle + by * angle, angle)));
  }

  grow(by: number, fine: boolean): void {
    const { piece } = this;
    const { length } = this.step(fine);
    if (!piece) return;
    const deep = isLine(piece.kind) ? 0 : piece.deep + by * length;
    this.change(sized(piece, piece.wide + by * length, deep));
  }

  mirror(): void {
    if (this.piece) this.add(twin(this.piece));
  }

  remove(): void {
    if (this.chosen === null) return;
    this.lay(this.pieces.filter((_, at) => at !== this.chosen));
  }
}
