import { webThinkers } from '@rookery/bots/workers/web-thinker';
import { parseTableId } from '@rookery/protocol/identifiers';
import { recordForm, type MatchRecord } from '@rookery/rules/kernel/record';
import { openKeep } from '../keep.ts';
import type { Answers, FromHost, Question, ToHost } from '../messages.ts';
import { LocalDesk } from './local-desk.ts';
import { LocalLine } from './local-line.ts';
import type { LocalStore } from './local-store.ts';
import { memoryStore } from './memory-store.ts';
import { randomText } from './random-text.ts';

// The host of the tables on this device begins here, in a worker of the page: whatever the page is busy
// with, and however long bots think, neither waits for the other.

const opening = openKeep().then(
  (store) => ({ store, isKept: true }),
  () => ({ store: memoryStore(), isKept: false }),
);

/** Some browsers do not say how many cores there are. */
const cores = navigator.hardwareConcurrency || 2;

/** Bots think at the same time where several choose at once, but leave the page room to draw. */
const mostThinkers = 3;
const thinkers = webThinkers({
  size: Math.max(1, Math.min(mostThinkers, cores - 1)),
});

/** With few cores a thought would make what is drawn at the same time stutter; in milliseconds. */
const breath = cores > 2 ? 0 : 300;

const neighbours = new BroadcastChannel('rookery.tables');

const desk = opening.then(({ store }) => {
  const opened = new LocalDesk({
    store,
    thinkers,
    breath,
    now: () => Date.now(),
    after(milliseconds, action) {
      const timer = setTimeout(action, milliseconds);
      return () => clearTimeout(timer);
    },
    randomId: () => randomText(16),
    randomSecret: () => randomText(32),
    changed: (table) => neighbours.postMessage(table),
    onFault: (error) => console.error(error),
  });
  neighbours.addEventListener('message', ({ data }) => {
    const table = parseTableId(data);
    if (table.ok) void opened.heardOf(table.value);
  });
  return opened;
});

const lines = new Map<number, LocalLine>();
const tell = (message: FromHost): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToHost>) => void hear(data));

async function hear(message: ToHost): Promise<void> {
  // Everything waits for the same promise, so the order stays.
  const host = await desk;
  switch (message.type) {
    case 'open': {
      const { line, session } = message;
      const send = (text: string): void => tell({ type: 'frame', line, text });
      lines.set(line, new LocalLine({ desk: host, session, now: () => Date.now(), send }));
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

async function answer(id: number, question: Question): Promise<void> {
  try {
    tell({ type: 'answer', id, answer: await answerTo(question) });
  } catch (error) {
    console.error(error);
    tell({ type: 'unanswered', id });
  }
}

async function answerTo(question: Question): Promise<Answers[Question['about']]> {
  const { store, isKept } = await opening;
  switch (question.about) {
    case 'matches':
      return store.matches();
    case 'record':
      return recordOf(store, question.match);
    case 'keeping':
      return isKept;
    case 'forgetting':
      await store.forget(question.match);
      return store.matches();
  }
}

/** Records are shown once nothing in them is secret. */
async function recordOf(
  store: LocalStore,
  id: Parameters<LocalStore['findMatch']>[0],
): Promise<MatchRecord | null> {
  const match = await store.findMatch(id);
  if (!match || match.finishedAt === null) return null;
  const { game, rules, seats, options } = match;
  const acts = await store.actsOf(id);
  return { form: recordForm, game, rules, seats: seats.length, options, acts };
}
