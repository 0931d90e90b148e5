import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';
import { texts, type Language } from './robots.ts';

export async function introduce(page: Page, language: Language, name: string): Promise<void> {
  const { introduce: words, name: label } = texts[language].page.online.people;
  const dialog = page.getByRole('dialog', { name: words.title });
  await dialog.getByLabel(label, { exact: true }).fill(name);
  await dialog.getByRole('button', { name: words.action }).click();
}

/** Ana, in English, opens a table for two and gets a link. */
export async function openTableForTwo(
  { page }: Visitor,
  server: string,
  game: string,
): Promise<string> {
  const { home, online } = texts.en.page;
  await page.goto(`${server}/play/${game}/friends`);
  const fewer = page.getByRole('button', { name: home.setUp.fewer });
  while (await fewer.isEnabled()) await fewer.click();
  await page.getByRole('button', { name: online.create.open }).click();
  await introduce(page, 'en', 'Ana');
  await page.waitForURL(/\/table\//);
  await page.getByRole('heading', { name: online.waiting.invite.sit }).waitFor();
  return page.url();
}

/** Zoé, in French, follows the link and sits down. */
export async function sitDown({ page }: Visitor, link: string): Promise<void> {
  const { waiting } = texts.fr.page.online;
  await page.goto(link);
  await page.getByRole('button', { name: waiting.sit }).first().click();
  await introduce(page, 'fr', 'Zoé');
  // Sitting down means ready.
  await page.getByRole('button', { name: waiting.beNotReady }).waitFor();
}

/** Ana opens a table for two, Zoé sits down, and the match begins. Gives back the link. */
export async function beginForTwo(
  ana: Visitor,
  zoe: Visitor,
  server: string,
  game: string,
): Promise<string> {
  const link = await openTableForTwo(ana, server, game);
  await sitDown(zoe, link);
  await ana.page.getByRole('button', { name: texts.en.page.online.waiting.start }).click();
  for (const { page } of [ana, zoe]) await page.locator('header .status').waitFor();
  return link;
}

/** Ana opens a public table of Penguin Party, and waits there for guests. */
export async function openPublicTable({ page }: Visitor, server: string): Promise<string> {
  const { online } = texts.en.page;
  await page.goto(`${server}/play/penguin-party/anyone`);
  await page.getByRole('button', { name: online.create.open }).click();
  await introduce(page, 'en', 'Ana');
  await page.waitForURL(/\/table\//);
  await page.getByRole('heading', { name: online.waiting.invite.sit }).waitFor();
  return page.url();
}
