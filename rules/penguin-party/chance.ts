import { canonicalJson } from '../kernel/canonical.ts';
import type { Problem } from '../kernel/problem.ts';
import { pick, shuffle, type Streams } from '../kernel/rng.ts';
import { seatsOf, type Seat } from '../kernel/seat.ts';
import {
  changeCount,
  combine,
  count,
  deckOf,
  gather,
  handSize,
  listCards,
  opensWithACard,
} from './cards.ts';
import {
  colours,
  type Chance,
  type Colour,
  type Deal,
  type Edition,
  type State,
} from './vocabulary.ts';

type DealChance = Extract<Chance, { type: 'deal' }>;

/** Every edition's cards one by one, in the order of the colours. */
const packs: { readonly [edition in Edition]: readonly Colour[] } = {
  iello: listCards(deckOf('iello')),
  amigo: listCards(deckOf('amigo')),
};

/** Draws the starter of round 1 (PP5) or the cards of a round (PP2, PP15). */
export function roll(state: State, streams: Streams): Chance {
  const { stage, seats } = state;
  if (stage.phase === 'starter') {
    return { type: 'starter', seat: pick(seatsOf(seats), streams('starter')) };
  }
  if (stage.phase !== 'deal') throw new Error(`nothing to draw in phase ${stage.phase}`);
  return givenDeal(state, stage.number) ?? drawDeal(state, stage.number, streams);
}

function givenDeal({ deals }: State, round: number): DealChance | undefined {
  const [deal] = deals.slice(round - 1, round);
  return deal && { type: 'deal', hands: deal.hands.map(gather), first: deal.first };
}

function drawDeal({ edition, seats }: State, round: number, streams: Streams): DealChance {
  const deck = shuffle(packs[edition], streams(`deal ${String(round)}`));
  const { hands, first } = dealOut(deck, seats);
  return { type: 'deal', hands: hands.map(gather), first };
}

/** Hands in blocks from the top of a shuffled deck, then the card that opens the base. */
function dealOut(deck: readonly Colour[], seats: number): Deal {
  const size = handSize(seats);
  const hands = seatsOf(seats).map((seat) => deck.slice(seat * size, (seat + 1) * size));
  const [next = null] = deck.slice(seats * size);
  return { hands, first: opensWithACard(seats) ? next : null };
}

/** Why this cannot have been drawn now. */
export function doubt(state: State, chance: Chance): Problem | undefined {
  const { stage, seats } = state;
  if (chance.type === 'starter' && stage.phase === 'starter') return doubtSeat(chance.seat, seats);
  if (chance.type === 'deal' && stage.phase === 'deal') {
    return doubtDeal(state, chance) ?? doubtGiven(state, stage.number, chance);
  }
  return { kind: 'not-allowed', at: 'chance', found: chance.type, allowed: [stage.phase] };
}

const doubtSeat = (seat: Seat, seats: number): Problem | undefined =>
  seat < seats
    ? undefined
    : { kind: 'out-of-range', at: 'chance.seat', found: seat, least: 0, most: seats - 1 };

function doubtDeal(state: State, chance: DealChance): Problem | undefined {
  const { hands, first } = chance;
  const at = 'chance.hands';
  if (hands.length !== state.seats) {
    return { kind: 'wrong-count', at, found: hands.length, expected: state.seats };
  }
  const expected = handSize(state.seats);
  const odd = hands.map(count).find((size) => size !== expected);
  if (odd !== undefined) return { kind: 'wrong-count', at, found: odd, expected };
  if (opensWithACard(state.seats) !== (first !== null)) {
    return { kind: 'contradiction', at: 'chance.first', with: 'seats' };
  }
  return doubtColours(state, chance);
}

function doubtColours({ edition }: State, { hands, first }: DealChance): Problem | undefined {
  const dealt = first === null ? combine(hands) : changeCount(combine(hands), first, 1);
  const deck = deckOf(edition);
  const what = colours.find((colour) => dealt[colour] > deck[colour]);
  return what && { kind: 'too-many-of', at: 'chance', what, found: dealt[what], most: deck[what] };
}

function doubtGiven(state: State, number: number, chance: DealChance): Problem | undefined {
  const given = givenDeal(state, number);
  return given && canonicalJson(given) !== canonicalJson(chance)
    ? { kind: 'contradiction', at: 'chance', with: `options.deals[${String(number - 1)}]` }
    : undefined;
}
