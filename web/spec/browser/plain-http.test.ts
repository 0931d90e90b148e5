import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { photograph } from './browser.ts';
import { openTableForTwo, sitDown } from './friends.ts';
import { sharedHouse } from './house.ts';
import { press, texts } from './robots.ts';

/** An address of this machine that browsers do not trust as they trust localhost. */
const host = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const { home, online } = texts.en.page;
const { bigScreen } = texts.en;

describe.skipIf(host === undefined)('at a plain http address of a home network', () => {
  const house = sharedHouse({ keeping: 'allow' });
  const address = (): string => house.server.address.replace('127.0.0.1', host ?? '');

  test('the page says once that it needs the network, and bots play', async () => {
    const { page, context, complaints } = await house.newVisitor();
    await page.goto(address());
    expect(await page.evaluate('isSecureContext')).toBe(false);
    await page.getByText(home.offline.needsNetwork).waitFor();
    await photograph(page, 'plain-http-home');
    await page.getByRole('button', { name: home.offline.understood, exact: true }).click();
    await page.reload();
    const party = page.getByRole('article', { name: 'Penguin Party' });
    await party.getByRole('button', { name: home.playNow }).waitFor();
    expect(await page.getByText(home.offline.needsNetwork).count()).toBe(0);
    await party.getByRole('button', { name: home.playNow }).click();
    await page.waitForURL(/\/here\//);
    await expect.poll(() => press(page, 'en')).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a link is copied without a clipboard, and whoever follows it sits down', async () => {
    const ana = await house.newVisitor();
    const zoe = await house.newVisitor({ language: 'fr' });
    const link = await openTableForTwo(ana, address(), 'penguin-party');
    const { copy, copied, copyByHand, qrAbout } = online.waiting;
    await ana.page.getByRole('img', { name: qrAbout }).waitFor();
    await ana.page.getByRole('button', { name: copy, exact: true }).click();
    await ana.page.getByText(copied).or(ana.page.getByText(copyByHand)).waitFor();
    await sitDown(zoe, link);
    expect([...ana.complaints, ...zoe.complaints]).toEqual([]);
    await Promise.all([ana.context.close(), zoe.context.close()]);
  });

  test('a phone comes to a party', async () => {
    const screen = await house.newVisitor({ size: 'desktop' });
    const phone = await house.newVisitor();
    await screen.page.goto(`${address()}/party`);
    await screen.page.getByRole('button', { name: bigScreen.choose.open }).click();
    const shown = await screen.page.locator('.address').innerText();
    const [, path = ''] = /(\/party\/[A-Z]{4})/.exec(shown) ?? [];
    expect(shown).toContain(host);
    await phone.page.goto(address() + path);
    await phone.page.getByLabel(online.people.name, { exact: true }).fill('Bo');
    await phone.page.getByRole('button', { name: bigScreen.hand.sit }).click();
    await screen.page.getByText(bigScreen.gather.count(1, 6)).waitFor();
    expect([...screen.complaints, ...phone.complaints]).toEqual([]);
    await Promise.all([screen.context.close(), phone.context.close()]);
  });
});
