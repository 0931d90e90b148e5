import type { Edition, Refusal, Seen, TieRule } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn, anyOfIn } from '../../listing.ts';
import { does, nameOf, namesOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { cards, colours, move, points, spot } from './names.ts';
import { reason } from './reasons.ts';

const counted = countedIn('en');
const anyOf = anyOfIn('en');
const allOf = allOfIn('en');

const editions: { readonly [edition in Edition]: string } = {
  iello: 'IELLO edition (2024): eight blue penguins, seven of every other colour',
  amigo: 'AMIGO edition (2008): eight green penguins, seven of every other colour',
};

const tieRules: { readonly [tie in TieRule]: string } = {
  share: 'players who tie share the victory',
  'extra-round': 'a tie is settled by a further round',
};

/** Why a move is against the rules. */
function refusal(why: Refusal, people: People): string {
  switch (why.kind) {
    case 'match-over':
      return 'The match is over.';
    case 'not-your-turn':
      return why.turn === null
        ? 'One moment: the cards are not dealt yet.'
        : `It is not your turn: ${nameOf(people, why.turn)} plays now.`;
    case 'colour-not-in-hand':
      return `You have no ${colours[why.colour]} penguin left. You hold ${cards(why.hand)}.`;
    case 'spot-taken':
      return `A ${colours[why.by]} penguin already lies there.`;
    case 'base-full':
      return `The base is full: it holds ${counted(why.most, { one: 'penguin', other: 'penguins' })}.`;
    case 'not-beside-the-base':
      return `The base grows without gaps: the next penguin goes at ${anyOf(why.open.map(String))}.`;
    case 'unsupported':
      return why.missing.length > 1
        ? 'A penguin here would fall: it needs two penguins right below, and there are none.'
        : 'A penguin here would fall: it needs two penguins right below, and one is missing.';
    case 'colour-must-match':
      return `A penguin here must be ${anyOf(why.oneOf.map((colour) => colours[colour]))}.`;
  }
}

/** What happened, as told to a viewer. Places are told by coordinates, or as `where` puts them. */
function seen(event: Seen, people: People, where: typeof spot = spot): string {
  switch (event.type) {
    case 'starter-drawn':
      return `${does(people, event.seat, 'You were', 'was')} drawn to begin.`;
    case 'dealt':
      return dealt(event, people);
    case 'placed':
      return `${does(people, event.seat, 'You place', 'places')} a ${colours[event.colour]} penguin ${where(event.row, event.x)}.`;
    case 'hand-emptied':
      return handEmptied(event.seat, event.givenBack, people);
    case 'went-out':
      return `${does(people, event.seat, 'You have', 'has')} no card that fits and ${event.seat === people.viewer ? 'are' : 'is'} out of this round: ${points(event.penalty)} more.`;
    case 'round-ended':
      return `Round ${String(event.round)} is over. Penalty points: ${standings(event.points, people)}.`;
    case 'match-ended':
      return victory(event.ranking[0] ?? [], people);
  }
}

function dealt(
  { round, starter, first, cardsEach }: Seen & { type: 'dealt' },
  people: People,
): string {
  const each = counted(cardsEach, { one: 'card', other: 'cards' });
  const starts = does(people, starter, 'You start', 'starts');
  const opening = first === null ? '' : ` A ${colours[first]} penguin opens the base.`;
  return `Round ${String(round)}: ${each} each. ${starts}.${opening}`;
}

function handEmptied(seat: number, givenBack: number, people: People): string {
  const placed = does(people, seat, 'You have placed your', 'has placed the');
  if (givenBack === 0) return `${placed} last card!`;
  const gives = seat === people.viewer ? 'give' : 'gives';
  return `${placed} last card and ${gives} back ${points(givenBack)}!`;
}

const standings = (all: readonly number[], people: People): string =>
  all
    .map(
      (count, seat) => `${seat === people.viewer ? 'you' : nameOf(people, seat)} ${String(count)}`,
    )
    .join(', ');

function victory(winners: readonly number[], people: People): string {
  const [first] = winners;
  if (winners.length === 1 && first !== undefined) {
    return `${does(people, first, 'You win', 'wins')} the match!`;
  }
  const you = first === people.viewer ? 'You' : 'you';
  return `${allOf(namesOf(people, winners, you))} share the victory!`;
}

/** Penguin Party in English. */
export const penguinPartyInEnglish = {
  name: 'Penguin Party',
  colours,
  editions,
  tieRules,
  points,
  cards,
  spot,
  victory,
  refusal,
  seen,
  move,
  reason,
};

/** Every text of Penguin Party; each language must have them all. */
export type PenguinPartyTexts = typeof penguinPartyInEnglish;
