import { closeLine, forEach, openLine } from './sockets.mjs';
import { Table } from './table.mjs';

/** As long as a decision of a person at a table of ours. */
const frame = JSON.stringify({
  type: 'decide',
  id: 123,
  table: 'T'.repeat(22),
  match: 'M'.repeat(22),
  nth: 12,
  move: { colour: 'yellow', row: 3, x: -2 },
});

class EchoTable extends Table {
  lines = [];
  #asked = null;
  #seat = 0;

  async open(port, seats) {
    const hear = () => {
      this.#asked();
      this.ready('again');
    };
    for (let seat = 0; seat < seats; seat += 1) {
      this.lines.push(await openLine(`ws://127.0.0.1:${port}`, { hear }));
    }
    this.ready('first');
  }

  move(_turn, done) {
    this.#asked = done;
    this.#seat = (this.#seat + 1) % this.lines.length;
    this.lines[this.#seat].send(frame);
  }
}

/** As many lines as at as many tables, and nothing behind them. */
export async function openEcho({ port, tables: count, seats }) {
  const tables = Array.from({ length: count }, () => new EchoTable());
  await forEach(tables, (table) => table.open(port, seats));
  return { tables, close: () => forEach(tables, ({ lines }) => Promise.all(lines.map(closeLine))) };
}
