// The table as a Colyseus schema: what its server sends as patches, and what its client puts together again.
import { schema } from '@colyseus/schema';

const hands = { red: 'uint8', green: 'uint8', yellow: 'uint8', purple: 'uint8', blue: 'uint8' };
export const Hand = schema(hands, 'Hand');
export const colours = Object.keys(hands);

/** Cells are named by their row and column: a move changes one of them. */
export const TableState = schema(
  {
    match: 'uint32',
    next: 'uint8',
    over: 'boolean',
    left: 'int8',
    width: 'uint8',
    cells: { map: 'string' },
    hands: [Hand],
    out: ['boolean'],
    points: ['uint8'],
  },
  'TableState',
);
