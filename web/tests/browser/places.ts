// What of a table has its place whatever happens, and where it is.
import type { Person } from './house';

/** What has its place whatever happens. */
const FIXED = [
  '.page > header',
  '.recap',
  '.room',
  '.room > .seats',
  '.room > .table',
  '.room > .side',
  '.room > .tray',
  '.room .line',
  '[data-zone^="set-"]',
  '[data-zone^="pile"]',
  '.pane',
  '.roof',
].join();

/** Where each of them is, in whole px. */
export const places = (person: Person): Promise<Record<string, string>> =>
  person.page.evaluate((fixed) => {
    const found: Record<string, string> = {};
    document.querySelectorAll<HTMLElement>(`.page :is(${fixed})`).forEach((thing, at) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const name = `${thing.dataset?.zone ?? thing.getAttribute('class')} ${at}`;
      if (width) found[name] = [x, y, width, height].map(Math.round).join();
    });
    return found;
  }, FIXED);
