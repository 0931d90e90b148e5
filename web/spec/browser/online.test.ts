import { describe, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { photograph } from './browser.ts';
import { openTableForTwo, sitDown } from './friends.ts';
import { sharedHouse } from './house.ts';
import { playToTheEnd, texts } from './robots.ts';

const house = sharedHouse();

describe('two people online', () => {
  test.each(['penguin-party', 'penguinramids'])(
    'one in English, one in French, play %s to its end while the server is killed twice',
    async (game) => {
      const ana = await house.newVisitor({ size: 'desktop', theme: 'light' });
      const zoe = await house.newVisitor({ size: 'phone', language: 'fr', theme: 'dark' });
      const { waiting } = texts.en.page.online;
      const link = await openTableForTwo(ana, house.server.address, game);
      await photograph(ana.page, `online-${game}-waiting`);
      await sitDown(zoe, link);
      await photograph(zoe.page, `online-${game}-waiting-phone`);
      const barriersFound = [await barriers(ana.page), await barriers(zoe.page)];
      const ready = ana.page.getByRole('button', { name: waiting.beReady });
      if (await ready.isVisible()) await ready.click();
      await ana.page.getByRole('button', { name: waiting.start }).click();
      const players = [
        { page: ana.page, language: 'en' },
        { page: zoe.page, language: 'fr' },
      ] as const;
      await playToTheEnd(players, async (presses) => {
        if (presses === 8) {
          await Promise.all(
            players.map(({ page }, index) =>
              photograph(page, `online-${game}-playing-${String(index + 1)}`),
            ),
          );
          barriersFound.push(await barriers(ana.page), await barriers(zoe.page));
        }
        if (presses !== 6 && presses !== 18) return;
        await house.server.kill();
        await house.server.start();
      });
      await photograph(zoe.page, `online-${game}-over-phone`);
      barriersFound.push(await barriers(ana.page), await barriers(zoe.page));
      expect(barriersFound.flat()).toEqual([]);
      expect([...ana.complaints, ...zoe.complaints]).toEqual([]);
      await Promise.all([ana.context.close(), zoe.context.close()]);
    },
  );
});
