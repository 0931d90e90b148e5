// The page in a real browser whose processor is slowed down four times, as on a cheap phone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browser as findBrowser } from '../scripts/browser.mjs';
import { weightOfHome } from '../scripts/page-weight.mjs';
import { machine, median, table } from './measure.mjs';
import { startServer } from './server/processes.mjs';

const slowness = 4;
const program = '../../server/dist/main.js';

const progress = (text) => console.error(text);

/** Runs in the page before anything else: keeps what the browser says about its own speed. */
const watchingTasks = `
  window.seen = { tasks: [], events: [] };
  new PerformanceObserver((list) =>
    seen.tasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) =>
    seen.events.push(
      ...list.getEntries().filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration),
    ),
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
  return { page, context };
}

async function visit(browser, address, { path = '/', watching = '' } = {}) {
  const { page, context } = await phone(browser, watching);
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  return { page, context };
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

/** Runs in the page, and costs it next to nothing: where to tap for the next half of a move. */
const nextTap = `
  (() => {
    const wanted = (start, part) => [...document.querySelectorAll(part)].find(
      (each) => each.ariaDisabled !== 'true' && start.test(each.ariaLabel ?? each.textContent),
    );
    const button = wanted(/^\\s*Place /, 'button.place') ?? wanted(/, playable/, '[role=group] button');
    if (!button) return null;
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`;

/** Plays against the strongest bots for a while, and gathers what the browser saw. */
async function measurePlay(browser, address, { seconds, watching }) {
  const path = '/play/penguin-party/bots';
  const { page, context } = await visit(browser, address, { path, watching });
  await page.getByRole('radio', { name: /Emperor/ }).tap({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await page.getByRole('group', { name: 'Your hand' }).waitFor({ timeout: 60_000 });
  // What is loaded and built for the first time is another matter than playing.
  await page.waitForTimeout(2000);
  await page.evaluate('Object.values(seen).forEach((list) => (list.length = 0))');
  const end = performance.now() + seconds * 1000;
  let taps = 0;
  while (performance.now() < end) {
    const place = await page.evaluate(nextTap);
    if (place) {
      await page.touchscreen.tap(place.x, place.y);
      taps += 1;
    }
    await page.waitForTimeout(300);
  }
  const seen = await page.evaluate('seen');
  await context.close();
  return { ...seen, taps };
}

/** A page with one button on it: what this browser on this machine needs for any tap. */
async function measureFloor(browser, taps) {
  const { page, context } = await phone(browser, watchingTasks);
  await page.setContent(`<button onclick="textContent += '.'">a button</button>`);
  await page.waitForTimeout(1000);
  await page.evaluate('seen.events.length = 0');
  for (let tap = 0; tap < taps; tap += 1) {
    await page.getByRole('button').tap();
    await page.waitForTimeout(300);
  }
  const { events } = await page.evaluate('seen');
  await context.close();
  return events;
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

const interactions = (events) =>
  `${milliseconds(share(events, 0.98))}, half of them ${milliseconds(share(events, 0.5))}`;

function rowsOf({ paint, floor, play: { tasks, events }, motion: { frames } }) {
  const slow = frames.filter((each) => each > 25).length / (frames.length || 1);
  const weight = `${(weightOfHome().bytes / 1024).toFixed(1)} KB`;
  const rate = `${(1000 / (median(frames) ?? 1000)).toFixed(0)} a second`;
  const tasksFound = `${tasks.length}, the longest ${milliseconds(Math.max(0, ...tasks))}`;
  return [
    ['script and style of home, gzipped', weight, '≤ 120 KB'],
    ['first contentful paint of home, median of 7', milliseconds(paint), '≤ 1000 ms'],
    ['interaction to next paint, 98th percentile', interactions(events), '≤ 100 ms'],
    ['the same on a page with one button', interactions(floor), ''],
    ['frames while something moves, median', rate, '60'],
    ['frames that took longer than 25 ms', `${(100 * slow).toFixed(1)} %`, ''],
    ['tasks over 50 ms while bots think', tasksFound, 'none'],
  ];
}

/** Measures first paint, interaction, long tasks and motion. */
export async function measurePage({ seconds }) {
  const found = await between(async (browser, address) => {
    progress('first paint of home, seven times');
    const paint = await measurePaint(browser, address, 7);
    progress(`playing against Emperors for ${seconds} s`);
    const play = await measurePlay(browser, address, { seconds, watching: watchingTasks });
    progress('a page with one button');
    const floor = await measureFloor(browser, play.taps);
    progress(`playing again for ${seconds} s, looking at every frame`);
    const motion = await measurePlay(browser, address, { seconds, watching: watchingFrames });
    return { paint, play, floor, motion };
  });
  const how = `Chromium with its processor slowed down ${slowness} times, 360×640, ${found.play.taps} taps against three Emperors.`;
  return [
    '## page',
    '',
    `\`npm run bench -- page --seconds ${seconds}\`. ${machine()} ${how}`,
    '',
    table(['what', 'found', 'goal'], rowsOf(found)),
    '',
  ].join('\n');
}
