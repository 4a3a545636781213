// What people wear, however late the house answers.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Dress, Me } from '../../src/wire/types';
import './browser';

const { who } = await import('../../src/who.svelte');

const asked: { wish: Dress; answer: (me: Me) => void }[] = [];
const someone = { known: true, name: 'Bo', color: '', crest: '' } as Me;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (_: string, sent: RequestInit) => {
    const wish = JSON.parse(String(sent.body)) as Dress;
    return new Promise((done) =>
      asked.push({ wish, answer: (me) => done(new Response(JSON.stringify(me))) }),
    );
  });
  who.me = someone;
});

const answers = async (): Promise<void> => {
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  const { wish, answer } = asked.shift()!;
  answer({ ...someone, ...wish });
};

test('who chooses again before the answer wears what was chosen last', async () => {
  const first = who.dress('amber', 'wave');
  const second = who.dress('amber', 'moon');
  await answers();
  await first;
  expect(who.wears).toEqual({ color: 'amber', crest: 'moon' });
  await answers();
  await second;
  expect(who.me).toMatchObject({ color: 'amber', crest: 'moon' });
});
