// A whole campaign of Test of Honour against a bot: every battle, and what lies between them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { against, House, luckOf, openTable, PHONE, playUntil, until } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

test.each([
  ['wide', undefined, 'light'],
  ['phone', PHONE, 'dark'],
] as const)('a whole campaign on a %s screen', async (_, size, theme) => {
  const ann = await house.person({ theme }, size);
  await openTable(ann, against('skirmish', 2, { scenario: 'campaign', round_limit: 3 }));
  await until(() => ann.sees('.board .table > *'), 'the table is drawn');
  const luck = luckOf(6);
  let looks = 0;
  await playUntil(
    async () => {
      if (await ann.isOver()) return true;
      looks += 1;
      if (looks % 60 === 5) await ann.picture(`campaign-${looks}`);
      return false;
    },
    [ann],
    luck,
  );
  await until(() => ann.sees('dialog[open]'), 'the result');
  await ann.picture('campaign-end');
  expect(house.complaints).toEqual([]);
  await ann.context.close();
});
