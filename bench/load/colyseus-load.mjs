// Colyseus is spoken to in its own frames, without its client, which would cost more.
import { pack } from '@colyseus/msgpackr';
import { Decoder, encode } from '@colyseus/schema';
import { enumerate } from '../plain-penguin-party.mjs';
import { closeLine, forEach, openLine } from '../server/sockets.mjs';
import { Table } from '../server/table.mjs';
import { TableState } from './colyseus-state.mjs';

const codes = { join: 10, data: 13, state: 14, patch: 15 };

function messageOf(type, body) {
  const head = [codes.data];
  encode.string(head, type, { offset: 1 });
  return Buffer.concat([Buffer.from(head), body === undefined ? Buffer.alloc(0) : pack(body)]);
}

async function seatAt(port, method, body) {
  const address = `http://127.0.0.1:${port}/matchmake/${method}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  const { room, sessionId, error } = await answer.json();
  if (error) throw new Error(error);
  return { room: room.roomId, process: room.processId, session: sessionId };
}

/** The pyramid as rows, which the legal moves are listed from. */
function rowsOf({ cells, left, width }) {
  const rows = Array.from({ length: width }, (_none, row) =>
    Array.from({ length: width - row }, () => null),
  );
  for (const [place, colour] of cells) {
    const [row, x] = place.split(',').map(Number);
    rows[row][x - left] = colour;
  }
  return rows;
}

class ColyseusTable extends Table {
  lines = [];
  #port;
  /** @readonly */
  #decoder = new Decoder(new TableState());
  #moves = 0;
  #asked = [];
  #match = 0;

  async open(port, seats) {
    this.#port = port;
    const first = await seatAt(port, 'create/penguin-party', { seats });
    await this.#join(first);
    while (this.lines.length < seats)
      await this.#join(await seatAt(port, `joinById/${first.room}`, {}));
    this.#learn();
  }

  /** Takes the next seat. */
  async #join({ room, process, session }) {
    const seat = this.lines.length;
    const url = `ws://127.0.0.1:${this.#port}/${process}/${room}?sessionId=${session}`;
    await new Promise((resolve, reject) => {
      const hear = (data, line) => this.#hear(data, seat, line, resolve);
      openLine(url, { hear }).then((line) => (this.lines[seat] = line), reject);
    });
  }

  #hear(data, seat, line, joined) {
    const [code] = data;
    if (code === codes.join) line.send(Buffer.from([codes.join]));
    if (code === codes.patch) {
      this.#asked[seat]?.();
      this.#asked[seat] = undefined;
    }
    // Everyone is sent the same, so that the first reads it for all.
    if (seat === 0 && (code === codes.state || code === codes.patch)) {
      this.#decoder.decode(data, { offset: 1 });
      if (code === codes.patch && this.lines.length > 0) this.#learn();
    }
    if (code === codes.state) joined();
  }

  #learn() {
    const { state } = this.#decoder;
    if (!state.over) this.ready(state);
    else if (state.match !== this.#match) {
      this.#match = state.match;
      this.lines[0].send(messageOf('again'));
    }
  }

  move(state, done) {
    const seat = state.next;
    const hands = [...state.hands];
    const round = { left: state.left, rows: rowsOf(state), hands };
    const legal = enumerate({ round }, this.lines.length, seat);
    this.#moves += 1;
    this.#asked[seat] = done;
    this.lines[seat].send(messageOf('place', legal[this.#moves % legal.length]));
  }
}

/** Tables with a line for each seat, all of them in a match. */
export async function openColyseus({ port, tables: count, seats }) {
  const tables = Array.from({ length: count }, () => new ColyseusTable());
  await forEach(tables, (table) => table.open(port, seats));
  return { tables, close: () => forEach(tables, ({ lines }) => Promise.all(lines.map(closeLine))) };
}
