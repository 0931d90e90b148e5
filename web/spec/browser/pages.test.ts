import { describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { photograph, sizes } from './browser.ts';
import { sharedHouse } from './house.ts';

const house = sharedHouse();

const pages = [
  ['home', '/'],
  ['against-bots', '/play/penguin-party/bots'],
  ['one-device', '/play/penguinramids/one-device'],
  ['friends', '/play/penguin-party/friends'],
  ['anyone', '/play/penguinramids/anyone'],
  ['lobby', '/lobby'],
  ['matches', '/matches'],
  ['me', '/me'],
  ['unknown-table', '/table/uYxN0qg1TzS5nHn0hVfKXw'],
  ['unknown-match', '/match/uYxN0qg1TzS5nHn0hVfKXw'],
  ['not-found', '/nowhere'],
] as const;

const looks = [
  ['phone', 'light', 'fr'],
  ['phone', 'dark', 'en'],
  ['tablet', 'light', 'en'],
  ['desktop', 'dark', 'fr'],
] as const;

describe('every page', () => {
  test.each(looks)('on a %s, %s, in %s: nobody stumbles, nothing sticks out', async (...look) => {
    const [size, theme, language] = look;
    const visitor = await house.newVisitor({ size, theme, language });
    const { page, complaints, context } = visitor;
    const found: string[] = [];
    for (const [name, path] of pages) {
      await page.goto(`${house.server.address}${path}`, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await photograph(page, `${name}-${size}-${theme}-${language}`);
      found.push(...(await barriers(page)).map((each) => `${name}: ${each}`));
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      if (width > sizes[size].width) found.push(`${name}: ${String(width)} pixels wide`);
      expect(await page.evaluate<string>('document.documentElement.lang')).toBe(language);
    }
    expect(found).toEqual([]);
    // An address that leads nowhere is answered with 404, which browsers mention.
    expect(complaints.filter((each) => !each.includes('404'))).toEqual([]);
    await context.close();
  });

  test('asks nobody but its own server for anything', async () => {
    const { page, context } = await house.newVisitor();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(house.server.address, { waitUntil: 'networkidle' });
    expect([...hosts]).toEqual([new URL(house.server.address).host]);
    await context.close();
  });
});
