import { afterEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { barriers } from './axe.ts';
import { photograph, type Visitor } from './browser.ts';
import { fastForward } from './fast-forward.ts';
import { sharedHouse } from './house.ts';
import { isOver, press, texts } from './robots.ts';

const house = sharedHouse();
const { bigScreen, party, page: pageTexts } = texts.en;
const names = ['Ana', 'Bo', 'Cleo', 'Dina', 'Eli', 'Fay'];

interface Phone extends Visitor {
  readonly name: string;
  page: Page;
}

const everybody: Visitor[] = [];
afterEach(async () => {
  await Promise.all(everybody.splice(0).map(({ context }) => context.close()));
});

/** Opens a table on the big screen, and gives back the short address that it shows. */
async function openParty({ page }: Visitor): Promise<string> {
  await page.goto(`${house.server.address}/party`);
  await page.getByRole('button', { name: bigScreen.choose.open }).click();
  const address = await page.locator('.address').innerText();
  const [, path = ''] = /(\/party\/[A-Z]{4})/.exec(address) ?? [];
  expect(path).not.toBe('');
  return house.server.address + path;
}

/** Somebody scans the code, picks a name and a penguin, and sits down. */
async function join(address: string, name: string): Promise<Phone> {
  const phone = await house.newVisitor();
  everybody.push(phone);
  const { page } = phone;
  await page.goto(address);
  await page.getByLabel(pageTexts.online.people.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: bigScreen.hand.sit }).click();
  await page.getByRole('heading', { name: bigScreen.hand.in(name) }).waitFor();
  return { ...phone, name };
}

/** Whose turn the big screen says it is. */
async function findTurn(screen: Page, phones: readonly Phone[]): Promise<Phone> {
  await expect
    .poll(() => screen.locator('p.turn').innerText())
    .toMatch(new RegExp(names.map((name) => bigScreen.turn.one(name)).join('|')));
  const said = await screen.locator('p.turn').innerText();
  const found = phones.find(({ name }) => said.includes(name));
  if (!found) throw new Error(said);
  return found;
}

/** Whoever has the turn makes a move on the phone, and the big screen goes on to somebody else. */
async function playTurn(screen: Page, phones: readonly Phone[]): Promise<void> {
  const { page, name } = await findTurn(screen, phones);
  await expect
    .poll(async () => {
      await press(page, 'en');
      return screen.locator('p.turn').innerText();
    })
    .not.toContain(name);
}

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Everybody plays to the end at once, and then presses whatever the page still wants to be read. */
async function finish(phones: readonly Phone[]): Promise<void> {
  const [table = ''] = phones.map(({ page }) => idOf(page));
  await fastForward(
    phones.map(({ page }) => page),
    table,
  );
  await expect
    .poll(async () => {
      await Promise.all(phones.map(({ page }) => press(page, 'en')));
      const seen = await Promise.all(phones.map(({ page }) => isOver(page, 'en')));
      return seen.every(Boolean);
    })
    .toBe(true);
}

test('one big screen and six phones play an evening, through naps, reloads and a dead server', async () => {
  const screen = await house.newVisitor({ size: 'desktop' });
  everybody.push(screen);
  const shown: string[] = [];
  screen.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => shown.push(String(payload))),
  );
  const address = await openParty(screen);
  const phones = await Promise.all(names.map((name) => join(address, name)));
  await screen.page.getByText(bigScreen.gather.count(6, 6)).waitFor();
  await photograph(screen.page, 'party-gathering');
  expect(await barriers(screen.page)).toEqual([]);
  await screen.page.getByRole('button', { name: bigScreen.gather.start }).click();

  for (let turn = 0; turn < 4; turn += 1) await playTurn(screen.page, phones);
  await photograph(screen.page, 'party-table');

  // A phone is reloaded in its own turn.
  const reloaded = await findTurn(screen.page, phones);
  await reloaded.page.reload();
  await reloaded.page.getByRole('button', { name: party.playable }).first().waitFor();
  await photograph(reloaded.page, 'party-hand');
  await playTurn(screen.page, phones);

  // A phone falls asleep: a bot plays, until its owner is back.
  const sleeper = await findTurn(screen.page, phones);
  const hand = sleeper.page.url();
  await sleeper.page.close();
  await screen.page.getByRole('button', { name: bigScreen.turn.standInNow }).click();
  await expect.poll(() => screen.page.locator('p.turn').innerText()).not.toContain(sleeper.name);
  sleeper.page = await sleeper.context.newPage();
  await sleeper.page.goto(hand);
  await sleeper.page.locator('.status').waitFor();
  for (let turn = 0; turn < 6; turn += 1) await playTurn(screen.page, phones);

  // The server dies and comes back, and so does the big screen.
  await house.server.kill();
  await house.server.start();
  await playTurn(screen.page, phones);
  await screen.page.reload();
  await playTurn(screen.page, phones);

  await finish(phones);
  await screen.page.getByText(bigScreen.over.again).waitFor();
  await screen.page.getByText(bigScreen.evening.matches(1)).first().waitFor();
  await photograph(screen.page, 'party-over');
  const [first] = phones;
  if (first) await photograph(first.page, 'party-hand-over');
  // Six people and one match: everybody has a line, and the big screen saw no hand.
  expect(await screen.page.locator('.result tbody tr').count()).toBe(6);
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((frame) => frame.includes('"hand":['))).toEqual([]);

  // The evening goes on with the other game, for which there are too many.
  await screen.page.getByRole('button', { name: bigScreen.over.change }).click();
  const other = screen.page.getByRole('button', {
    name: bigScreen.gather.otherGame('Penguinramids'),
  });
  await other.click();
  await screen.page.getByText(bigScreen.gather.tooMany('Penguinramids', 4)).waitFor();
  for (const name of ['Eli', 'Fay']) {
    const remove = screen.page.getByRole('button', { name: bigScreen.gather.remove(name) });
    await remove.click();
    // While they still sit there, there are too many.
    await remove.waitFor({ state: 'detached' });
  }
  await other.click();
  // The change of game asks everybody again.
  await screen.page.getByRole('heading', { level: 1, name: 'Penguinramids' }).waitFor();
  const four = phones.slice(0, 4);
  for (const { page } of four) {
    await page.getByRole('button', { name: bigScreen.hand.ready, exact: true }).click();
  }
  await screen.page.getByRole('button', { name: bigScreen.gather.start }).click();
  await screen.page.getByText(bigScreen.turn.several).waitFor();
  // Everybody chooses a card. A press that a busy machine answers late has happened all the same.
  await expect
    .poll(async () => {
      for (const { page } of four) await press(page, 'en');
      return screen.page.getByText(bigScreen.turn.several).isVisible();
    })
    .toBe(false);
  await photograph(screen.page, 'party-pyramids');
  if (first) await photograph(first.page, 'party-hand-pyramids');
  expect(await barriers(screen.page)).toEqual([]);

  for (const { complaints } of [screen, ...phones]) expect(complaints).toEqual([]);
});
