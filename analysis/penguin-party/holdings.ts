import { FastRng } from '@rookery/bots/fast-rng';
import { countIn, sizeOf, type Hand } from '@rookery/bots/penguin-party/hand';
import { HandSampler, type HiddenHand } from '@rookery/bots/penguin-party/hand-sampler';
import { handOf } from '@rookery/bots/penguin-party/translation';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Rng } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { baseSize, combine, deckOf, noCards, subtract } from '@rookery/rules/penguin-party/cards';
import { cardsIn, fittingColours } from '@rookery/rules/penguin-party/pyramid';
import { colours, type Colour, type View } from '@rookery/rules/penguin-party/vocabulary';
import type { Holdings } from '../holdings.ts';
import { addTallies, countDeals, emptyTally, mostHands, type DealTally } from './deal-counter.ts';

/** How many worlds are sampled where they cannot be counted. */
const samples = 3000;

/** A sample without a card that fits for whoever is to play is thrown away; so many may be. */
const mostRejections = 20 * samples;

/** What is hidden from a viewer. */
interface HiddenDeal {
  readonly unseen: Hand;
  readonly hands: readonly HiddenHand[];
  /** The colours of which the seat to play must hold one, if that seat is hidden. */
  readonly mustFit: { readonly seat: number; readonly colours: number } | null;
}

/** What the others may hold: counted exactly where at most so many hands have to be looked at, else sampled. */
export function holdingsOf(view: View, rng: Rng, most = mostHands): Holdings {
  const deal = hiddenDealIn(view);
  const counted = countExactly(deal, most);
  const tally = counted ?? sampleDeals(deal, rng);
  const seats = seatsOf(view.seats);
  const hands = deal.hands
    .filter(({ size }) => size > 0)
    .map(({ seat, size }) => ({
      seat: entryOf(seats, seat),
      cards: size,
      possibilities: colours.map((card, colour) => ({
        card,
        likely: tally.any(seat, colour) / tally.ways,
        expected: tally.sum(seat, colour) / tally.ways,
      })),
    }));
  return { method: counted ? 'exact' : 'sampled', hands };
}

function hiddenDealIn({ viewer, seats, edition, stage }: View): HiddenDeal {
  if (stage.phase !== 'turn') return { unseen: 0, hands: [], mustFit: null };
  const { round, turn } = stage;
  const seen = combine([cardsIn(round.pyramid), round.hand ?? noCards]);
  const fitting = setOf(fittingColours(round.pyramid, baseSize(seats)));
  return {
    unseen: handOf(subtract(deckOf(edition), seen)),
    hands: round.players.map(({ cards, out }, seat) => ({
      seat,
      size: seat === viewer ? 0 : cards,
      lacks: setOf(out ?? []),
    })),
    mustFit: turn === viewer ? null : { seat: turn, colours: fitting },
  };
}

const setOf = (some: readonly Colour[]): number =>
  some.reduce((set, colour) => set | (1 << colours.indexOf(colour)), 0);

/** All deals less those in which the seat to play holds nothing that fits. */
function countExactly({ unseen, hands, mustFit }: HiddenDeal, most: number): DealTally | null {
  const all = countDeals(unseen, hands, mustFit?.seat ?? null, most);
  if (!all || !mustFit) return all;
  const without = hands.map((hand) =>
    hand.seat === mustFit.seat ? { ...hand, lacks: hand.lacks | mustFit.colours } : hand,
  );
  const excluded = countDeals(unseen, without, mustFit.seat, most);
  return excluded && addTallies(all, excluded, -1);
}

function sampleDeals({ unseen, hands, mustFit }: HiddenDeal, rng: Rng): DealTally {
  const sampler = new HandSampler(unseen, hands);
  const quick = new FastRng(rng);
  const world = new Int32Array(6);
  const tally = emptyTally();
  for (let drawn = 0; drawn < mostRejections && tally.ways < samples; drawn += 1) {
    sampler.sample(world, quick);
    if (mustFit && !holdsOne(world[mustFit.seat] ?? 0, mustFit.colours)) continue;
    tally.addWays(1);
    for (const { seat, size } of hands) if (size > 0) tally.addHand(seat, world[seat] ?? 0, 1);
  }
  return tally;
}

const holdsOne = (hand: Hand, some: number): boolean =>
  sizeOf(hand) > 0 &&
  colours.some((_, colour) => ((some >> colour) & 1) === 1 && countIn(hand, colour) > 0);
