// A hand that carries things over the screen: the mouse, or a finger on the glass.
import type { Person } from './house';

export type Spot = { x: number; y: number };
export interface Hand {
  down(at: Spot): Promise<void>;
  move(to: Spot): Promise<void>;
  up(): Promise<void>;
}

/** The mouse, or one finger on the glass. */
export async function handOf({ page, phone }: Person): Promise<Hand> {
  if (!phone) {
    const { mouse } = page;
    const down = async ({ x, y }: Spot): Promise<void> => {
      await mouse.move(x, y);
      await mouse.down();
    };
    return { down, move: ({ x, y }) => mouse.move(x, y, { steps: 5 }), up: () => mouse.up() };
  }
  const glass = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Spot[]): Promise<unknown> =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  let last: Spot = { x: 0, y: 0 };
  return {
    down: async (at) => {
      last = at;
      await touch('touchStart', [at]);
    },
    move: async (to) => {
      for (const share of [0.2, 0.4, 0.6, 0.8, 1])
        await touch('touchMove', [
          { x: last.x + (to.x - last.x) * share, y: last.y + (to.y - last.y) * share },
        ]);
      last = to;
    },
    up: async () => void (await touch('touchEnd', [])),
  };
}
