// One screen for several, hands on the keyboard, other tongues, and eyes that hear.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { back } from '../pictures/scenes';
import { serious } from './axe';
import { against, House, luckOf, openTable, PHONE, playUntil, until, type Person } from './house';

const GAMES = { glory: 3, samurai: 3, honor: 4, skirmish: 2 };
const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const drawn = (person: Person): Promise<void> =>
  until(() => person.sees('.board .table > *'), 'the table is drawn');
const lines = (person: Person): Promise<number> => person.lines();

test('two people at one screen: while the curtain is up nothing of the table is in the page', async () => {
  const ann = await house.person();
  await openTable(ann, {
    game: 'glory',
    seats: [{ kind: 'mine' }, { kind: 'mine' }],
    options: { rounds: 1 },
  });
  const luck = luckOf(8);
  for (let curtain = 0; curtain < 4; curtain += 1) {
    await playUntil(() => ann.sees('.curtain'), [ann], luck);
    expect(await ann.sees('.board, .prompt, aside')).toBe(false);
    if (!curtain) await ann.picture('curtain');
    await ann.page.click('.curtain .button');
    await drawn(ann);
  }
  await ann.context.close();
});

test('what revealed nothing can be taken back', async () => {
  const ann = await house.person();
  await openTable(ann, against('honor', 3));
  const luck = luckOf(2);
  const undo = ann.page.locator('.prompt .tool', { hasText: 'Undo' });
  /** At once, where one can. */
  const click = (): Promise<boolean> =>
    undo.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
      return buttons.length > 0;
    });
  // A bot's answer to a window may come in between: then there is nothing to take back any more.
  const takenBack = async (): Promise<boolean> => {
    const before = await lines(ann);
    await until(async () => !(await click()) || (await lines(ann)) !== before, 'it is answered');
    return (await lines(ann)) < before;
  };
  await playUntil(takenBack, [ann], luck);
  await ann.context.close();
});

test('a line of the log brings the table back to that moment', async () => {
  const ann = await house.person();
  await openTable(ann, against('samurai', 2));
  const luck = luckOf(5);
  await playUntil(async () => (await lines(ann)) >= 25, [ann], luck);
  await ann.page.locator('nav [aria-expanded]').first().click();
  await ann.page.locator('aside ol li button').nth(4).click();
  await until(() => ann.sees('[data-past]'), 'looking back');
  expect(await ann.page.locator('.prompt.mine').count()).toBe(0);
  await ann.page.keyboard.press('Escape');
  await until(async () => !(await ann.sees('[data-past]')), 'back in the present');
  await ann.context.close();
});

test('who comes back after hours is shown what happened since, and then asked', async () => {
  const ann = await house.person();
  const id = await openTable(ann, against('samurai', 3));
  await playUntil(async () => (await lines(ann)) >= 25 && (await ann.isAsked()), [ann], luckOf(6));
  const late = await back(house, ann, id);
  await until(() => late.sees('.board[data-showing] .caption'), 'it is shown');
  expect(await late.isAsked()).toBe(false);
  await until(() => late.isAsked(), 'then it is my turn');
  // both rivals have played a card since
  const chips = await late.page.locator('.recap .chip').allTextContents();
  expect(chips.filter((chip) => chip.includes('played'))).toHaveLength(2);
  await late.context.close();
  await ann.context.close();
});

test('a hint names options with their chances, and one of them can be played', async () => {
  const ann = await house.person();
  await openTable(ann, against('glory', 2, { first_start: 0 }));
  await until(() => ann.isAsked(), 'asked');
  await ann.page.keyboard.press('h');
  await until(() => ann.sees('.prompt [data-idea]'), 'advice is there');
  expect(await ann.sees('dialog[open]')).toBe(false);
  await ann.picture('hint');
  const before = await lines(ann);
  await ann.page.locator('.prompt .options .strong').click();
  await until(async () => (await lines(ann)) > before, 'it is played');
  await ann.context.close();
});

test('nothing is left untranslated: a tongue in which every vowel has a mark', async () => {
  const ann = await house.person();
  await ann.page.route('**/words/en.ftl', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: strange(await answer.text()) });
  });
  const plain: string[] = [];
  const look = async (): Promise<void> => {
    plain.push(
      ...(await ann.page.evaluate(() => {
        const known =
          /\b(Sengoku|Ann|Hana|Kenji|Yuki|Akira|Ren|Sora|Tomoe|Masa|Emi|Goro|Jun|Nobu|i|d|h|s|AM|PM)\b/g;
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
          const text = (node.textContent ?? '').replace(known, '');
          if (/[aeiou]/.test(text) && !node.parentElement?.closest('script, style, code'))
            found.push(text.trim());
        }
        const labels = [
          ...document.querySelectorAll('[aria-label], [title], [placeholder]'),
        ].flatMap((thing) =>
          ['aria-label', 'title', 'placeholder'].map((name) => thing.getAttribute(name) ?? ''),
        );
        return [
          ...found,
          ...labels.map((text) => text.replace(known, '')).filter((text) => /[aeiou]/.test(text)),
        ];
      })),
    );
  };
  await ann.go('/');
  await ann.page.waitForSelector('[data-play]');
  await look();
  await ann.picture('strange-start');
  for (const [slug, seats] of Object.entries(GAMES)) {
    await ann.go(`/new/${slug}`);
    await ann.page.waitForSelector('[data-door]');
    await look();
    await openTable(ann, against(slug, seats));
    await drawn(ann);
    await until(() => ann.sees('.prompt p'), 'the prompt speaks');
    await look();
  }
  expect([...new Set(plain)]).toEqual([]);
  await ann.context.close();
});

test.each(Object.entries(GAMES))(
  'axe finds nothing serious at the table of %s',
  async (slug, seats) => {
    for (const [theme, viewport] of [
      ['light', undefined],
      ['dark', PHONE],
    ] as const) {
      const ann = await house.person({ theme }, viewport);
      await openTable(ann, against(slug, seats));
      await drawn(ann);
      await until(() => ann.isAsked(), 'asked');
      await ann.picture(`${slug}-${theme}`);
      expect(await serious(ann.page)).toEqual([]);
      await ann.context.close();
    }
  },
);

/** Marks every vowel of the texts, and leaves placeables, selectors, keys, sources and what facts name as they are. */
function strange(source: string): string {
  const marks: Record<string, string> = { a: 'å', e: 'é', i: 'í', o: 'ø', u: 'ü' };
  const facts = source.search(/^[a-z]+-facts =$/m); // they stand last
  const said = source
    .slice(0, facts)
    .split('\n')
    .map((line) => {
      if (line.startsWith('#') || /^\s+\.(source|zone) =/.test(line)) return line;
      const head = /^(?:[\w-]+ =|\s+\.[\w-]+ =|\s*\*?\[[^\]]+\])?/.exec(line)?.[0] ?? '';
      let depth = 0;
      const rest = [...line.slice(head.length)].map((letter) => {
        if (letter === '{') depth += 1;
        if (letter === '}') depth = Math.max(0, depth - 1);
        return depth > 0 ? letter : (marks[letter] ?? letter);
      });
      return head + rest.join('');
    })
    .join('\n');
  return said + source.slice(facts);
}
