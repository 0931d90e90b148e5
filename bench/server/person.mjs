import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** A person with a session and a socket, who answers every question about moves at once. */
export class Person {
  #asks = 0;
  /** @readonly */
  #answers = new Map();
  onUpdate = () => undefined;
  #port;
  #cookie;

  static async arrive(port, name) {
    const origin = `http://127.0.0.1:${port}`;
    const response = await fetch(`${origin}/api/me`, {
      method: 'PUT',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ name, penguin: 'little' }),
    });
    const [cookie] = (response.headers.get('set-cookie') ?? '').split(';');
    const person = new Person();
    person.#port = port;
    person.#cookie = cookie;
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

  /** The record of a match that is over. */
  async record(match) {
    const address = `http://127.0.0.1:${this.#port}/api/matches/${match}/record`;
    return (await fetch(address, { headers: { cookie: this.#cookie } })).json();
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
