// What is drawn over the table stands at its thing, also where the table has yet to bring that into sight.
import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../src/settings.svelte';
import { inOrder, spot } from '../../src/stage/spot.svelte';
import Spotlight from '../../src/stage/Spotlight.svelte';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

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
  vi.restoreAllMocks();
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

test('an arrow to the side passes over what lies between', async () => {
  render(Spotlight);
  thing('hand', 600, 600);
  thing('house', 100, 604);
  spot.show({ arrows: [{ from: 'hand', to: 'house', tone: 'advised' }] });
  await vi.advanceTimersByTimeAsync(200);
  const way = document.querySelector('path[d^="M620 616 Q"]')?.getAttribute('d') ?? '';
  const [, bent = 0] = /Q[-\d.]+ ([-\d.]+)/.exec(way) ?? [];
  expect(Number(bent)).toBeLessThan(500);
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

test('what is touched one after the other is numbered, as far as it is in sight; one click is not', () => {
  for (const zone of ['first', 'second']) thing(zone, 10, 10);
  expect(inOrder(['first', 'elsewhere', 'second'])).toEqual([
    { at: 'first', mark: '1' },
    { at: 'second', mark: '2' },
  ]);
  expect(inOrder(['first', 'elsewhere'])).toEqual([]);
});

test('a review says what the better move adds, as a bar and in numbers', async () => {
  settings.text = new Text('en', wordsOf('en'));
  const { container } = render(Spotlight);
  thing('place', 300, 300);
  const shares = { played: 38, better: 54 };
  spot.show({ bubble: { text: 'It stops Yuki.', at: 'place', tone: 'gold', shares } });
  await vi.advanceTimersByTimeAsync(200);
  const bar = container.querySelector<HTMLElement>('.bubble .shares');
  expect(bar?.textContent?.trim()).toBe('38 → 54%');
  expect(['--played', '--better'].map((name) => bar?.style.getPropertyValue(name))).toEqual([
    '38%',
    '54%',
  ]);
});

test('on a phone words stand above the line', async () => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const { container } = render(Spotlight);
  thing('line', 0, 600);
  thing('low', 100, 590);
  spot.show({ bubble: { text: 'Here.', at: 'low' } });
  await vi.advanceTimersByTimeAsync(200);
  const bubble = container.querySelector<HTMLElement>('.bubble')!;
  expect(parseFloat(bubble.style.top) + 60).toBeLessThanOrEqual(600);
});

test('words about a better move stand at its end, beside what was played', async () => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  const { container } = render(Spotlight);
  const board = document.createElement('div');
  board.className = 'board';
  board.innerHTML = '<i data-deed="played"><i class="ring"></i></i>';
  board.querySelector('.ring')!.getBoundingClientRect = () => new DOMRect(180, 300, 40, 40);
  document.body.append(board);
  thing('advised', 100, 300);
  thing('line', 0, 600);
  spot.show({ bubble: { text: 'Nearer.', at: 'advised', tone: 'gold' } });
  await vi.advanceTimersByTimeAsync(200);
  const bubble = container.querySelector<HTMLElement>('.bubble')!;
  expect([...bubble.classList]).toContain('above');
  expect(parseFloat(bubble.style.top)).toBe(300 - 60 - 22);
  board.remove();
});
