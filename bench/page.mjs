// The page in a real browser whose processor is slowed down four times, as on a cheap phone.
import { weightOfHome } from '../scripts/page-weight.mjs';
import { machine, median, table, wordsOf } from './measure.mjs';
import { withBuiltPage } from './page/built-page.mjs';
import { tap } from './page/fingers.mjs';
import {
  measurePlay,
  phone,
  slowness,
  visit,
  watchingFrames,
  watchingTasks,
} from './page/play.mjs';
import { bothWays, interactions, milliseconds, tasksFound } from './page/figures.mjs';
import { watchQuiet } from './page/quiet.mjs';
import { measureVariants } from './page/variants.mjs';

const progress = (text) => console.error(text);

/** When something was first seen on home, in milliseconds; each time as for the first time. */
async function measurePaint(browser, address, rounds) {
  const paints = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, context } = await visit(browser, address);
    paints.push(
      await page.evaluate(
        `performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint').startTime`,
      ),
    );
    await context.close();
  }
  return median(paints);
}

/** A page with one button on it: what this browser on this machine needs for any tap. */
async function measureFloor(browser, taps) {
  const { page, context, session } = await phone(browser, watchingTasks);
  await page.setContent(`<button onclick="textContent += '.'">a button</button>`);
  await page.waitForTimeout(1000);
  await page.evaluate('seen.events.length = 0');
  const quiet = watchQuiet();
  for (let count = 0; count < taps; count += 1) {
    await tap(page, session, { x: 30, y: 15 });
    await page.waitForTimeout(300);
  }
  quiet.stop();
  const { events } = await page.evaluate('seen');
  await context.close();
  return { events, quiet };
}

const rowsOfPlay = ({ game, play: { tasks, events, quiet } }) => [
  [`${game}: interaction to next paint`, bothWays(events, quiet, interactions), '≤ 100 ms'],
  [`${game}: tasks over 50 ms`, bothWays(tasks, quiet, tasksFound), 'none'],
];

const rowsOfMotion = ({ game, motion: { frames } }) => {
  const slow = frames.filter((each) => each > 25).length / (frames.length || 1);
  const rate = `${(1000 / (median(frames) ?? 1000)).toFixed(0)} a second`;
  return [
    [`${game}: frames while something moves, median`, rate, '60'],
    [`${game}: frames that took longer than 25 ms`, `${(100 * slow).toFixed(1)} %`, ''],
  ];
};

function rowsOf({ paint, floor, games }) {
  const weight = `${(weightOfHome('en').bytes / 1024).toFixed(1)} KB`;
  return [
    ['script and style of home, gzipped', weight, '≤ 120 KB'],
    ['first contentful paint of home, median of 7', milliseconds(paint), '≤ 1000 ms'],
    [
      'interaction on a page with one button',
      bothWays(floor.events, floor.quiet, interactions),
      '',
    ],
    ...games.flatMap((each) => [...rowsOfPlay(each), ...rowsOfMotion(each)]),
  ];
}

async function measureGame(browser, address, { game, seconds }) {
  progress(`${game} against Emperors, until ${seconds} s were quiet`);
  const play = await measurePlay(browser, address, { game, seconds, watching: watchingTasks });
  progress(`${game} again for ${seconds} s, looking at every frame`);
  const motion = await measurePlay(browser, address, { game, seconds, watching: watchingFrames });
  return { game, play, motion };
}

const explanation = ({ play: { taps, quiet } }) =>
  `${taps} taps in ${quiet.quietTime.toFixed(0)} s`;

/** Measures the page as it is built, or compares pages that were built into several folders. */
export async function measurePage({ seconds, variants, rounds = '4' }) {
  if (variants === undefined) return measureOne({ seconds });
  return measureVariants({ folders: variants.split(','), seconds, rounds: Number(rounds) });
}

/** Measures first paint, interaction, long tasks and motion. */
async function measureOne({ seconds }) {
  const found = await withBuiltPage(async (browser, address) => {
    progress('first paint of home, seven times');
    const paint = await measurePaint(browser, address, 7);
    const games = [];
    for (const game of ['penguin-party', 'penguinramids']) {
      games.push(await measureGame(browser, address, { game, seconds }));
    }
    progress('a page with one button');
    return { paint, games, floor: await measureFloor(browser, 40) };
  });
  const how =
    wordsOf(`Chromium with its processor slowed down ${slowness} times, 360×640, against three
    Emperors. Interaction: the 98th percentile. First what was seen while the host left the processors to
    this machine (${found.games.map(explanation).join(', ')}), in brackets everything.`);
  return [
    '## page',
    '',
    `\`npm run bench -- page --seconds ${seconds}\`. ${machine()} ${how}`,
    '',
    table(['what', 'found', 'goal'], rowsOf(found)),
    '',
  ].join('\n');
}
