// What the table of Test of Honour asks of the server: once for what somebody looks at, and then it is quiet.
import { flushSync, tick } from 'svelte';
import { expect, it } from 'vitest';
import { fixture, numbers, sit, watched } from './skirmish';

watched();

/** No screen sends more than this in a second without a person acting. */
const BUDGET = 5;

async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) {
    await tick();
    flushSync();
  }
}

it.each(numbers)(
  'position %i asks a handful and falls silent, also when a unit is chosen',
  async (number) => {
    const { desk, page } = sit(fixture(number));
    await settle();
    expect(desk.preview.mock.calls.length).toBeLessThanOrEqual(BUDGET);
    for (const figure of [...page.querySelectorAll('[data-unit]')].slice(0, 3)) {
      desk.preview.mockClear();
      figure.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await settle();
      expect(desk.preview.mock.calls.length).toBeLessThanOrEqual(BUDGET);
    }
  },
);
