// What a page sends by itself.
import type { Person } from './house';

/** Messages a second without a person acting: what goes over the socket, and every other request. */
export const BUDGET = 5;

export class Counter {
  sent = 0;
  #since = Date.now();

  constructor(private readonly person: Person) {
    const { page } = person;
    page.on('websocket', (socket) => socket.on('framesent', () => (this.sent += 1)));
    page.on('request', (request) => {
      if (request.url().startsWith('http')) this.sent += 1;
    });
  }

  /** From now on nobody acts, and the page has all that it asks for at first. */
  async begin(): Promise<void> {
    await this.person.page.waitForLoadState('networkidle');
    [this.sent, this.#since] = [0, Date.now()];
  }

  /** How many it sent each second since then, of at least one. */
  async rate(): Promise<number> {
    const left = 1000 - (Date.now() - this.#since);
    if (left > 0) await this.person.page.waitForTimeout(left);
    return (1000 * this.sent) / (Date.now() - this.#since);
  }
}
