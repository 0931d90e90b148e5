// Colyseus's own server with the Penguin Party of the other benches, which it keeps in memory only. A patch is sent
// right after each move instead of twenty times a second, and everybody sees everything: both make it faster.
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { begin, play } from '../plain-penguin-party.mjs';
import { colours, Hand, TableState } from './colyseus-state.mjs';

const random = {
  Die: (sides) => 1 + Math.floor(Math.random() * sides),
  Shuffle(cards) {
    const shuffled = [...cards];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = Math.floor(Math.random() * (last + 1));
      [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
    }
    return shuffled;
  },
};

/** Writes into the schema whatever is different now. */
function show(state, { next, over, points, round }) {
  state.next = next;
  state.over = over;
  state.left = round.left;
  state.width = round.rows.length;
  round.hands.forEach((hand, seat) => {
    state.hands[seat] ??= new Hand();
    for (const colour of colours) state.hands[seat][colour] = hand[colour];
    state.out[seat] = round.out[seat];
    state.points[seat] = points[seat];
  });
}

class PenguinParty extends Room {
  patchRate = null;
  autoDispose = true;
  state = new TableState();
  #game;

  onCreate({ seats }) {
    this.maxClients = seats;
    this.onMessage('place', (client, move) => this.#place(client, move));
    this.onMessage('again', () => this.#begin());
    this.#begin();
  }

  onJoin(client) {
    client.userData = { seat: this.clients.indexOf(client) };
  }

  #begin() {
    this.#game = begin(this.maxClients, random);
    this.state.match = (this.state.match ?? 0) + 1;
    this.state.cells.clear();
    show(this.state, this.#game);
    this.broadcastPatch();
  }

  #place(client, move) {
    const { seat } = client.userData;
    const { number } = this.#game.round;
    this.#game = play(this.#game, this.maxClients, seat, move, random);
    if (this.#game.round.number === number) {
      this.state.cells.set(`${move.row},${move.x}`, move.colour);
    } else this.state.cells.clear();
    show(this.state, this.#game);
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('penguin-party', PenguinParty);
await server.listen(0, '127.0.0.1');
console.log(`http://127.0.0.1:${server.transport.server.address().port}`);
process.once('SIGTERM', () => process.exit());
