import { basename } from 'node:path';
import { machine, table, wordsOf } from '../measure.mjs';
import { launchChromium } from './built-page.mjs';
import { milliseconds, percentile } from './figures.mjs';
import { measurePlay, slowness, watchingTasks } from './play.mjs';
import { serveFolder } from './site.mjs';

const games = ['penguin-party', 'penguinramids'];

/** Plays each built page in turn, round after round, so that a busy machine is busy for all alike. */
async function playAlternating(browser, pages, { seconds, rounds }) {
  const found = new Map();
  for (let round = 1; round <= rounds; round += 1) {
    for (const game of games) {
      for (const { name, address } of pages) {
        const play = await measurePlay(browser, address, {
          game,
          seconds,
          watching: watchingTasks,
        });
        const key = `${game} ${name}`;
        found.set(key, [...(found.get(key) ?? []), play]);
      }
    }
    console.error(`round ${round} of ${rounds}\n${tableOf(found, pages)}`);
  }
  return found;
}

/** Durations of what happened while the host left the processors to this machine. */
const quietLengths = (plays, kind) =>
  plays.flatMap((play) =>
    play[kind].filter((each) => play.quiet.wasQuiet(each)).map(({ duration }) => duration),
  );

function figuresOf(plays) {
  const events = quietLengths(plays, 'events');
  const tasks = quietLengths(plays, 'tasks');
  const time = plays.reduce((sum, { quiet }) => sum + quiet.quietTime, 0);
  return {
    p98: percentile(events, 0.98),
    middle: percentile(events, 0.5),
    tasks: (60 * tasks.length) / time,
    blocked: (60 * tasks.reduce((sum, each) => sum + each - 50, 0)) / time,
    longest: Math.max(0, ...tasks),
    taps: plays.reduce((sum, { taps }) => sum + taps, 0),
  };
}

/** A figure, and beside it the ratio to that of the first page. */
const beside = (text, value, first) =>
  first > 0 ? `${text} (${(value / first).toFixed(2)})` : text;

function rowOf(game, name, now, first) {
  return [
    game,
    name,
    beside(milliseconds(now.p98), now.p98, first.p98),
    beside(milliseconds(now.middle), now.middle, first.middle),
    beside(now.tasks.toFixed(1), now.tasks, first.tasks),
    beside(milliseconds(now.blocked), now.blocked, first.blocked),
    milliseconds(now.longest),
    now.taps,
  ];
}

const head = [
  'game',
  'page',
  'interaction, 98 %',
  'half',
  'long tasks a minute',
  'over 50 ms, a minute',
  'longest',
  'taps',
];

function tableOf(found, pages) {
  const rows = games.flatMap((game) => {
    const figures = pages.map(({ name }) => figuresOf(found.get(`${game} ${name}`)));
    return pages.map(({ name }, index) => rowOf(game, name, figures[index], figures[0]));
  });
  return table(head, rows);
}

/** Pages are told apart by the names of their folders. */
function namesOf(folders) {
  const names = folders.map((folder) => basename(folder));
  if (new Set(names).size < names.length) {
    throw new Error(`the folders need different names, and are called ${names.join(' and ')}`);
  }
  return names;
}

/** Compares pages that were built into several folders; the ratios are to the first. */
export async function measureVariants({ folders, seconds, rounds }) {
  const names = namesOf(folders);
  const sites = await Promise.all(folders.map(serveFolder));
  const pages = sites.map(({ address }, index) => ({ address, name: names[index] }));
  const browser = await launchChromium();
  try {
    const found = await playAlternating(browser, pages, { seconds, rounds });
    const how = wordsOf(`Chromium with its processor slowed down ${slowness} times, 360×640, against
      Emperors; each page ${rounds} times for ${seconds} s in turn with the others. In brackets the ratio to
      the first page.`);
    const command = `npm run bench -- page --variants ${names.join(',')} --rounds ${rounds} --seconds ${seconds}`;
    return [
      '## pages compared',
      '',
      `\`${command}\`. ${machine()} ${how}`,
      '',
      tableOf(found, pages),
      '',
    ].join('\n');
  } finally {
    await browser.close();
    for (const { stop } of sites) stop();
  }
}
