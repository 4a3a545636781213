// What is drawn over the table stands at its thing, also where the table has yet to bring that into sight.
import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spot } from '../../src/stage/spot.svelte';
import Spotlight from '../../src/stage/Spotlight.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { escape: (name: string) => name });
  const Observer = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  vi.stubGlobal('ResizeObserver', Observer);
});
afterEach(() => {
  spot.show({});
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function thing(zone: string, x: number, y: number): void {
  const made = document.createElement('i');
  made.dataset.zone = zone;
  made.getBoundingClientRect = () => new DOMRect(x, y, 40, 40);
  document.body.append(made);
}

test('names of arrows that cross stand apart', async () => {
  render(Spotlight);
  for (const [zone, x, y] of [
    ['one', 100, 600],
    ['two', 120, 600],
    ['here', 100, 100],
    ['there', 120, 100],
  ] as const)
    thing(zone, x, y);
  spot.show({
    arrows: [
      { from: 'one', to: 'there', tone: 'played', label: 'played' },
      { from: 'two', to: 'here', tone: 'advised', label: 'better' },
    ],
  });
  await vi.advanceTimersByTimeAsync(200);
  const [one = 0, two = 0] = [...document.querySelectorAll<HTMLElement>('.named')].map((name) =>
    parseFloat(name.style.top),
  );
  expect(Math.abs(one - two)).toBeGreaterThanOrEqual(32);
});

test('words follow their thing into sight', async () => {
  render(Spotlight);
  thing('card', 20, 600);
  spot.show({
    arrows: [{ from: 'card', to: 'place', tone: 'advised' }],
    bubble: { text: 'Here.', at: 'place' },
  });
  await vi.advanceTimersByTimeAsync(200);
  const bubble = document.querySelector<HTMLElement>('.bubble');
  const before = bubble?.style.left;
  thing('place', 700, 300);
  await vi.advanceTimersByTimeAsync(400);
  expect(bubble?.style.left).not.toBe(before);
  expect(bubble?.classList).toContain('right');
  expect(parseFloat(bubble?.style.left ?? '')).toBeGreaterThan(740);
});
