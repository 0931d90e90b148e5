// boardgame.io is spoken to in the frames of socket.io, without its client, which would cost more.
import { enumerate } from '../plain-penguin-party.mjs';
import { closeLine, forEach, openLine } from './sockets.mjs';
import { Table } from './table.mjs';

const namespace = '/penguin-party,';
const event = (...args) => `42${namespace}${JSON.stringify(args)}`;

class BoardgameIoTable extends Table {
  lines = [];
  /** @readonly */
  #name;
  #matches = 0;
  #moves = 0;
  #asked = [];

  constructor(name) {
    super();
    this.#name = name;
  }

  get #match() {
    return `${this.#name}-${this.#matches}`;
  }

  async open(port, seats) {
    const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    for (let seat = 0; seat < seats; seat += 1) {
      await new Promise((resolve, reject) => {
        const hear = (data, line) => this.#hear(data.toString(), seat, line, resolve);
        openLine(url, { hear }).then((line) => (this.lines[seat] = line), reject);
      });
    }
    this.#begin();
  }

  /** Whoever asks first for a match that does not exist opens it. */
  #begin() {
    this.#matches += 1;
    this.lines.forEach((line, seat) =>
      line.send(event('sync', this.#match, String(seat), undefined, this.lines.length)),
    );
  }

  #hear(frame, seat, line, opened) {
    if (frame === '2') line.send('3');
    else if (frame.startsWith('0')) line.send(`40${namespace}`);
    else if (frame.startsWith('40')) opened();
    else if (frame.startsWith('["sync"', 2 + namespace.length)) this.#learn(frame, seat);
    else if (frame.startsWith('["update"', 2 + namespace.length)) {
      this.#asked[seat]?.();
      this.#asked[seat] = undefined;
      this.#learn(frame, seat);
    }
  }

  /** Everyone is sent the same, so that one reads it for all: the last one, when all have heard it. */
  #learn(frame, seat) {
    if (seat !== this.lines.length - 1) return;
    const [type, match, news] = JSON.parse(frame.slice(2 + namespace.length));
    if (match !== this.#match) return;
    const state = type === 'sync' ? news.state : news;
    if (state.ctx.gameover) this.#begin();
    else this.ready(state);
  }

  move({ G, ctx, _stateID }, done) {
    const seat = Number(ctx.currentPlayer);
    const legal = enumerate(G, this.lines.length, seat);
    this.#moves += 1;
    const args = [legal[this.#moves % legal.length]];
    const payload = { type: 'place', args, playerID: ctx.currentPlayer };
    this.#asked[seat] = done;
    this.lines[seat].send(
      event('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#match, ctx.currentPlayer),
    );
  }
}

/** Tables with a line for each seat, all of them in a match. */
export async function openBoardgameIo({ port, tables: count, seats }) {
  const tables = Array.from({ length: count }, (_, index) => new BoardgameIoTable(`m${index}`));
  await forEach(tables, (table) => table.open(port, seats));
  return { tables, close: () => forEach(tables, ({ lines }) => Promise.all(lines.map(closeLine))) };
}
