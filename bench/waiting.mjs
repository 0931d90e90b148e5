// How long people wait for bots: three guests with many tables of Emperors, and a stranger beside them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { machine, table as tableOf } from './measure.mjs';
import { startServer } from './server/processes.mjs';

const guests = 3;
const tablesPerGuest = 19;

const progress = (text) => console.error(text);

/** A person with a session and a socket, who answers every question about moves at once. */
class Person {
  #asks = 0;
  /** @readonly */
  #answers = new Map();
  onUpdate = () => undefined;

  static async arrive(port, name) {
    const origin = `http://127.0.0.1:${port}`;
    const response = await fetch(`${origin}/api/me`, {
      method: 'PUT',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ name, penguin: 'little' }),
    });
    const [cookie] = (response.headers.get('set-cookie') ?? '').split(';');
    const person = new Person();
    person.socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, 'rookery.1', {
      origin,
      headers: { cookie },
    });
    person.socket.on('message', (data) => person.#hear(JSON.parse(String(data))));
    await new Promise((resolve) => {
      person.socket.once('open', resolve);
    });
    await person.ask({ type: 'hello', protocol: 1, client: 'bench', resume: [] });
    return person;
  }

  #hear(tell) {
    this.#answers.get(tell.id)?.(tell);
    this.#answers.delete(tell.id);
    if (tell.type === 'update') this.onUpdate(tell);
  }

  ask(wish) {
    this.#asks += 1;
    const id = this.#asks;
    this.socket.send(JSON.stringify({ ...wish, id }));
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
    });
  }

  /** Opens a table with bots on all seats but the first, and starts. */
  async open(level, seats) {
    const bots = Array.from({ length: seats - 1 }, (_none, index) => ({ seat: index + 1, level }));
    const settings = {
      clock: { kind: 'none' },
      listing: 'private',
      onlookers: 'welcome',
      chat: 'off',
    };
    const nonce = `${level}-${this.#asks}`;
    const game = 'penguin-party';
    const wish = { type: 'create', nonce, game, seats, options: null, bots, settings };
    const { table } = await this.ask(wish);
    await this.ask({ type: 'enter', table, seq: null });
    await this.ask({ type: 'sit', table, seat: 0 });
    await this.ask({ type: 'start', table });
    return table;
  }

  /** Decides whatever is asked at its tables, with the first legal move; tells how long bots took. */
  playOn(onBotMove) {
    const since = new Map();
    this.onUpdate = ({ table, match, nth, legal, waiting, news }) => {
      const now = performance.now();
      const begun = since.get(table);
      const isMine = waiting.for === 'seats' && waiting.seats.includes(0);
      if (begun !== undefined && news.length > 0) onBotMove(now - begun);
      since.set(table, waiting.for === 'seats' && !isMine ? now : undefined);
      if (!isMine || legal.length === 0) return;
      const decided = this.#decide({ type: 'decide', table, match, nth, move: legal[0] });
      void decided.then(() => since.set(table, performance.now()));
    };
  }

  /** Decides; whoever is too quick for the server waits and asks again. */
  async #decide(wish) {
    const answer = await this.ask(wish);
    if (answer.type !== 'refused' || answer.reason.kind !== 'busy') return;
    await setTimeout(answer.reason.retryAfter);
    await this.#decide(wish);
  }
}

const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? NaN;

/** Guests open tables of Emperors and play on at all of them; gives back how long they wait. */
async function openEmperors(port) {
  const waits = [];
  for (let guest = 1; guest <= guests; guest += 1) {
    progress(`guest ${guest} of ${guests} opens ${tablesPerGuest} tables of Emperors`);
    const person = await Person.arrive(port, `Guest ${guest}`);
    person.playOn((waited) => waits.push(waited));
    for (let nth = 0; nth < tablesPerGuest; nth += 1) {
      await person.open('emperor', 4);
      await setTimeout(500);
    }
  }
  return waits;
}

/** A stranger opens one table of Chicks after the other; gives back how long the stranger waits. */
async function playChicks(port, seconds) {
  progress(`a stranger plays against Chicks for ${seconds} s`);
  const waits = [];
  const stranger = await Person.arrive(port, 'Stranger');
  stranger.playOn((waited) => waits.push(waited));
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    await stranger.open('chick', 2);
    await setTimeout(4000);
  }
  return waits;
}

const rowOf = (name, waits) => [
  name,
  String(waits.length),
  percentile(waits, 0.5).toFixed(0),
  percentile(waits, 0.99).toFixed(0),
  Math.max(...waits).toFixed(0),
];

/** How long people wait for bots. */
export async function measureWaiting({ seconds }) {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-bench-'));
  const place = ['--port', '0', '--host', '127.0.0.1', '--data', folder];
  const options = [...place, '--address-limits', 'off', '--log', 'warn'];
  const server = await startServer('../../server/dist/main.js', options);
  const emperors = await openEmperors(server.port);
  const chicks = await playChicks(server.port, seconds);
  await server.stop();
  rmSync(folder, { recursive: true });
  return [
    '## waiting',
    '',
    `\`npm run bench -- waiting --seconds ${seconds}\`. ${machine()} ${guests * tablesPerGuest} tables of three Emperors each, opened by ${guests} guests who move at once, and a stranger who plays against Chicks. From a question to the bot's move, in milliseconds.`,
    '',
    tableOf(
      ['bot', 'moves', 'p50', 'p99', 'longest'],
      [rowOf('Emperor', emperors), rowOf('Chick', chicks)],
    ),
  ].join('\n');
}
