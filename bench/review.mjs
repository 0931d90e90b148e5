// Reviews of whole matches on the built page, and what others may hold, by the clock and by the processor.
import { decisionsIn, extendPast, questionFor } from '../analysis/dist/decisions.js';
import { analysisOf } from '../analysis/dist/games.js';
import { playersOf } from '../bots/dist/players.js';
import { findGame } from '../rules/dist/catalogue.js';
import { openMatch } from '../rules/dist/kernel/match.js';
import { recordOf } from '../rules/dist/kernel/record.js';
import { seededStreams } from '../rules/dist/kernel/rng.js';
import { machine, table, wordsOf } from './measure.mjs';
import { withBuiltPage } from './page/built-page.mjs';

/** The page asks the server for a match of this id, and gets one of ours. */
const id = 'uYxN0qg1TzS5nHn0hVfKXw';

/** How many times slower the processor of a cheap phone is. */
const slowness = 4;

const reviews = [
  { game: 'penguin-party', seats: 2, goal: 20 },
  { game: 'penguin-party', seats: 4, goal: 20 },
  { game: 'penguinramids', seats: 2, goal: 60 },
  { game: 'penguinramids', seats: 4, goal: 60 },
];

/** A whole match of Adélies, who make mistakes enough. */
function playMatch(name, seats) {
  const game = findGame(name);
  const streams = seededStreams(`review ${name} ${seats}`);
  const player = playersOf(name).get('adelie');
  const { budget } = player;
  const { value: options } = game.parseOptions({}, seats);
  let past = { match: openMatch(game, options, seats), events: [] };
  for (;;) {
    const { state, acts } = past.match;
    const waiting = game.waiting(state);
    if (waiting.for === 'nobody') return past.match;
    const [by] = waiting.seats ?? ['chance'];
    const act =
      by === 'chance'
        ? { by, chance: game.roll(state, streams) }
        : {
            by,
            move: player.think(questionFor(past, by), { rng: streams(`${acts.length}`), budget })
              .move,
          };
    past = extendPast(past, act);
  }
}

/** Has the page find a finished match at the server. */
async function serveMatch(page, match, seats) {
  const line = {
    id,
    game: match.game.id,
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      who: { kind: 'bot', level: 'adelie' },
    })),
    ranking: match.game.waiting(match.state).ranking,
    startedAt: 0,
    finishedAt: 1,
  };
  await page.route(`**/api/matches/${id}`, (route) => route.fulfill({ json: line }));
  const json = recordOf(match);
  await page.route(`**/api/matches/${id}/record`, (route) => route.fulfill({ json }));
}

/** How much processor time all processes of a browser have had, in seconds. */
async function processorTime(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Seconds until the first graph and until the end, by the clock and by the processor. */
async function measureReview(browser, address, { game, seats, goal }) {
  const match = playMatch(game, seats);
  console.error(`${game} with ${seats} seats: ${match.acts.length} acts`);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(600_000);
  await serveMatch(page, match, seats);
  await page.goto(address);
  const before = await processorTime(browser);
  const begun = performance.now();
  const passed = async () => ({
    clock: (performance.now() - begun) / 1000,
    processor: (await processorTime(browser)) - before,
  });
  await page.goto(`${address}/review/${id}`);
  await page.locator('section svg path.line[d*="L"]').first().waitFor({ state: 'attached' });
  const graph = await passed();
  await page.getByRole('columnheader', { name: 'Luck' }).waitFor();
  const whole = await passed();
  await context.close();
  return { game, seats, goal, graph, whole };
}

/** Milliseconds of the processor that it takes to tell what others may hold, at every decision of some matches. */
function measureHoldings() {
  const analysis = analysisOf('penguin-party');
  const times = [];
  for (const seats of [2, 3, 4, 5, 6]) {
    for (const { question } of decisionsIn(playMatch('penguin-party', seats))) {
      const before = process.cpuUsage();
      analysis.holdingsOf(question.view, seededStreams('holdings')('bench'));
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
  }
  return times.toSorted((a, b) => a - b);
}

const seconds = ({ clock, processor }) =>
  `${clock.toFixed(1)} s (${processor.toFixed(1)} s of the processor)`;

/** Measures reviews on the page, and what others may hold. */
export async function measureReviews({ only }) {
  const machineBefore = machine();
  const found = await withBuiltPage(async (browser, address) => {
    const list = [];
    for (const each of reviews.filter(({ game }) => only === undefined || game === only)) {
      list.push(await measureReview(browser, address, each));
    }
    return list;
  });
  const holdings = measureHoldings();
  const at = (share) =>
    (slowness * (holdings[Math.floor(share * holdings.length)] ?? 0)).toFixed(0);
  const rows = [
    ...found.flatMap(({ game, seats, goal, graph, whole }) => [
      [`${game}, ${seats} seats: first graph`, seconds(graph), '3 s'],
      [`${game}, ${seats} seats: whole review`, seconds(whole), `${goal} s`],
    ]),
    ['what can they hold, median and 99 of 100', `${at(0.5)} and ${at(0.99)} ms`, '300 ms'],
  ];
  const how =
    wordsOf(`Chromium, 1280×800, from opening the address of a match of Adélies. The processor's time is
    that of all processes of the browser, on all cores. What others may hold: in Node, the processor's
    time at every decision of matches with two to six seats, times ${slowness} for a slow phone.`);
  return [
    '## review',
    '',
    `\`npm run bench -- review\`. ${machineBefore} ${how}`,
    '',
    table(['what', 'found', 'goal'], rows),
  ].join('\n');
}
