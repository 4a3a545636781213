// What is refused says so itself: it reddens and shakes, where it was set down or where it was pointed at.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carry } from '../../src/stage/carry';
import { spot } from '../../src/stage/spot.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  document.elementsFromPoint = () => [document.querySelector('[data-drop]') as Element];
  document.body.innerHTML = `
    <div class="hand"><button id="one"><i class="leaf"></i></button><button id="two"></button></div>
    <div id="place" data-drop="place" data-zone="set-monk"></div>`;
});
afterEach(() => void vi.useRealTimers());

const the = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const red = (): string[] => [...document.querySelectorAll('.refused')].map(({ id }) => id);
function point(at: Element): void {
  at.addEventListener('pointerdown', (event) => spot.pointed(event), { once: true });
  at.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
}
const pointer = (kind: string, at: EventTarget, x: number, y: number): boolean =>
  at.dispatchEvent(
    Object.assign(new MouseEvent(kind, { clientX: x, clientY: y, bubbles: true }), {
      pointerId: 1,
    }),
  );
function carryTo(drop: () => void): void {
  carry(the('two'), { may: true, pick() {}, over() {}, drop, back() {} });
  pointer('pointerdown', the('two'), 10, 10);
  pointer('pointermove', window, 60, 90);
  pointer('pointerup', window, 60, 90);
}

test('a card that was clicked', async () => {
  point(the('one').firstElementChild as Element);
  spot.say('No.');
  expect(red()).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(red()).toEqual([]);
});

test('the card that was chosen before a place was clicked', () => {
  the('two').setAttribute('aria-pressed', 'true');
  point(the('place'));
  spot.say('No.');
  expect(red()).toEqual(['two']);
});

test('a place, where no card was chosen', () => {
  point(the('place'));
  spot.say('No.');
  expect(red()).toEqual(['place']);
});

test('a card that was carried waits where it was set down, reddens there, and goes back', async () => {
  carryTo(() => {});
  expect(the('two').style.translate).toBe('50px 80px');
  spot.say('No.');
  expect([red(), the('two').style.translate]).toEqual([['two'], '']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(red()).toEqual([]);
});

test('without an answer it goes back by itself', async () => {
  carryTo(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  expect([red(), the('two').style.translate, the('two').className]).toEqual([[], '', '']);
});
