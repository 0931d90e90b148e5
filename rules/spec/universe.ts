import type { Game } from '../kernel/game.ts';
import { penguinParty } from '../penguin-party/game.ts';
import { colours } from '../penguin-party/vocabulary.ts';
import { boxInPlay } from '../penguinramids/box.ts';
import { penguinramids } from '../penguinramids/game.ts';
import {
  actions,
  arms,
  sides,
  type Move,
  type Slot,
  type State,
} from '../penguinramids/vocabulary.ts';

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Every placement anyone could think of, on and just beyond the table. */
const placements = range(0, 8).flatMap((row) =>
  range(-9, 9).flatMap((x) => colours.map((colour) => ({ colour, row, x }))),
);

const slots: readonly Slot[] = range(-1, 4).flatMap((level) =>
  range(-1, 4).map((index): Slot => [level, index]),
);

function turnMoves({ box, stage }: State): readonly Move[] {
  const offer = 'table' in stage ? stage.table.offer : [];
  const elsewhere = boxInPlay(box).cards.slice(0, 2);
  const penguins = [...new Set([...offer, ...elsewhere].map(({ id }) => id))];
  return [
    ...actions.map((action) => ({ type: 'choose', action }) as const),
    ...(['chief', 'recall', 'token', 'end'] as const).map((type) => ({ type })),
    ...penguins.map((penguin) => ({ type: 'swap', penguin }) as const),
    ...slots.flatMap((slot) => [
      { type: 'flip', slot } as const,
      ...arms.map((arm) => ({ type: 'strengthen', slot, arm }) as const),
      ...penguins.flatMap((penguin) =>
        sides.map((side) => ({ type: 'take', penguin, slot, side }) as const),
      ),
    ]),
  ];
}

const isPenguinramidsState = (state: unknown): state is State =>
  typeof state === 'object' && state !== null && 'box' in state;

/** Every move worth asking about in a state, legal or not. */
export function universe(game: Game, state: unknown): readonly unknown[] {
  if (game.id === penguinParty.id) return placements;
  if (game.id === penguinramids.id && isPenguinramidsState(state)) return turnMoves(state);
  throw new Error(`say in universe.ts which moves ${game.id} has`);
}
