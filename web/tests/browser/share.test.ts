// From a start on one's own machine to a friend at the table, on a network without HTTPS.
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, until, type Person } from './house';

// The page of `sengoku` alone, and a name for it that is not this machine's own.
const house = new House(1, {
  flags: ['--open'],
  env: { BROWSER: 'true', SENGOKU_HOSTS: 'lan.test' },
  browser: ['--host-resolver-rules=MAP lan.test 127.0.0.1'],
});
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

const inANetwork = Object.values(networkInterfaces())
  .flat()
  .some((card) => card?.family === 'IPv4' && !card.internal);
const link = (person: Person): Promise<string> =>
  person.page.locator('input[readonly]').inputValue();

async function lobby(person: Person, home = ''): Promise<void> {
  await person.go(`${home}/new/glory`);
  await person.page.locator('[data-guest=friend] .who').click();
  await person.page.locator('.sit').click();
  await person.page.waitForSelector('input[readonly]');
}

test('over plain HTTP the link is copied, too', async () => {
  const ann = await house.person();
  await lobby(ann, `http://lan.test:${house.port}`);
  expect(await ann.page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([
    false,
    false,
  ]);
  const copy = ann.page.locator('.row button');
  await copy.click();
  await until(async () => (await copy.textContent()) === 'Copied', 'it says so');
  await ann.page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' }));
  });
  await ann.page.locator('#paste').focus();
  await ann.page.keyboard.press('Control+v');
  expect(await ann.page.locator('#paste').inputValue()).toBe(await link(ann));
  expect(await link(ann)).toMatch(/^http:\/\/lan\.test:\d+\/join\/i\./);
  await ann.context.close();
});

test('a link for this machine only says so; one click later a friend sits down by it', async () => {
  const ann = await house.person();
  await lobby(ann);
  expect(await link(ann)).toContain('//127.0.0.1:');
  await ann.page.getByText('This link works only on this computer.').waitFor();
  await ann.picture('lobby-closed');
  await ann.page.getByRole('button', { name: 'Open to my network' }).click();
  if (!inANetwork) {
    await ann.page.getByText('This computer is not in a network').waitFor();
    return;
  }
  await ann.page.waitForSelector('.code path');
  await ann.picture('lobby-open');
  const sent = await link(ann);
  expect(sent).not.toContain('127.0.0.1');
  const drawn = await ann.page.locator('.code path').getAttribute('d');
  const asked = await ann.page.evaluate(async (wanted) => {
    const body = JSON.stringify({ link: wanted });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/qr', { method: 'POST', headers, body })).json();
  }, sent);
  expect(drawn).toBe(asked.path); // that phones can read it is proved in tests/server/test_door.py
  const bo = await house.person();
  await bo.go(sent);
  await bo.page.locator('label.name input').fill('Tomoe');
  await bo.page.getByRole('button', { name: 'Sit down here' }).first().click();
  await until(() => ann.sees('li:has-text("Tomoe")'), 'the host sees the friend');
  await Promise.all([ann.context.close(), bo.context.close()]);
});
