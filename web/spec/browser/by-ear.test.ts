import { describe, expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { sharedHouse } from './house.ts';
import { Listener } from './listener.ts';
import { texts } from './robots.ts';

const house = sharedHouse();

/** Opens a table for two against the quickest bot, and its command line. */
async function sitDown({ page }: Visitor, game: string): Promise<Listener> {
  const { setUp } = texts.en.page.home;
  const listener = new Listener(page);
  await listener.begin();
  await page.goto(`${house.server.address}/play/${game}/bots`);
  const fewer = page.getByRole('button', { name: setUp.fewer });
  while (await fewer.isEnabled()) await fewer.click();
  await page
    .getByRole('radio', { name: new RegExp(`^${texts.en.page.levels.chick.name}`) })
    .check({ force: true });
  await page.getByRole('button', { name: setUp.start }).click();
  await listener.openLine();
  return listener;
}

const isOver = (heard: readonly string[]): boolean =>
  heard.some((each) => /the match!|share the victory!/.test(each));

/** Each call of one's turn, and whether anything was announced twice at one moment. */
function expectCalls(heard: readonly string[], least: number): void {
  const calls = heard.filter((each) => each === 'assertive: Your turn');
  expect(calls.length).toBeGreaterThanOrEqual(least);
  const twice = heard.filter((each, at) => each === heard[at - 1] && / places? /.test(each));
  expect(twice).toEqual([]);
}

/** The answer to `moves`; the goals of the match, which begin with "The" as well, may be told meanwhile. */
const answerToMoves = /polite: (?:Action: |The \w+ \d \(arms|You may also type )/;
const nextTurnOrEnd = /assertive: Your turn|the match!|share the victory!/;
const turnOrEnd = /assertive: Your turn|is over\.|the match!|share the victory!/;

describe('by ear and command line alone', () => {
  test('a match of Penguin Party is played to its end', async () => {
    const visitor = await house.newVisitor({ size: 'desktop' });
    const listener = await sitDown(visitor, 'penguin-party');
    let heard = await listener.ask('turn', /polite: (?:Your turn|.* thinking)/);
    if (!heard.includes('polite: Your turn')) heard = await listener.hearing(turnOrEnd);
    while (!isOver(heard)) {
      if (heard.some((each) => /Round \d+ is over/.test(each))) {
        await listener.type('continue');
        heard = await listener.hearing(turnOrEnd);
        continue;
      }
      const told = await listener.ask('moves', /polite: (?:red|green|yellow|purple|blue): /);
      const [, colour = '', place = ''] = /polite: (\w+): ([^,.]+)/.exec(told.at(-1) ?? '') ?? [];
      await listener.type(`${colour} ${place}`);
      await listener.hearing(/polite: You place a/);
      heard = await listener.hearing(turnOrEnd);
    }
    expectCalls(listener.heard, 5);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  test('a match of Penguinramids is played to its end', async () => {
    const visitor = await house.newVisitor({ size: 'desktop' });
    const listener = await sitDown(visitor, 'penguinramids');
    let heard = await listener.ask('turn', /polite: Your turn/);
    while (!isOver(heard)) {
      const cards = await listener.ask('moves', answerToMoves);
      const choice = cards.find((each) => each.startsWith('polite: Action: '));
      if (choice === undefined) heard = await takePenguin(listener, cards);
      else {
        await listener.type(`action ${/\d/.exec(choice)?.[0] ?? ''}`);
        heard = await listener.hearing(/assertive: Your turn/);
      }
    }
    expectCalls(listener.heard, 10);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });
});

/** Takes the first penguin that was named to the first place that was named, if any, and ends the turn. */
async function takePenguin(
  listener: Listener,
  told: readonly string[],
): Promise<readonly string[]> {
  const line = told.find((each) => /^polite: The \w+ \d /.test(each)) ?? '';
  const found = /The (\w+ \d) \(arms (\d and \d)\): (\d+ \d+(?: grey)?)/.exec(line);
  if (!found) return listener.ask('end', nextTurnOrEnd);
  const [, penguin = '', arms = '', place = ''] = found;
  await listener.type(`take ${penguin} ${arms.replace('and ', '')} at ${place}`);
  await listener.hearing(/polite: You place/);
  // On a busy machine the turn may have ended by itself meanwhile, and the next one begun.
  await listener.typeMore('end');
  return listener.hearing(nextTurnOrEnd);
}
