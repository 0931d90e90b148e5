// The page in a real browser whose processor is slowed down four times, as on a cheap phone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browser as findBrowser } from '../scripts/browser.mjs';
import { weightOfHome } from '../scripts/page-weight.mjs';
import { machine, median, table, wordsOf } from './measure.mjs';
import { tap, tapNext } from './page/fingers.mjs';
import { watchQuiet } from './page/quiet.mjs';
import { startServer } from './server/processes.mjs';

const slowness = 4;
const program = '../../server/dist/main.js';

const progress = (text) => console.error(text);

/** Runs in the page before anything else: keeps what the browser says about its own speed. */
const watchingTasks = `
  window.seen = { tasks: [], events: [] };
  const keep = (list, entries) =>
    list.push(
      ...entries.map(({ startTime, duration }) => ({ at: performance.timeOrigin + startTime, duration })),
    );
  new PerformanceObserver((list) => keep(seen.tasks, list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  new PerformanceObserver((list) =>
    keep(seen.events, list.getEntries().filter(({ interactionId }) => interactionId > 0)),
  ).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** Looks at every frame, which costs so much that nothing else can be measured beside it. */
const watchingFrames = `
  window.seen = { frames: [], isMoving: false };
  let last = 0;
  const frame = (time) => {
    const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
    if (isMoving && seen.isMoving) seen.frames.push(time - last);
    seen.isMoving = isMoving;
    last = time;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);`;

/** A phone that has never been here, with fingers and without a mouse. */
async function phone(browser, watching) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(watching);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return { page, context, session };
}

async function visit(browser, address, { path = '/', watching = '' } = {}) {
  const opened = await phone(browser, watching);
  await opened.page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  return opened;
}

const share = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  0;

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

const milliseconds = (value) => `${value.toFixed(0)} ms`;

/** Sits down at a table with the strongest bots. */
async function beginMatch(page) {
  await page.getByRole('radio', { name: /Emperor/ }).tap({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await page.locator('.board, .table').first().waitFor({ timeout: 60_000 });
  // What is loaded and built for the first time is another matter than playing.
  await page.waitForTimeout(3000);
}

/**
 * Plays against the strongest bots until the machine was ours for so many seconds, or four times as long,
 * and gathers what the browser saw.
 */
async function measurePlay(browser, address, { game, seconds, watching }) {
  const path = `/play/${game}/bots`;
  const { page, context, session } = await visit(browser, address, { path, watching });
  await beginMatch(page);
  await page.evaluate('Object.values(seen).forEach((list) => (list.length = 0))');
  const quiet = watchQuiet();
  const end = performance.now() + seconds * 4000;
  let taps = 0;
  while (performance.now() < end && quiet.quietTime < seconds) {
    if (await tapNext(page, session, game)) taps += 1;
    await page.waitForTimeout(300);
  }
  quiet.stop();
  const seen = await page.evaluate('seen');
  await context.close();
  return { ...seen, taps, quiet };
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

/** Opens a server and a browser, and closes both whatever happens. */
async function between(measure) {
  const data = mkdtempSync(join(tmpdir(), 'rookery-bench-'));
  const server = await startServer(program, ['--port', '0', '--data', data, '--log', 'error']);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await measure(browser, `http://127.0.0.1:${server.port}`);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true });
  }
}

const lengths = (moments) => moments.map(({ duration }) => duration);

/** What happened while the machine was ours, and for comparison everything. */
const bothWays = (moments, quiet, say) =>
  `${say(lengths(moments.filter((each) => quiet.wasQuiet(each))))} (${say(lengths(moments))})`;

const interactions = (events) =>
  `${milliseconds(share(events, 0.98))}, half of them ${milliseconds(share(events, 0.5))}`;

const tasksFound = (tasks) => `${tasks.length}, longest ${milliseconds(Math.max(0, ...tasks))}`;

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
  const weight = `${(weightOfHome().bytes / 1024).toFixed(1)} KB`;
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

/** Measures first paint, interaction, long tasks and motion. */
export async function measurePage({ seconds }) {
  const found = await between(async (browser, address) => {
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
