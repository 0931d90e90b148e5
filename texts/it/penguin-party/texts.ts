import type { Edition, Refusal, Seen, TieRule } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn, anyOfIn } from '../../listing.ts';
import { does, nameOf, namesOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinPartyTexts } from '../../en/penguin-party/texts.ts';
import { cards, colours, move, points, spot } from './names.ts';
import { reason } from './reasons.ts';

const counted = countedIn('it');
const anyOf = anyOfIn('it');
const allOf = allOfIn('it');

const editions: { readonly [edition in Edition]: string } = {
  iello: 'edizione IELLO (2024): otto pinguini blu, sette di ogni altro colore',
  amigo: 'edizione AMIGO (2008): otto pinguini verdi, sette di ogni altro colore',
};

const tieRules: { readonly [tie in TieRule]: string } = {
  share: 'in parità la vittoria è condivisa',
  'extra-round': 'una parità si decide con un altro round',
};

function refusal(why: Refusal, people: People): string {
  switch (why.kind) {
    case 'match-over':
      return 'La partita è finita.';
    case 'not-your-turn':
      return why.turn === null
        ? 'Un momento: le carte non sono ancora state date.'
        : `Non è il tuo turno: ora gioca ${nameOf(people, why.turn)}.`;
    case 'colour-not-in-hand':
      return `Non hai più pinguini di colore ${colours[why.colour]}. In mano hai ${cards(why.hand)}.`;
    case 'spot-taken':
      return `Lì c’è già un pinguino ${colours[why.by]}.`;
    case 'base-full':
      return `La base è piena: tiene ${counted(why.most, { one: 'pinguino', other: 'pinguini' })}.`;
    case 'not-beside-the-base':
      return `La base cresce senza buchi: il prossimo pinguino va a ${anyOf(why.open.map(String))}.`;
    case 'unsupported':
      return why.missing.length > 1
        ? 'Qui un pinguino cadrebbe: gli servono due pinguini proprio sotto, e non ce n’è.'
        : 'Qui un pinguino cadrebbe: gli servono due pinguini proprio sotto, e ne manca uno.';
    case 'colour-must-match':
      return `Qui il pinguino deve essere ${anyOf(why.oneOf.map((colour) => colours[colour]))}.`;
  }
}

function seen(event: Seen, people: People, where: typeof spot = spot): string {
  switch (event.type) {
    case 'starter-drawn':
      return `La sorte ha deciso: ${does(people, event.seat, 'cominci tu', 'comincia')}.`;
    case 'dealt':
      return dealt(event, people);
    case 'placed':
      return `${does(people, event.seat, 'Piazzi', 'piazza')} un pinguino ${colours[event.colour]} ${where(event.row, event.x)}.`;
    case 'hand-emptied':
      return handEmptied(event.seat, event.givenBack, people);
    case 'went-out':
      return `${does(people, event.seat, 'Non hai', 'non ha')} carte che vanno bene ed ${event.seat === people.viewer ? 'esci' : 'esce'} dal round: ${points(event.penalty)} in più.`;
    case 'round-ended':
      return `Il round ${String(event.round)} è finito. Penalità: ${standings(event.points, people)}.`;
    case 'match-ended':
      return victory(event.ranking[0] ?? [], people);
  }
}

function dealt(
  { round, starter, first, cardsEach }: Seen & { type: 'dealt' },
  people: People,
): string {
  const each = counted(cardsEach, { one: 'carta', other: 'carte' });
  const starts = does(people, starter, 'Cominci tu', 'comincia');
  const opening = first === null ? '' : ` Un pinguino ${colours[first]} apre la base.`;
  return `Round ${String(round)}: ${each} a testa. ${starts}.${opening}`;
}

function handEmptied(seat: number, givenBack: number, people: People): string {
  const placed = does(people, seat, 'Hai piazzato l’ultima', 'ha piazzato l’ultima');
  if (givenBack === 0) return `${placed} carta!`;
  const gives = seat === people.viewer ? 'togli' : 'toglie';
  return `${placed} carta e ${gives} ${points(givenBack)}!`;
}

const standings = (all: readonly number[], people: People): string =>
  all
    .map(
      (count, seat) => `${seat === people.viewer ? 'tu' : nameOf(people, seat)} ${String(count)}`,
    )
    .join(', ');

function victory(winners: readonly number[], people: People): string {
  const [alone] = winners;
  if (winners.length === 1 && alone !== undefined) {
    return `${does(people, alone, 'Vinci', 'vince')} la partita!`;
  }
  return `Vittoria condivisa: ${allOf(namesOf(people, winners, 'tu'))}!`;
}

/** Penguin Party in Italian. */
export const penguinPartyInItalian: PenguinPartyTexts = {
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
