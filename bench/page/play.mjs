import { tapNext } from './fingers.mjs';
import { watchQuiet } from './quiet.mjs';

/** How much slower than this machine a cheap phone is. */
export const slowness = 4;

/** Runs in the page before anything else: keeps what the browser says about its own speed. */
export const watchingTasks = `
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
export const watchingFrames = `
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
export async function phone(browser, watching) {
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

export async function visit(browser, address, { path = '/', watching = '' } = {}) {
  const opened = await phone(browser, watching);
  await opened.page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  return opened;
}

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
export async function measurePlay(browser, address, { game, seconds, watching }) {
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
