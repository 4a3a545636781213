// Links that work where they are opened, and copying them everywhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ShareLink from '../../src/furniture/ShareLink.svelte';
import RuleBook from '../../src/furniture/RuleBook.svelte';
import { reachOf, whole } from '../../src/reach';
import { say, settings } from '../../src/settings.svelte';
import { Text } from '../../src/words/text';
import type { DoorInfo } from '../../src/wire/types';
import { wordsOf } from './words';

const CLOSED: DoorInfo = { address: '', network: [], may_open: true };
const OPEN: DoorInfo = {
  address: '',
  network: ['http://192.168.1.5:8000/', 'http://10.0.0.5:8000/'],
  may_open: false,
};
const place = (href: string): URL => new URL(href);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what goes before a link', () => {
  test.each([
    ['http://127.0.0.1:8000', CLOSED, ['http://127.0.0.1:8000/'], true],
    ['http://localhost:8000', CLOSED, ['http://localhost:8000/'], true],
    ['http://[::1]:8000', CLOSED, ['http://[::1]:8000/'], true],
    ['http://127.0.0.1:8000', OPEN, OPEN.network, false],
    // who came by another name gave a name that works
    ['http://192.168.1.5:8000', CLOSED, ['http://192.168.1.5:8000/'], false],
    ['http://pi.local:8000', OPEN, ['http://pi.local:8000/'], false],
    ['http://localhost.evil.test', OPEN, ['http://localhost.evil.test/'], false],
  ])('at %s', (href, door, homes, local) => {
    expect(reachOf(door, place(href))).toEqual({ homes, local });
  });
  test('the public address, wherever one is', () => {
    const door = { ...OPEN, address: 'https://example.org/games/' };
    for (const href of ['http://127.0.0.1:8000', 'http://192.168.1.5:8000', 'https://other.test'])
      expect(reachOf(door, place(href))).toEqual({ homes: [door.address], local: false });
    expect(whole('/join/x', door.address)).toBe('https://example.org/games/join/x');
  });
});

/** A house that answers with this door, and with one square for every code. */
function house(door: DoorInfo, opened: DoorInfo = OPEN): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    asked.push(`${method} ${path} ${body ?? ''}`.trim());
    if (path === '/api/qr') return Response.json({ side: 9, path: 'M4 4h1v1h-1z' });
    if (method === 'POST' && !opened.network.length)
      return Response.json({ key: 'no-network', facts: {}, clause: '' }, { status: 400 });
    return Response.json(method === 'POST' ? opened : door);
  });
  return asked;
}
const shown = (): HTMLInputElement | null => document.querySelector('input[readonly]');
const share = async (language = 'en'): Promise<HTMLInputElement> => {
  settings.text = new Text(language, wordsOf(language));
  render(ShareLink, { path: '/join/i.x', about: 'Send it.' });
  return vi.waitUntil(shown);
};

describe('sharing a link', () => {
  beforeEach(() => {
    document.execCommand = () => false;
  });
  test.each(['en', 'nl', 'de'])('in %s it says that a link works here only', async (language) => {
    house(CLOSED);
    const field = await share(language);
    expect(field.value).toBe(`${location.origin}/join/i.x`);
    expect(document.body.textContent).toContain(say('web-link-local'));
    expect(document.querySelector('svg')).toBeNull();
  });
  test('one click opens the house to the network, and the link and its code are for everybody', async () => {
    const asked = house(CLOSED);
    await share();
    const button = [...document.querySelectorAll('button')].find(
      (each) => each.textContent === say('web-open-door'),
    );
    await fireEvent.click(button!);
    await vi.waitFor(() => expect(document.querySelector('svg path')).toBeTruthy());
    expect(shown()?.value).toBe('http://192.168.1.5:8000/join/i.x');
    expect(document.body.textContent).not.toContain(say('web-link-local'));
    expect(asked.at(-1)).toBe('POST /api/qr {"link":"http://192.168.1.5:8000/join/i.x"}');
    const network = document.querySelector('select')!;
    await fireEvent.change(network, { target: { value: '1' } });
    await vi.waitFor(() => expect(shown()?.value).toBe('http://10.0.0.5:8000/join/i.x'));
  });
  test('where there is no network it says so', async () => {
    house(CLOSED, CLOSED);
    await share();
    await fireEvent.click(document.querySelector('button.strong')!);
    await vi.waitFor(() =>
      expect(document.querySelector('[role=alert]')?.textContent).toContain('not in a network'),
    );
  });
  test('a house that stays closed says what to do instead', async () => {
    house({ ...CLOSED, may_open: false });
    await share();
    expect(document.body.textContent).toContain(say('web-link-local-start'));
    expect(document.querySelectorAll('button')).toHaveLength(1);
  });
});

describe('copying', () => {
  const press = async (): Promise<string> => {
    const button = [...document.querySelectorAll('.row button')].at(-1)!;
    await fireEvent.click(button);
    await new Promise((done) => setTimeout(done));
    return document.querySelector('.link')!.textContent ?? '';
  };
  test('with the clipboard of a secure page', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    house(OPEN);
    await share();
    expect(await press()).toContain(say('web-copied'));
    expect(writeText).toHaveBeenCalledWith('http://192.168.1.5:8000/join/i.x');
  });
  test('without one, as what is selected', async () => {
    vi.stubGlobal('navigator', {});
    house(OPEN);
    const field = await share();
    document.execCommand = vi.fn(() => field.selectionEnd === field.value.length);
    expect(await press()).toContain(say('web-copied'));
    expect(document.execCommand).toHaveBeenCalledWith('copy');
  });
  test('where nothing helps, it asks for the keys and claims nothing', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = () => false;
    house(OPEN);
    const field = await share();
    const said = await press();
    expect(said).toContain(say('web-copy-yourself'));
    expect(said).not.toContain(say('web-copied'));
    expect(field.selectionEnd).toBe(field.value.length);
  });
});

test.each(['glory', 'samurai', 'honor', 'skirmish'])(
  'the rule book of %s names the law',
  (slug) => {
    settings.text = new Text('en', wordsOf('en'));
    render(RuleBook, { slug });
    const link = document.querySelector<HTMLAnchorElement>('.law a')!;
    expect(link.getAttribute('href')).toBe(`/specs/${slug}.md`);
    expect(document.querySelector('.law')?.textContent).toContain('the full text decides');
  },
);

test('no link, form or request leaves the path of the house', () => {
  const ROOT = join(import.meta.dirname, '../../src');
  const leaving =
    /(href|src|action)="\/|fetch\(\s*['"`]\/|new URL\(\s*['"`]\/|location\.(href|pathname)\s*=/;
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf-8' }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('Gallery.svelte'), // it is for developers
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => leaving.test(readFileSync(join(ROOT, name), 'utf-8')))).toEqual([]);
});
