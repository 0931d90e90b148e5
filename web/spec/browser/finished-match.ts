import type { Page } from 'playwright-core';
import type { SeatLine } from '@rookery/protocol/people';
import type { Ask } from '@rookery/protocol/asks';
import { formatTell, parseAsk } from '@rookery/protocol/messages';
import type { Tell } from '@rookery/protocol/tells';
import { socketPath } from '@rookery/protocol/version';
import { decide, open, type Ruling } from '@rookery/referee/ruling';
import { updateFor } from '@rookery/referee/update';
import { findGame } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import { pick, seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import {
  tableId,
  tableTell,
  updateTell,
  welcome,
} from '../../../protocol/spec/client/fake-outside.ts';

/** A match that was played to its end at random, and by whom. */
interface FinishedMatch {
  readonly game: string;
  readonly ruling: Ruling;
  readonly events: Ruling['events'];
  readonly seats: readonly SeatLine[];
}

/** Plays a whole match at random, faster than any page could. */
export function playAtRandom(id: string, names: readonly string[]): FinishedMatch {
  const game = findGame(id);
  const options = game?.parseOptions({}, names.length);
  if (!game || !options?.ok) throw new Error(`no match of ${id}`);
  const streams = seededStreams('finished');
  const rng = streams('players');
  let ruling: Ruling = open(game, options.value, names.length, streams);
  const events = [...ruling.events];
  for (;;) {
    const waiting = game.waiting(ruling.match.state);
    if (waiting.for !== 'seats') break;
    const seat = entryOf(waiting.seats, 0);
    const move = pick(game.legalMoves(ruling.match.state, seat), rng);
    const decided = decide(ruling.match, seat, move, streams);
    if (!decided.ok) throw new Error('a legal move was refused');
    ruling = decided.value;
    events.push(...ruling.events);
  }
  return { game: id, ruling, events, seats: names.map(personOn) };
}

const personOn = (name: string, seat: number): SeatLine => ({
  seat,
  who: {
    kind: 'person',
    name,
    penguin: 'rockhopper',
    presence: 'here',
    ready: true,
    standIn: null,
  },
});

/** Has a page find the match at its table, as if the server had it. Returns the path. */
export async function serveTable(page: Page, finished: FinishedMatch): Promise<string> {
  await page.routeWebSocket(new RegExp(`${socketPath}$`), (socket) => {
    socket.onMessage((text) => {
      const ask = parseAsk(String(text));
      if (!ask.ok) throw new Error(`no server would read ${String(text)}`);
      for (const tell of answer(ask.value, finished)) socket.send(formatTell(tell));
    });
  });
  return `/table/${tableId()}`;
}

function answer(ask: Ask, finished: FinishedMatch): readonly Tell[] {
  const { id } = ask;
  if (ask.type === 'hello') return [{ ...welcome, id }];
  if (ask.type === 'ping') return [{ type: 'pong', id, now: 0 }];
  const done = { type: 'done', id } as const;
  return ask.type === 'enter' ? [done, ...tellsOf(finished)] : [done];
}

function tellsOf({ game, ruling, events, seats }: FinishedMatch): readonly Tell[] {
  const viewer = entryOf(seatsOf(seats.length), 0);
  const update = updateFor({ match: ruling.match, events }, viewer);
  const seq = ruling.match.acts.length;
  return [tableTell({ game, phase: 'over', seats }), updateTell({ ...update, seq, seats })];
}
