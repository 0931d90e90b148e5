import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeLine, forEach, openLine } from './sockets.mjs';
import { Table } from './table.mjs';

const settings = {
  clock: { kind: 'none' },
  listing: 'private',
  onlookers: 'unwelcome',
  chat: 'phrases',
};

/** A guest's cookie. */
async function arrive(port, name) {
  const response = await fetch(`http://127.0.0.1:${port}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, penguin: 'little' }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  return cookie.split(';')[0];
}

/** Refusals that pass by themselves; what was refused is asked for again after a while, in milliseconds. */
const passing = new Set(['not-saved', 'busy']);
const pause = 200;

/** One person's line. It reads no more of a frame than it must, so that the load weighs little. */
class Player {
  #line;
  /** @readonly */
  #asked = new Map();
  #lastId = 0;
  /** What is done when a decision is kept, when there is one to make, and when the match is over. */
  onDecided = null;
  onTurn;
  onOver;

  async open(port, name) {
    this.#line = await openLine(`ws://127.0.0.1:${port}/socket`, {
      protocol: 'rookery.1',
      headers: { cookie: await arrive(port, name), origin: `http://127.0.0.1:${port}` },
      hear: (data) => this.#hear(data),
    });
    await this.ask({ type: 'hello', protocol: 1, client: 'bench', resume: [] });
  }

  /** Sends it without waiting. */
  send(ask) {
    this.#lastId += 1;
    this.#line.send(JSON.stringify({ ...ask, id: this.#lastId }));
  }

  ask(ask) {
    this.send(ask);
    return new Promise((resolve) => {
      this.#asked.set(this.#lastId, resolve);
    });
  }

  /** Plays again, however busy the server is. */
  async rematch(table) {
    const answer = await this.ask({ type: 'rematch', table });
    if (answer.type !== 'refused' || !passing.has(answer.reason.kind)) return;
    await sleep(pause);
    await this.rematch(table);
  }

  close() {
    return closeLine(this.#line);
  }

  #hear(data) {
    const type = data.latin1Slice(9, data.indexOf('"', 9));
    if (type === 'decided') this.onDecided();
    else if (type === 'update') this.#look(data);
    else if (type !== 'table' && type !== 'chat') this.#settle(JSON.parse(data.toString()));
  }

  #look(data) {
    if (!data.includes('"legal":[]')) this.onTurn(JSON.parse(data.toString()), this);
    else if (data.includes('"for":"nobody"')) this.onOver(this);
  }

  #settle(tell) {
    // Of several nodes one may tell the end once more, when the next match has begun.
    const isLate = tell.type === 'refused' && tell.reason.kind === 'wrong-phase';
    const isPassing = tell.type === 'refused' && passing.has(tell.reason.kind);
    if (tell.type === 'refused' && !isLate && !isPassing) throw new Error(JSON.stringify(tell));
    this.#asked.get(tell.id)?.(tell);
    this.#asked.delete(tell.id);
  }
}

class RookeryTable extends Table {
  players = [];
  #id;
  #moves = 0;

  async open(ports, seats, name) {
    for (let seat = 0; seat < seats; seat += 1) {
      const player = new Player();
      player.onTurn = (update) => this.ready({ update, player });
      player.onOver = () => void player.rematch(this.#id);
      await player.open(ports[seat % ports.length], `${name}-${seat}`);
      this.players.push(player);
    }
  }

  /** Everyone sits down, and the match begins. */
  async start() {
    const [host] = this.players;
    const { table } = await host.ask({
      type: 'create',
      nonce: randomBytes(16).toString('base64url'),
      game: 'penguin-party',
      seats: this.players.length,
      options: null,
      bots: [],
      settings,
    });
    this.#id = table;
    for (const player of this.players) {
      await player.ask({ type: 'enter', table, seq: null });
      await player.ask({ type: 'sit', table, seat: null });
      await player.ask({ type: 'ready', table });
    }
    await host.ask({ type: 'start', table });
  }

  /** Nobody looks any more; the match waits in the store. */
  leave() {
    return Promise.all(this.players.map((each) => each.ask({ type: 'leave', table: this.#id })));
  }

  enter() {
    const ask = { type: 'enter', table: this.#id, seq: null };
    return Promise.all(this.players.map((each) => each.ask(ask)));
  }

  move({ update, player }, done) {
    const { table, match, nth, legal } = update;
    this.#moves += 1;
    player.onDecided = done;
    player.send({ type: 'decide', table, match, nth, move: legal[this.#moves % legal.length] });
  }

  close() {
    return Promise.all(this.players.map((player) => player.close()));
  }
}

/** Tables with a person's line for each seat, spread over all ports; matches begin with `start`. */
export async function openRookery({ port, ports = [port], tables: count, seats }) {
  const tables = Array.from({ length: count }, () => new RookeryTable());
  await forEach(tables, (table, index) => table.open(ports, seats, `p${index}`));
  const all = (work) => () => forEach(tables, work);
  return {
    tables,
    start: all((table) => table.start()),
    leave: all((table) => table.leave()),
    enter: all((table) => table.enter()),
    close: all((table) => table.close()),
  };
}
