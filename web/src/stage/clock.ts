// Waiting that can be paused, cut short, or rushed through.

export class Clock {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void) | null = null;
  #left = 0;
  #since = 0;
  #paused = false;
  #goes: (() => void)[] = [];
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

  /** At once, unless it is paused: then when it goes on. */
  going(): Promise<void> {
    return this.#paused ? new Promise((done) => this.#goes.push(done)) : Promise.resolve();
  }

  pause(): void {
    this.#paused = true;
    clearTimeout(this.#timer);
    if (this.#done) this.#left -= performance.now() - this.#since;
  }

  resume(): void {
    this.#go();
    if (this.#done) this.#start();
  }

  skip(): void {
    this.#go();
    this.#end();
  }

  rush(): void {
    this.rushing = true;
    this.skip();
  }

  calm(): void {
    this.rushing = false;
  }

  #go(): void {
    this.#paused = false;
    for (const done of this.#goes.splice(0)) done();
  }

  #start(): void {
    clearTimeout(this.#timer);
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
