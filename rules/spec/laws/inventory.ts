import { canonicalJson } from '../../kernel/canonical.ts';
import { entryOf } from '../../kernel/entry.ts';
import type { Game } from '../../kernel/game.ts';
import { deckOf, handSize, combine } from '../../penguin-party/cards.ts';
import { penguinParty } from '../../penguin-party/game.ts';
import { baseLength, cardsIn } from '../../penguin-party/pyramid.ts';
import type { State as PartyState } from '../../penguin-party/vocabulary.ts';
import { boxInPlay, sortById } from '../../penguinramids/box.ts';
import { carriedAt, weightOf } from '../../penguinramids/carrying.ts';
import { penguinAt, penguinsIn, slots } from '../../penguinramids/pyramid.ts';
import type { Player, State as RamidsState, TableState } from '../../penguinramids/vocabulary.ts';

/** What is wrong with the things on the table, in words; nothing if all is there. */
export function inventory(game: Game, state: unknown): readonly string[] {
  return game.id === penguinParty.id
    ? partyInventory(asParty(state))
    : ramidsInventory(asRamids(state));
}

function asParty(state: unknown): PartyState;
function asParty(state: unknown): unknown {
  return state;
}

function asRamids(state: unknown): RamidsState;
function asRamids(state: unknown): unknown {
  return state;
}

const failing = (checks: readonly (readonly [string, boolean])[]): readonly string[] =>
  checks.filter(([, holds]) => !holds).map(([what]) => what);

function partyInventory(state: PartyState): readonly string[] {
  const { stage, points, edition, seats } = state;
  const always: readonly (readonly [string, boolean])[] = [
    ['points', points.every((value) => value >= 0)],
    ['ended rounds', hasEndedRounds(state)],
  ];
  if (stage.phase === 'starter' || stage.phase === 'deal') return failing(always);
  const { pyramid, hands, unused } = stage.round;
  const all = combine([...hands, unused, cardsIn(pyramid)]);
  const sizes = [...hands, unused].flatMap((cards) => Object.values<number>(cards));
  return failing([
    ...always,
    ['cards', canonicalJson(all) === canonicalJson(deckOf(edition))],
    ['no negative cards', sizes.every((size) => size >= 0)],
    ['hands no larger than dealt', sizes.every((size) => size <= handSize(seats))],
    ['base', baseLength(pyramid) <= (seats === 2 ? 7 : 8)],
  ]);
}

/** Every round before the present one is kept, and the changes add up to the points. */
function hasEndedRounds(state: PartyState): boolean {
  const { stage, seats, rounds, lastRound, points } = state;
  const present = penguinParty.standing(state).round;
  const ended = stage.phase === 'over' ? present : present - 1;
  const sums = rounds.reduce<readonly number[]>(
    (sum, { changes }) => sum.map((each, seat) => each + entryOf(changes, seat)),
    Array.from({ length: seats }, () => 0),
  );
  return (
    rounds.every(({ round }, index) => round === index + 1) &&
    rounds.length === ended &&
    (lastRound?.number ?? 0) === ended &&
    canonicalJson(sums) === canonicalJson(rounds.at(-1)?.points ?? sums) &&
    (stage.phase === 'turn' || canonicalJson(sums) === canonicalJson(points))
  );
}

function ramidsInventory({ stage, box }: RamidsState): readonly string[] {
  if (stage.phase === 'chief' || stage.phase === 'goals') return [];
  const { players, supply } = stage.table;
  const arms = players.flatMap(({ pyramid }) => penguinsIn(pyramid));
  const spent = arms.reduce((sum, { tokens }) => sum + tokens.left + tokens.right, 0);
  const held = players.reduce((sum, { tokens }) => sum + tokens, 0);
  const cards = sortById(cardsOn(stage.table));
  return failing([
    ['cards', canonicalJson(cards) === canonicalJson(sortById(boxInPlay(box).cards))],
    ['tokens', supply + spent + held === 10 && supply >= 0 && held >= 0],
    ['action cards', players.every(hasAllActions)],
    ['weights carried', players.every(isCarried)],
  ]);
}

const cardsOn = ({ deck, offer, players }: TableState): TableState['offer'] => {
  const placed = players.flatMap(({ pyramid }) => penguinsIn(pyramid).map(({ card }) => card));
  return [...deck.unseen, ...deck.bottom, ...offer, ...placed];
};

const hasAllActions = ({ hand, front }: Player): boolean =>
  [...hand, ...front].toSorted((a, b) => a - b).join('') === '12345';

const isCarried = ({ pyramid }: Player): boolean =>
  slots.every((slot) => {
    const penguin = penguinAt(pyramid, slot);
    return penguin === null || weightOf(penguin) <= carriedAt(pyramid, slot);
  });
