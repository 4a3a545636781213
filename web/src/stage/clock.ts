// Waiting that can be paused, cut short, or rushed through.

export class Clock {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void) | null = null;
  #left = 0;
  #since = 0;
  #paused = false;
  /** Everything that waits until the queue is empty takes no time. */
  rushing = false;

  wait(milliseconds: number): Promise<void> {
    if (this.rushing || milliseconds <= 0) return Promise.resolve();
    return new Promise((done) => {
      this.#done = done;
      this.#left = milliseconds;
      if (!this.#paused) this.#start();
    });
  }

  pause(): void {
    this.#paused = true;
    clearTimeout(this.#timer);
    if (this.#done) this.#left -= performance.now() - this.#since;
  }

  resume(): void {
    this.#paused = false;
    if (this.#done) this.#start();
  }

  skip(): void {
    this.#paused = false;
    this.#end();
  }

  rush(): void {
    this.rushing = true;
    this.skip();
  }

  calm(): void {
    this.rushing = false;
  }

  #start(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#end(), Math.max(0, this.#left));
  }

  #end(): void {
    clearTimeout(this.#timer);
    const done = this.#done;
    this.#done = null;
    done?.();
  }
}
