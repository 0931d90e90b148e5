// The real server without limits, which kills itself the nth time it passes a
// point after it was armed by SIGUSR2:
// node server-that-dies.mjs PORT DATA [POINT NTH]
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { nodePool } from '@rookery/bots/workers/node-pool';
import { openDesk } from '@rookery/desk/open-desk';
import { botRunner, storePorts } from '@rookery/server/desk-ports';
import { limitsWithoutAddresses } from '@rookery/server/limits/limits';
import { deskLog, openLog } from '@rookery/server/operations/log';
import { openMetrics } from '@rookery/server/operations/metrics';
import { serve } from '@rookery/server/service';
import { openStore } from '@rookery/server/store/open';
import { SteadyClock } from '@rookery/server/steady-clock';

/** @typedef {import('@rookery/desk/desk').Caller} Caller */
/** @typedef {import('@rookery/desk/desk').Desk} Desk */
/** @typedef {import('@rookery/server/store/store').Store} Store */

const [port = '0', data = '', point = 'never', nth = '1'] = process.argv.slice(2);
let left = Number(nth);
let isArmed = false;
process.on('SIGUSR2', () => (isArmed = true));

/**
 * The server is here now.
 * @param {string} here
 */
function pass(here) {
  if (!isArmed || here !== point) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

/**
 * @param {Store} store
 * @returns {Store}
 */
const mortalStore = (store) => ({
  ...store,
  async append(addition) {
    pass('before the insert');
    const added = await store.append(addition);
    pass('after the commit');
    return added;
  },
});

/** How many have heard the news that is being told in this moment. */
let told = 0;

/**
 * A line to a client on which the server can die.
 * @param {Caller} caller
 * @returns {Caller}
 */
const mortalLine = (caller) => ({
  id: caller.id,
  // Who is at the other end may change.
  get person() {
    return caller.person;
  },
  tell(tell) {
    if (tell.type === 'update') {
      if (told > 0) pass('during the broadcast');
      told += 1;
      queueMicrotask(() => (told = 0));
    }
    caller.tell(tell);
    if (tell.type === 'decided') pass('after the answer');
  },
});

/**
 * @param {Desk} desk
 * @returns {Pick<Desk, keyof Desk>}
 */
function mortalDesk(desk) {
  /** @type {WeakMap<Caller, Caller>} */
  const lines = new WeakMap();
  /** @param {Caller} caller */
  const lineOf = (caller) => {
    const line = lines.get(caller) ?? mortalLine(caller);
    lines.set(caller, line);
    return line;
  };
  return {
    answer: (caller, ask) => desk.answer(lineOf(caller), ask),
    resume: (caller, tables) => desk.resume(lineOf(caller), tables),
    forget: (caller) => desk.forget(lineOf(caller)),
    personChanged: (person) => desk.personChanged(person),
    personLeaves: (person) => desk.personLeaves(person),
    closeTable: (table) => desk.closeTable(table),
    open: () => desk.open(),
    close: () => desk.close(),
    figures: () => desk.figures(),
  };
}

const clock = new SteadyClock();
const log = openLog('warn', process.stderr);
const store = mortalStore(await openStore(join(data, 'rookery.db')));
const desk = mortalDesk(
  openDesk({
    ...storePorts(store),
    bots: botRunner(nodePool({ size: 1 })),
    clock,
    log: deskLog(log),
    randomId: () => randomBytes(16).toString('base64url'),
    randomSecret: () => randomBytes(32).toString('base64url'),
  }),
);
await desk.open();
const boundless = { burst: 1e9, perSecond: 1e9 };
await serve(
  {
    site: new Map(),
    server: 'rookery for chaos',
    store,
    desk,
    log,
    metrics: openMetrics(),
    limits: {
      ...limitsWithoutAddresses,
      socketMessages: boundless,
      sessionMessages: boundless,
      waiting: 1e6,
    },
    clock,
  },
  { port: Number(port), host: '127.0.0.1' },
);
console.log('open');
