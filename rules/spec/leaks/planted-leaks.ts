import { hashOf } from '../../kernel/canonical.ts';
import type { Game, Vocabulary } from '../../kernel/game.ts';
import { leftOf, type Seat } from '../../kernel/seat.ts';
import { penguinParty } from '../../penguin-party/game.ts';
import type { Cards, Round, State as PartyState } from '../../penguin-party/vocabulary.ts';
import { penguinramids } from '../../penguinramids/game.ts';
import type { Action, State as RamidsState } from '../../penguinramids/vocabulary.ts';
import type { Leak } from './two-worlds.ts';

/** A game that tells too much, and where that must show. */
interface PlantedLeak {
  readonly name: string;
  readonly game: Game;
  readonly what: Leak['what'];
}

/** A game whose views, news, legal moves or refusals are replaced by looser ones. */
function makeLeaky<G extends Vocabulary>(
  game: Game<G>,
  name: string,
  what: Leak['what'],
  replaced: Partial<{
    [method in 'view' | 'see' | 'legalMoves' | 'refuse']: (
      ...given: Parameters<Game<G>[method]>
    ) => unknown;
  }>,
): PlantedLeak {
  return { name, what, game: loosen({ ...game, ...replaced }) };
}

// A leaky game's views are of the wrong type; that they cannot be written down otherwise is the point.
function loosen(game: unknown): Game;
function loosen(game: unknown): unknown {
  return game;
}

const roundOf = ({ stage }: PartyState): Round | null => ('round' in stage ? stage.round : null);
const handsOf = (state: PartyState): readonly Cards[] => roundOf(state)?.hands ?? [];
const picksOf = ({ stage }: RamidsState): readonly (Action | null)[] =>
  stage.phase === 'choosing' ? stage.picks : [];
const turnOf = ({ stage }: PartyState): Seat | null => (stage.phase === 'turn' ? stage.turn : null);

export const plantedLeaks: readonly PlantedLeak[] = [
  makeLeaky(penguinParty, 'the view holds all hands', 'view', {
    view: (state, viewer) => ({ ...penguinParty.view(state, viewer), hands: handsOf(state) }),
  }),
  makeLeaky(penguinParty, 'the view holds the unused cards', 'view', {
    view: (state, viewer) => ({
      ...penguinParty.view(state, viewer),
      unused: roundOf(state)?.unused,
    }),
  }),
  makeLeaky(penguinParty, 'the view holds the left neighbour’s hand only', 'view', {
    view: (state, viewer) => ({
      ...penguinParty.view(state, viewer),
      peek: viewer === 'onlooker' ? null : handsOf(state)[leftOf(viewer, state.seats)],
    }),
  }),
  makeLeaky(penguinParty, 'the view holds a hash of the state', 'view', {
    view: (state, viewer) => ({ ...penguinParty.view(state, viewer), hash: hashOf(state) }),
  }),
  makeLeaky(penguinParty, 'the view says how many blue cards an onlooker cannot see', 'view', {
    view: (state, viewer) => ({
      ...penguinParty.view(state, viewer),
      blue: handsOf(state).map(({ blue }) => blue > 1),
    }),
  }),
  makeLeaky(penguinParty, 'the news of a deal holds all hands', 'news', {
    see: (event) => event,
  }),
  makeLeaky(penguinParty, 'everyone may see the legal moves of whoever is to play', 'legal moves', {
    legalMoves: (state, seat) => penguinParty.legalMoves(state, turnOf(state) ?? seat),
  }),
  makeLeaky(penguinParty, 'a refusal tells the hand of whoever is to play', 'refusals', {
    refuse: (state, seat, move) => {
      const refusal = penguinParty.refuse(state, seat, move);
      return refusal?.kind === 'not-your-turn'
        ? { ...refusal, hand: handsOf(state)[turnOf(state) ?? seat] }
        : refusal;
    },
  }),
  makeLeaky(penguinParty, 'a refusal comes only if the other player holds the colour', 'refusals', {
    refuse: (state, seat, move) => {
      const turn = turnOf(state);
      const held = turn === null ? 0 : Number(handsOf(state)[turn]?.[move.colour]);
      return held > 0 ? penguinParty.refuse(state, seat, move) : undefined;
    },
  }),
  makeLeaky(penguinParty, 'the length of the view follows the hidden cards', 'view', {
    view: (state, viewer) => ({
      ...penguinParty.view(state, viewer),
      padding: ' '.repeat(handsOf(state).reduce((sum, { red }, seat) => sum + red * (seat + 1), 0)),
    }),
  }),
  makeLeaky(penguinParty, 'players are listed by their number of red cards', 'view', {
    view: (state, viewer) => ({
      ...penguinParty.view(state, viewer),
      order: handsOf(state)
        .map(({ red }, seat) => ({ red, seat }))
        .toSorted((a, b) => a.red - b.red)
        .map(({ seat }) => seat),
    }),
  }),
  makeLeaky(penguinramids, 'the view holds every sealed pick', 'view', {
    view: (state, viewer) => ({ ...penguinramids.view(state, viewer), picks: picksOf(state) }),
  }),
  makeLeaky(penguinramids, 'the view holds the sum of the sealed picks', 'view', {
    view: (state, viewer) => ({
      ...penguinramids.view(state, viewer),
      sum: picksOf(state).reduce<number>((sum, pick) => sum + (pick ?? 0), 0),
    }),
  }),
  makeLeaky(penguinramids, 'the news of a pick tells the card', 'news', {
    see: (event) => event,
  }),
  makeLeaky(penguinramids, 'the view holds the order of the deck', 'view', {
    view: (state, viewer) => ({
      ...penguinramids.view(state, viewer),
      deck: 'table' in state.stage ? state.stage.table.deck.unseen.map(({ id }) => id) : [],
    }),
  }),
  makeLeaky(penguinramids, 'a pick someone else has sealed cannot be chosen', 'legal moves', {
    legalMoves: (state, seat) =>
      penguinramids
        .legalMoves(state, seat)
        .filter((move) => move.type !== 'choose' || !picksOf(state).includes(move.action)),
  }),
  makeLeaky(penguinramids, 'a refusal tells the sealed picks', 'refusals', {
    refuse: (state, seat, move) => {
      const refusal = penguinramids.refuse(state, seat, move);
      return refusal && { ...refusal, picks: picksOf(state) };
    },
  }),
];
