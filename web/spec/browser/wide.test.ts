import { expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { photograph, sizes } from './browser.ts';
import { openTableForTwo, sitDown } from './friends.ts';
import { sharedHouse } from './house.ts';
import { texts } from './robots.ts';

const house = sharedHouse();
const { table, online } = texts.en.page;

test('points and chat stand beside a wide table, and at the speaker’s portrait on a phone', async () => {
  const ana = await house.newVisitor({ size: 'desktop', theme: 'dark' });
  const zoe = await house.newVisitor({ language: 'fr' });
  const link = await openTableForTwo(ana, house.server.address, 'penguin-party');
  await sitDown(zoe, link);
  await ana.page.getByRole('button', { name: online.waiting.start }).click();
  const side = ana.page.getByRole('complementary', { name: table.beside });
  await side.getByRole('table').waitFor();
  await side.getByRole('button', { name: online.chat.said.hello }).click();
  await side.getByRole('log').getByText(online.chat.said.hello).waitFor();
  expect(await ana.page.getByRole('dialog').count()).toBe(0);

  const bubble = zoe.page.getByText(texts.fr.page.online.chat.said.hello);
  await bubble.first().waitFor();
  await photograph(zoe.page, 'chat-bubble-phone-light-fr');
  await photograph(ana.page, 'side-column-desktop-dark-en');
  expect(await barriers(ana.page)).toEqual([]);

  await ana.page.setViewportSize(sizes.tablet);
  await side.waitFor({ state: 'hidden' });
  await ana.page.getByRole('button', { name: online.chat.name }).waitFor();
  await Promise.all([ana.context.close(), zoe.context.close()]);
});
