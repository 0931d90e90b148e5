import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { answer } from '@rookery/server/http/page';
import { readSite, type Site } from '@rookery/server/http/site';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { sharedHouse } from './house.ts';
import { kept } from './kept.ts';
import { press, texts } from './robots.ts';

const house = sharedHouse({ keeping: 'allow' });

const playNow = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('article', { name })
    .getByRole('button', { name: /Play now/ })
    .click();

async function pressTimes(page: Page, times: number): Promise<void> {
  for (let pressed = 0; pressed < times;) pressed += Number(await press(page, 'en'));
}

test.each(['Penguin Party', 'Penguinramids'])(
  'a match of %s is begun, reloaded and played on without a network',
  async (game) => {
    const { page, context, complaints } = await house.newVisitor();
    await page.goto(house.server.address);
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByText(texts.en.page.home.offline.noNetwork).waitFor();
    await playNow(page, game);
    for (let moves = 0; moves < 3;) moves += Number(await press(page, 'en'));
    const address = page.url();
    await page.reload();
    await pressTimes(page, 6);
    expect(page.url()).toBe(address);
    expect(complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  },
);

test('what only the server can answer is not answered from the device', async () => {
  const { page, context } = await house.newVisitor();
  await page.goto(house.server.address);
  await kept(page);
  await page.goto(`${house.server.address}/healthz`);
  expect(await page.getByRole('heading').count()).toBe(0);
  await context.close();
});

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

interface ReplaceableSite {
  readonly address: string;
  deploy(site: Site): void;
  close(): Promise<void>;
}

/** Serves the page of a folder, which may be replaced: as a server that was brought up to date. */
async function serve(first: Site): Promise<ReplaceableSite> {
  const port = await freePort();
  let site = first;
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(site, {
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      acceptLanguage: request.headers['accept-language'] ?? '',
      acceptEncoding: '',
      ifNoneMatch: '',
    });
    response.writeHead(status, headers).end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${String(port)}/`,
    deploy: (next) => {
      site = next;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The same page under another version, with another title before the script runs. */
function nextVersion(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-next-'));
  cpSync(dist, folder, { recursive: true });
  const change = (file: string, from: RegExp, to: string): void => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  change('index.en.html', /<html /, '<html data-version="next" ');
  change('service-worker.js', /`[\w-]{12}`/, '`next-version`');
  const site = readSite(folder);
  rmSync(folder, { recursive: true });
  return site;
}

const versionOf = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-version');

/** The server has a new version, and the browser has kept it beside the one in use. */
async function renew(page: Page, deploy: ReplaceableSite['deploy']): Promise<void> {
  deploy(nextVersion());
  await page.evaluate(`navigator.serviceWorker.getRegistration().then(async (registration) => {
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
  })`);
}

const goHome = (page: Page): Promise<void> =>
  page
    .locator('header')
    .getByRole('button', { name: texts.en.page.shell.home, exact: true })
    .click();

test('a new version waits while a match is played, and is there at the next visit', async () => {
  const { address, deploy, close } = await serve(readSite(dist));
  const { page, context } = await house.newVisitor();
  await page.goto(address);
  await kept(page);
  await playNow(page, 'Penguin Party');
  await press(page, 'en');

  await renew(page, deploy);
  await page.reload();
  await press(page, 'en');
  expect(await versionOf(page)).toBe(null);

  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await again.locator('html[data-version="next"]').waitFor();
  await context.close();
  await close();
});

test('a new version takes over on the way home, but not before every window is there', async () => {
  const { address, deploy, close } = await serve(readSite(dist));
  const { page, context } = await house.newVisitor();
  await page.goto(address);
  await kept(page);
  await playNow(page, 'Penguin Party');
  await pressTimes(page, 1);
  // A window that was opened in its match, and one that was opened at home.
  await page.reload();
  const other = await context.newPage();
  await other.goto(address);
  await playNow(other, 'Penguinramids');
  await pressTimes(other, 1);

  await renew(page, deploy);
  await goHome(page);
  await page.getByRole('article', { name: 'Penguin Party' }).waitFor();
  await delay(1500);
  expect([await versionOf(page), await versionOf(other)]).toEqual([null, null]);
  expect(new URL(other.url()).pathname).not.toBe('/');

  await goHome(other);
  for (const each of [page, other]) await each.locator('html[data-version="next"]').waitFor();
  await context.close();
  await close();
});
