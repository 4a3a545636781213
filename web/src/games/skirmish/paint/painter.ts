// Whoever wants the painted ground asks here: one worker paints for all, one picture after the other.
import type { Wish } from './scene';

type Order = { wish: Wish; done: (picture: ImageBitmap) => void };
/** So long it waits for more before it goes home. */
const IDLE = 4000;

class Painter {
  #orders: Order[] = [];
  #worker: Worker | null = null;
  #busy = false;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  /** Says how to cancel it: what nobody waits for any more is not painted. */
  paint(wish: Wish, done: Order['done']): () => void {
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return () => {};
    const order = { wish, done };
    this.#orders.push(order);
    this.#next();
    return () => {
      order.done = (picture) => picture.close();
      this.#orders = this.#orders.filter((each) => each !== order);
    };
  }

  #next(): void {
    if (this.#busy) return;
    const order = this.#orders.shift();
    if (!order) {
      this.#leaving = setTimeout(() => this.#leave(), IDLE);
      return;
    }
    clearTimeout(this.#leaving);
    this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#busy = true;
    this.#worker.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
      this.#busy = false;
      order.done(data);
      this.#next();
    };
    this.#worker.postMessage(order.wish);
  }

  #leave(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

export const painter = new Painter();
