// What is refused, for whatever reason, was only thought of: it is still thought of afterwards.
import { expect, it } from 'vitest';
import { asking, sit, watched } from './skirmish';

watched();

it('a move that is refused is still in hand', () => {
  const { all, click, send } = sit(asking('ChooseAction', 'move'));
  expect(click('g.place')).toBe(true);
  expect([all('.ghost').length, all('[data-lit=confirm]').length]).toEqual([1, 1]);
  send(true);
  expect(all('[data-lit=confirm]')).toEqual([]);
  send(false);
  expect([all('.ghost').length, all('[data-lit=confirm]').length]).toEqual([1, 1]);
});

it('an attack that is refused is still aimed, in its way of acting', () => {
  const { all, click, send } = sit(asking('ChooseAction', 'charge'));
  expect(click('g.figure.aimed')).toBe(true);
  const chosen = (): (string | null)[] => [
    all('g.figure.chosen')[0]?.getAttribute('data-unit') ?? null,
    all('[data-lit=confirm]')[0]?.textContent?.trim() ?? null,
  ];
  const before = chosen();
  expect(before).not.toContain(null);
  send(true);
  send(false);
  expect(chosen()).toEqual(before);
});
