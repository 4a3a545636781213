// What one learns at a table before one sits down.
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import TableRow from '../../src/furniture/TableRow.svelte';
import Lobby from '../../src/pages/Lobby.svelte';
import { guestName } from '../../src/pages/sitdown';
import { say, settings } from '../../src/settings.svelte';
import { Text } from '../../src/words/text';
import type { TableInfo } from '../../src/wire/types';
import { wordsOf } from './words';

const seat = (at: number, name: string): TableInfo['seats'][number] => ({
  seat: at,
  kind: name ? 'human' : 'open',
  name,
  bot: '',
  yours: false,
  present: true,
  resigned: false,
  stand_in: false,
  entropy: false,
});
const table = (known: boolean): TableInfo =>
  ({
    id: 'x',
    game: 'glory',
    seats: [seat(0, 'Ann'), seat(1, '')],
    hands_known: known,
    ply: 0,
  }) as unknown as TableInfo;

/** Knows me as Ann, whose name is taken. */
function house(): string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (body) sent.push(String(body));
    if (path.endsWith('/invite')) return Response.json({ invite: '/join/x', table: table(false) });
    if (path.endsWith('/seats/1'))
      return Response.json(
        { key: 'name-is-taken', facts: { name: 'Ann' }, clause: '' },
        { status: 409 },
      );
    return Response.json({ known: true, name: 'Ann', address: '', network: [], may_open: false });
  });
  return sent;
}
const speak = (language: string): void => {
  settings.text = new Text(language, wordsOf(language));
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a table whose hands somebody knows', () => {
  test.each(['en', 'nl', 'de'])('says so in %s, before one can sit down', (language) => {
    speak(language);
    house();
    const { container } = render(Lobby, { table: table(true), changed: () => {} });
    const note = container.querySelector('[role=note]');
    expect(note?.textContent).toBe(say('web-hands-known'));
    const sit = [...container.querySelectorAll('button')].find(
      (button) => button.textContent === say('web-sit'),
    );
    expect(note!.compareDocumentPosition(sit!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('is marked in a list, and no other is', () => {
    speak('en');
    const row = (known: boolean): string =>
      render(TableRow, { table: table(known) }).container.textContent ?? '';
    expect(row(true)).toContain(say('web-hands-known-short'));
    cleanup();
    expect(row(false)).not.toContain(say('web-hands-known-short'));
  });

  test('nothing is said where nobody but bots sits with me', () => {
    speak('en');
    const seats = [
      { ...seat(0, 'Ann'), yours: true },
      { ...seat(1, 'Akira'), kind: 'bot' as const },
    ];
    const { container } = render(TableRow, { table: { ...table(true), seats } });
    expect(container.textContent).not.toContain(say('web-hands-known-short'));
  });

  test('nothing is said at another', () => {
    speak('en');
    house();
    const { container } = render(Lobby, { table: table(false), changed: () => {} });
    expect(container.querySelector('[role=note]')).toBeNull();
  });
});

describe('names', () => {
  test('whose name is taken can give another', async () => {
    speak('en');
    const sent = house();
    const { getByText, getByLabelText } = render(Lobby, {
      table: table(false),
      changed: () => {},
    });
    const field = getByLabelText(say('web-your-name')) as HTMLInputElement;
    await waitFor(() => expect(field.value).toBe('Ann'));
    await fireEvent.click(getByText(say('web-sit')));
    await waitFor(() => getByText(say('problem-name-is-taken', { name: 'Ann' })));
    await fireEvent.input(getByLabelText(say('web-your-name')), { target: { value: 'Anna' } });
    await fireEvent.click(getByText(say('web-sit')));
    await waitFor(() => expect(sent.some((body) => body.includes('"name":"Anna"'))).toBe(true));
  });

  test('guests without one are told apart', () => {
    speak('en');
    const guest = say('web-guest');
    expect(guestName([])).toBe(guest);
    expect(guestName([guest])).toBe(`${guest} 2`);
    expect(guestName([guest, `${guest} 2`])).toBe(`${guest} 3`);
  });
});
