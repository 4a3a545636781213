// Every sign that the table of Test of Honour draws is told in its legend, and the legend tells of no other.
import { flushSync, tick } from 'svelte';
import { expect, it } from 'vitest';
import { SIGNS } from '../../src/games/skirmish/signs';
import type { View } from '../../src/games/skirmish/view';
import { asking, fixture, numbers, sit, watched, type Fixture } from './skirmish';

watched();

/** The same position with a fighter in every state that is marked. */
function marked(f: Fixture): Fixture {
  const view = structuredClone(f.view) as unknown as View;
  const states = [
    { prone: true, drops: 1 },
    { reload: true, drops: 6 },
    { alert: true, carries: true },
  ] as const;
  for (const [at, state] of states.entries())
    Object.assign(view.units.filter(({ x }) => x !== null)[at] ?? {}, state);
  return { ...f, view: view as unknown as Fixture['view'] };
}

type Page = ReturnType<typeof sit>;
const signsIn = ({ all }: Page, where = ''): string[] =>
  all(`${where} [data-sign]`).map((sign) => sign.getAttribute('data-sign') ?? '');
/** What hangs on a figure, and what lies about it, is a sign, art, or a text that says what it means. */
const ART = '.hit, .halo, .body, .px, .hangs, text, .chip, g';
const untold = ({ all }: Page): string[] =>
  all('g.figure > *, g.figure > .px *')
    .filter((part) => !part.matches(ART) && !part.closest('[data-sign]'))
    .map((part) => part.outerHTML);
/** A picture without a name beside the field: a token, a face of a die; a button has a name of its own. */
const UNNAMED = 'svg[aria-hidden=true]:not([data-sign])';
const NAMED = 'button, [data-row], .bag, .seat, .card, .nobody, .forces, .picture';
const nameless = ({ all }: Page): string[] =>
  all(`.side ${UNNAMED}, .strip ${UNNAMED}`)
    .filter((part) => !part.closest(NAMED))
    .map((part) => part.outerHTML.slice(0, 160));

it('every sign on the table has its line, with a text', async () => {
  const seen = new Set<string>();
  for (const number of numbers) {
    const page = sit(marked(fixture(number)));
    for (let turn = 0; turn < 10; turn += 1) await tick();
    page.click('g.figure.aimed');
    flushSync();
    for (const sign of signsIn(page)) seen.add(sign);
    expect([number, untold(page), nameless(page)]).toEqual([number, [], []]);
    page.page.remove();
  }
  const page = sit(asking('ChooseAction', 'move'));
  if (!page.click('[data-legend]')) throw new Error('no legend');
  const told = signsIn(page, 'dl.legend >');
  // dice are thrown in the scene of a roll, which is shown while something happens; nobody here was driven off
  const elsewhere = ['double', 'single', 'blank', 'cross', 'hindered', 'exit'];
  expect([...seen].filter((sign) => !told.includes(sign))).toEqual([]);
  expect(told.filter((sign) => !seen.has(sign) && !elsewhere.includes(sign))).toEqual([]);
  expect(told).toEqual([...SIGNS]);
  const lines = page.all('dl.legend dd').map((line) => line.textContent ?? '');
  expect(lines.filter((line) => line.length < 4 || /skirmish-web/.test(line))).toEqual([]);
});
