// What no caption said is said beside the strip: who only listens misses nothing at the pace "instant".
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { GameTable } from '../../src/desk';
import { settings } from '../../src/settings.svelte';
import { coming, Director } from '../../src/stage/director.svelte';
import type { Past } from '../../src/stage/past.svelte';
import Recap from '../../src/stage/Recap.svelte';
import type { Speaker, Told } from '../../src/words/speaker';
import { Text } from '../../src/words/text';
import { wordsOf } from './words';

const beat = { who: 1, length: 10, caption: 'Hana draws', under: 'It is a spear.', chip: 'drew' };

test.each([
  ['at once', 0, ['Hana draws', 'It is a spear.']],
  ['with captions', 1, []],
])('what happened %s', async (_, pace, said) => {
  vi.useFakeTimers();
  settings.text = new Text('en', wordsOf('en'));
  const director = new Director({
    seat: 0,
    speaker: {} as Speaker,
    game: () => ({ beats: () => [beat] }) as unknown as GameTable,
    pace: () => pace,
    moves: () => true,
    cue: () => {},
  });
  director.open(coming({ at: 0 } as Told, [], 0));
  const past = { here: -1 } as Past;
  const shown = mount(Recap, { target: document.body, props: { director, past } });
  director.take(coming({ at: 1 } as Told, [{ event: 'Drawn' }], 1));
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
  expect(document.querySelectorAll('ol li')).toHaveLength(1);
  const log = [...document.querySelectorAll('[role=log] p')];
  expect(log.map(({ textContent }) => textContent)).toEqual(said);
  await unmount(shown);
  vi.useRealTimers();
});
