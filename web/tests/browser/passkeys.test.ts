// A passkey, made at a desk and shown on a phone: Chromium's own virtual authenticator holds it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CDPSession } from 'playwright-core';
import { serious } from './axe';
import { House, PHONE, until, type Person } from './house';

const house = new House();
beforeAll(async () => {
  await house.open();
});
afterAll(() => house.close());

/** A device with a finger on it; passkeys belong to a name, so the house is called by one. */
async function device(person: Person): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await person.page.context().newCDPSession(person.page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}
const asks = (person: Person, path: string): Promise<any> =>
  person.page.evaluate(async (at) => (await fetch(at)).json(), path);

test('a passkey made at a desk brings name and games to a phone', async () => {
  const home = house.url.replace('127.0.0.1', 'localhost');
  const ann = await house.person();
  const first = await device(ann);
  await ann.page.goto(`${home}me`);
  await ann.page.fill('input[autocomplete=nickname]', 'Ann');
  await ann.page.getByRole('button', { name: 'Save' }).click();
  await ann.page.click('[data-passkey-make]');
  await ann.page.waitForSelector('[data-passkeys] li');
  await ann.picture('passkeys');
  expect.soft(await serious(ann.page)).toEqual([]);
  const { credentials } = await first.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: first.authenticatorId,
  });
  expect(credentials).toHaveLength(1);

  const phone = await house.person({ theme: 'dark' }, PHONE);
  const second = await device(phone);
  await second.cdp.send('WebAuthn.addCredential', {
    authenticatorId: second.authenticatorId,
    credential: credentials[0]!,
  });
  await phone.page.goto(`${home}me`);
  await phone.page.waitForSelector('[data-passkey-enter]');
  await phone.picture('passkeys');
  await phone.page.click('[data-passkey-enter]');
  await phone.page.waitForURL((url) => url.pathname === '/');
  await until(async () => (await asks(phone, '/api/me')).name === 'Ann', 'she is known');
  expect((await asks(phone, '/api/me/sessions')).length).toBe(2);
});

test('where there can be no passkey, the page says why and the code is there', async () => {
  const ann = await house.person();
  await ann.go('/me');
  await ann.page.waitForSelector('[data-hindrance]');
  expect(await ann.page.locator('[data-hindrance]').innerText()).toContain('recovery code');
  expect(await ann.sees('[data-passkey-make]')).toBe(false);
  expect(await ann.sees('input.code')).toBe(true);
});
