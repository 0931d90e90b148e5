import { webPool } from '@rookery/bots/workers/web-pool';
import { openDeviceStore, type DeviceStore } from '@rookery/desk/device-store';
import { GuestLine } from '@rookery/desk/guest-line';
import { openMemoryDatabase } from '@rookery/desk/memory-database';
import { parseNews } from '@rookery/desk/news';
import { openDesk } from '@rookery/desk/open-desk';
import type { Bus, Clock, DeskLog } from '@rookery/desk/ports';
import type { MatchId } from '@rookery/protocol/identifiers';
import { recordForm, type MatchRecord } from '@rookery/rules/kernel/record';
import { delayedBotRunner } from './bot-runner.ts';
import { openBrowserDatabase } from './browser-database.ts';
import type { DeviceAnswer, DeviceQuestion, FromHost, ToHost } from './messages.ts';
import { randomText } from './random-text.ts';

// The desk of this device runs here, in a worker of the page: whatever the page is busy with, and however
// long bots think, neither waits for the other.

const opening = openBrowserDatabase().then(
  (database) => ({ store: openDeviceStore(database), isKept: true }),
  () => ({ store: openDeviceStore(openMemoryDatabase()), isKept: false }),
);

const clock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  soon: (run) => queueMicrotask(run),
};

const log: DeskLog = {
  warn: (event, facts) => console.warn(event, facts),
  error: (event, facts) => console.error(event, facts),
};

/** Some browsers do not say how many cores there are. */
const cores = navigator.hardwareConcurrency || 2;

/** Bots think at the same time where several choose at once, but leave the page room to draw. */
const mostWorkers = 3;
const botPool = webPool({
  size: Math.max(1, Math.min(mostWorkers, cores - 1)),
});

/** With few cores, thinking would make the motion of the last move stutter; in milliseconds. */
const thinkingDelay = cores > 2 ? 0 : 300;

const bots = delayedBotRunner(botPool, clock, thinkingDelay);

/** Other windows of this device hear of every change. */
const windows = new BroadcastChannel('rookery.tables');
const bus: Bus = {
  publish: (news) => windows.postMessage([news]),
  subscribe(listener) {
    const onMessage = ({ data }: MessageEvent<unknown>): void => listener.hear(parseNews(data));
    windows.addEventListener('message', onMessage);
    return () => windows.removeEventListener('message', onMessage);
  },
};

const desk = opening.then(async ({ store }) => {
  const opened = openDesk({
    store,
    clock,
    bots,
    log,
    bus,
    gathering: 'together',
    randomId: () => randomText(16),
    randomSecret: () => randomText(32),
  });
  await opened.open();
  return opened;
});

const lines = new Map<number, GuestLine>();
const tell = (message: FromHost): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToHost>) => void hear(data));

async function hear(message: ToHost): Promise<void> {
  // Everything waits for the same promise, so the order stays.
  const host = await desk;
  switch (message.type) {
    case 'open': {
      const { line, guest } = message;
      const send = (text: string): void => tell({ type: 'frame', line, text });
      const parts = { id: String(line), desk: host, guest, now: () => clock.now(), send };
      lines.set(line, new GuestLine(parts));
      break;
    }
    case 'frame':
      await lines.get(message.line)?.hear(message.text);
      break;
    case 'close':
      lines.get(message.line)?.close();
      lines.delete(message.line);
      break;
    case 'question':
      await answer(message.id, message.question);
      break;
  }
}

async function answer(id: number, question: DeviceQuestion): Promise<void> {
  try {
    tell({ type: 'answer', id, answer: await answerTo(question) });
  } catch (error) {
    console.error(error);
    tell({ type: 'unanswered', id });
  }
}

async function answerTo(question: DeviceQuestion): Promise<DeviceAnswer> {
  const { store, isKept } = await opening;
  switch (question.about) {
    case 'matches':
      break;
    case 'record':
      return { about: 'record', record: await findRecord(store, question.match) };
    case 'keeping':
      return { about: 'keeping', isKept };
    case 'taking-back': {
      const { table, seat } = question;
      return { about: 'taking-back', outcome: await (await desk).takeBack({ table, seat }) };
    }
    case 'forgetting':
      await store.forgetMatch(question.match);
  }
  return { about: 'matches', matches: await store.listMatches() };
}

/** Records are shown once nothing in them is secret. */
async function findRecord(store: DeviceStore, id: MatchId): Promise<MatchRecord | null> {
  const match = await store.loadMatch({ match: id });
  if (!match || match.finishedAt === null) return null;
  const { game, rules, options, acts, clocks } = match;
  return { form: recordForm, game, rules, seats: clocks.seats.length, options, acts };
}
