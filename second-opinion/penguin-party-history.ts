import type { EndedRound, State } from './penguin-party.ts';
import { expectSame } from './disagreement.ts';
import { isRecord } from './pipe.ts';
import { itemAt } from './list.ts';

/** Compares what a view tells of the rounds that have ended. */
export function expectSameHistory(view: unknown, { ended, options }: State): void {
  const { rounds, lastRound } = recordFrom(view);
  const results = ended.map((round, index) => resultOf(round, ended[index - 1]));
  const last = ended.at(-1);
  expectSame('rounds that have ended', rounds, results);
  expectSame(
    'table of the last round',
    lastRound === null ? null : readTable(lastRound),
    last ? tableOf(last, options.seats) : null,
  );
}

function resultOf({ number, points }: EndedRound, before: EndedRound | undefined): object {
  const changes = points.map((now, seat) => now - (before ? itemAt(before.points, seat) : 0));
  return { round: number, changes, points };
}

function tableOf({ number, starter, table, cardsLeft, out }: EndedRound, seats: number): object {
  return {
    number,
    starter,
    cards: table.map(({ colour, row, x }) => `${row} ${x} ${JSON.stringify(colour)}`).toSorted(),
    players: cardsLeft.map((cards, seat) => ({ cards, isOut: itemAt(out, seat) })),
    // PP4
    unused: seats === 2 ? 8 : 0,
  };
}

// The view has the pyramid as rows, and for each player who is out the colours that fitted then.
function readTable(value: unknown): object {
  const { number, starter, pyramid, players, unused } = recordFrom(value);
  const { left, rows } = recordFrom(pyramid);
  const cards = listFrom(rows).flatMap((cells, row) =>
    listFrom(cells).flatMap((colour, step) =>
      colour === null ? [] : [`${row} ${Number(left) + step} ${JSON.stringify(colour)}`],
    ),
  );
  const seats = listFrom(players).map(recordFrom);
  return {
    number,
    starter,
    cards: cards.toSorted(),
    players: seats.map((player) => ({ cards: player['cards'], isOut: player['out'] !== null })),
    unused,
  };
}

function recordFrom(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`not an object: ${JSON.stringify(value)}`);
  return value;
}

function listFrom(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`not a list: ${JSON.stringify(value)}`);
  return value;
}
