import { catalogue } from '../catalogue.ts';
import { entryOf } from '../kernel/entry.ts';
import type { Game } from '../kernel/game.ts';
import { seededStreams, shuffle } from '../kernel/rng.ts';
import { deckOf, handSize, listCards } from '../penguin-party/cards.ts';
import { editions, tieRules } from '../penguin-party/vocabulary.ts';
import { reconstruction } from '../penguinramids/box.ts';

/** A game as some table plays it. */
export interface Setting {
  readonly game: Game;
  readonly seats: number;
  readonly options: unknown;
  /** For test names. */
  readonly name: string;
}

function setting(id: string, seats: number, wishes: object, label: string): Setting {
  const game = entryOf(
    catalogue.filter((each) => each.id === id),
    0,
  );
  const options = game.parseOptions(wishes, seats);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  return { game, seats, options: options.value, name: `${id}, ${String(seats)} seats, ${label}` };
}

const rng = seededStreams('settings')('given cards');

function givenDeals(seats: number): object {
  const size = handSize(seats);
  const deck = shuffle(listCards(deckOf('iello')), rng);
  const hands = Array.from({ length: seats }, (_, seat) =>
    deck.slice(seat * size, (seat + 1) * size),
  );
  return { start: 0, deals: [{ hands, first: seats === 5 ? deck.at(-1) : null }] };
}

const penguinParty: readonly Setting[] = [2, 3, 4, 5, 6].flatMap((seats) => [
  ...editions.flatMap((edition) =>
    tieRules.map((tie) => setting('penguin-party', seats, { edition, tie }, `${edition}, ${tie}`)),
  ),
  setting('penguin-party', seats, givenDeals(seats), 'given deal'),
]);

const ownBox = {
  reconstruction: false,
  cards: reconstruction.cards.map((card, index) => ({ ...card, id: `№ ${String(index)}/a,b@c` })),
  goals: reconstruction.goals.slice(2, 7),
};

const penguinramids: readonly Setting[] = [2, 3, 4].flatMap((seats) => [
  setting('penguinramids', seats, {}, 'all drawn'),
  setting(
    'penguinramids',
    seats,
    {
      chief: seats - 1,
      goals: reconstruction.goals.slice(seats, seats + 3).map(({ id }) => id),
      deck: shuffle(ownBox.cards, rng),
    },
    'given deck and goals',
  ),
  setting('penguinramids', seats, { box: ownBox }, 'own box'),
]);

/** Every game, edition and seat count, with chance's outcomes drawn or given. */
export const settings: readonly Setting[] = [...penguinParty, ...penguinramids];
