// The director of time: nothing on this screen is early, and nothing that happened is lost.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameTable } from '../../src/desk';
import type { Beat, Cue, Scene } from '../../src/stage/beat';
import { Director, type Coming } from '../../src/stage/director.svelte';
import type { Speaker, Told } from '../../src/words/speaker';

/** A game in which somebody adds to a number; each event is a beat of a second. */
const beats = (scene: Scene): Beat[] =>
  scene.events.map((event) => ({
    who: event.seat as number,
    length: 1000,
    caption: `adds ${event.add}`,
    chip: `${event.add}`,
    cues: ['tap'],
    events: [event],
    land: (drawn) => ({ ...drawn, sum: (drawn.sum as number) + (event.add as number) }),
  }));
const game = { beats } as unknown as GameTable;

function house(more: Partial<GameTable> = {}, pace = 1, moves = true) {
  const heard: Cue[] = [];
  const story: string[] = [];
  const director = new Director({
    seat: 0,
    speaker: {} as Speaker,
    game: () => ({ ...game, ...more }),
    pace: () => pace,
    moves: () => moves,
    cue: (cue) => heard.push(cue),
  });
  const coming = (view: Told, events: Told[], ply = 1): Coming => ({
    view,
    events,
    ply,
    tell: (count) => story.push(`${count} told`),
    landed: () => story.push(`landed ${view.sum}`),
  });
  director.open(coming({ sum: 0 }, []));
  story.length = 0;
  return { director, coming, heard, story };
}
const add = (seat: number, number: number): Told => ({ event: 'Added', seat, add: number });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('never early', () => {
  test('the table, the story and the prompt change when a beat has landed, one after the other', async () => {
    const { director, coming, story, heard } = house();
    director.take(coming({ sum: 5 }, [add(1, 2), add(1, 3)]));
    expect([director.view, director.beat?.caption, director.idle]).toEqual([
      { sum: 0 },
      'adds 2',
      false,
    ]);
    expect(heard).toEqual(['tap']);
    await vi.advanceTimersByTimeAsync(999);
    expect([director.view, story]).toEqual([{ sum: 0 }, []]);
    await vi.advanceTimersByTimeAsync(2);
    expect([director.view, story, director.beat?.caption]).toEqual([
      { sum: 2 },
      ['1 told'],
      'adds 3',
    ]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([director.view, director.beat, director.idle]).toEqual([{ sum: 5 }, null, true]);
    expect(story).toEqual(['1 told', '1 told', 'landed 5']);
  });

  test('what comes meanwhile waits for its turn', async () => {
    const { director, coming, story } = house();
    director.take(coming({ sum: 1 }, [add(1, 1)]));
    director.take(coming({ sum: 3 }, [add(2, 2)], 2));
    await vi.advanceTimersByTimeAsync(1001);
    expect([director.view, director.beat?.who]).toEqual([{ sum: 1 }, 2]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(story).toEqual(['1 told', 'landed 1', '1 told', 'landed 3']);
  });

  test('decisions that belong together are one scene, and all of them land at its end', async () => {
    const { director, coming, story } = house({ joins: () => true });
    director.take(coming({ sum: 9 }, [add(3, 9)]));
    director.take(coming({ sum: 10 }, [add(1, 1)]));
    director.take(coming({ sum: 12 }, [add(1, 2)], 2));
    await vi.advanceTimersByTimeAsync(1001);
    expect(story).toEqual(['1 told', 'landed 9']);
    await vi.advanceTimersByTimeAsync(2001);
    expect(story.slice(2)).toEqual(['1 told', '1 told', 'landed 10', 'landed 12']);
  });
});

describe('one may', () => {
  test('pause: nothing goes on until one goes on', async () => {
    const { director, coming } = house();
    director.take(coming({ sum: 1 }, [add(1, 1)]));
    await vi.advanceTimersByTimeAsync(400);
    director.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(director.view).toEqual({ sum: 0 });
    director.pause();
    await vi.advanceTimersByTimeAsync(601);
    expect(director.view).toEqual({ sum: 1 });
  });

  test('skip one beat, or all that wait; sounds of what was skipped are not made up for', async () => {
    const { director, coming, heard } = house();
    director.take(coming({ sum: 6 }, [add(1, 1), add(1, 2), add(1, 3)]));
    director.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([director.view, director.beat?.caption]).toEqual([{ sum: 1 }, 'adds 2']);
    director.skip(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([director.view, director.idle, heard.length]).toEqual([{ sum: 6 }, true, 2]);
    expect(director.chips.map((chip) => chip.beat.chip)).toEqual(['1', '2', '3']);
    expect(director.chips.some(({ unsaid }) => unsaid)).toBe(false);
  });

  test('have it instantly: the list alone tells what happened', async () => {
    const { director, coming, heard } = house({}, 0);
    director.take(coming({ sum: 3 }, [add(1, 3)]));
    await vi.advanceTimersByTimeAsync(0);
    expect([director.view, heard]).toEqual([{ sum: 3 }, []]);
    expect(director.chips.map(({ unsaid }) => unsaid)).toEqual([true]);
  });

  test('have no motion: captions stay long enough to be read', async () => {
    const { director, coming } = house({}, 1, false);
    director.take(coming({ sum: 3 }, [add(1, 3)]));
    await vi.advanceTimersByTimeAsync(1400);
    expect(director.view).toEqual({ sum: 0 });
    await vi.advanceTimersByTimeAsync(101);
    expect([director.view, director.flying]).toEqual([{ sum: 3 }, []]);
  });

  test('have no motion and a quick pace: a caption still stays its second and a half', async () => {
    const { director, coming } = house({}, 0.5, false);
    director.take(coming({ sum: 3 }, [add(1, 3)]));
    await vi.advanceTimersByTimeAsync(1499);
    expect(director.view).toEqual({ sum: 0 });
    await vi.advanceTimersByTimeAsync(2);
    expect(director.view).toEqual({ sum: 3 });
  });

  test('pause before anything happens: it begins when one goes on', async () => {
    const { director, coming, heard } = house();
    director.pause();
    director.take(coming({ sum: 1 }, [add(1, 1)]));
    director.take(coming({ sum: 3 }, [add(2, 2)], 2));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([director.view, director.beat, director.idle, heard]).toEqual([
      { sum: 0 },
      null,
      false,
      [],
    ]);
    director.pause();
    await vi.advanceTimersByTimeAsync(1);
    expect(director.beat?.caption).toBe('adds 1');
    await vi.advanceTimersByTimeAsync(2000);
    expect([director.view, director.idle]).toEqual([{ sum: 3 }, true]);
  });

  test('go to the end where nothing is shown: what comes next is shown all the same', async () => {
    const { director, coming } = house();
    director.skip(true);
    director.take(coming({ sum: 1 }, [add(1, 1)]));
    await vi.advanceTimersByTimeAsync(900);
    expect([director.view, director.beat?.caption]).toEqual([{ sum: 0 }, 'adds 1']);
  });

  test('take a move back while all stands still: what comes next is shown', async () => {
    const { director, coming } = house();
    director.pause();
    director.take(coming({ sum: 4 }, [add(1, 4)]));
    director.jump(coming({ sum: 0 }, []));
    expect([director.paused, director.idle]).toEqual([false, true]);
    director.take(coming({ sum: 2 }, [add(1, 2)]));
    await vi.advanceTimersByTimeAsync(1100);
    expect([director.view, director.idle]).toEqual([{ sum: 2 }, true]);
  });

  test('take a move back: what was to be shown of it is not', async () => {
    const { director, coming, story } = house();
    director.take(coming({ sum: 4 }, [add(1, 4)]));
    await vi.advanceTimersByTimeAsync(300);
    director.jump(coming({ sum: 0 }, []));
    await vi.advanceTimersByTimeAsync(5000);
    expect([director.view, director.idle, story]).toEqual([
      { sum: 0 },
      true,
      ['0 told', 'landed 0'],
    ]);
  });
});

describe('since your turn', () => {
  test('the list begins anew with what others do after my move', async () => {
    const { director, coming } = house();
    director.take(coming({ sum: 1 }, [add(1, 1)]));
    await vi.advanceTimersByTimeAsync(2000);
    director.forget();
    expect(director.chips).toHaveLength(1); // still there while I think on
    director.take(coming({ sum: 3 }, [add(2, 2)]));
    await vi.advanceTimersByTimeAsync(2000);
    expect(director.chips.map((chip) => chip.beat.chip)).toEqual(['2']);
  });

  test('what somebody does again at once is one chip that counts it', async () => {
    const { director, coming } = house();
    director.take(coming({ sum: 4 }, [add(1, 1), add(1, 1), add(2, 1), add(1, 1)], 9));
    await vi.advanceTimersByTimeAsync(5000);
    expect(director.chips.map(({ beat, times }) => [beat.who, beat.chip, times])).toEqual([
      [1, '1', 2],
      [2, '1', 1],
      [1, '1', 1],
    ]);
    expect(new Set(director.chips.map(({ key }) => key)).size).toBe(3);
  });

  test('who comes back finds listed what happened while nobody looked', () => {
    const { director, coming } = house();
    director.recall([coming({ sum: 2 }, [add(1, 2)], 7), coming({ sum: 5 }, [add(2, 3)], 8)], {
      sum: 0,
    });
    expect(director.chips.map((chip) => [chip.beat.chip, chip.ply])).toEqual([
      ['2', 7],
      ['3', 8],
    ]);
    expect(director.view).toEqual({ sum: 0 });
  });

  test('it can be seen once more, and ends where the table is', async () => {
    const { director, coming, story } = house();
    director.take(coming({ sum: 1 }, [add(1, 1)]));
    director.take(coming({ sum: 3 }, [add(2, 2)]));
    await vi.advanceTimersByTimeAsync(3000);
    story.length = 0;
    director.again();
    expect([director.view, director.idle, director.chips]).toEqual([{ sum: 0 }, false, []]);
    await vi.advanceTimersByTimeAsync(1001);
    expect(director.view).toEqual({ sum: 1 });
    await vi.advanceTimersByTimeAsync(1001);
    expect([director.view, director.idle, director.chips.length]).toEqual([{ sum: 3 }, true, 2]);
    expect(story).toEqual([]); // nothing is told or asked twice
  });
});
