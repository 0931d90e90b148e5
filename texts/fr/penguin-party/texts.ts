import type { Edition, Refusal, Seen, TieRule } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn, anyOfIn } from '../../listing.ts';
import { does, nameOf, namesOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinPartyTexts } from '../../en/penguin-party/texts.ts';
import { cards, colours, move, points, spot } from './names.ts';
import { reason } from './reasons.ts';

const counted = countedIn('fr');
const anyOf = anyOfIn('fr');
const allOf = allOfIn('fr');

const editions: { readonly [edition in Edition]: string } = {
  iello: 'édition IELLO (2024) : huit pingouins bleus, sept de chaque autre couleur',
  amigo: 'édition AMIGO (2008) : huit pingouins verts, sept de chaque autre couleur',
};

const tieRules: { readonly [tie in TieRule]: string } = {
  share: 'en cas d’égalité, la victoire est partagée',
  'extra-round': 'une manche de plus départage les égalités',
};

function refusal(why: Refusal, people: People): string {
  switch (why.kind) {
    case 'match-over':
      return 'La partie est terminée.';
    case 'not-your-turn':
      return why.turn === null
        ? 'Un instant : les cartes ne sont pas encore distribuées.'
        : `Ce n’est pas ton tour : c’est à ${nameOf(people, why.turn)} de jouer.`;
    case 'colour-not-in-hand':
      return `Tu n’as plus de pingouin ${colours[why.colour]}. Tu as en main : ${cards(why.hand)}.`;
    case 'spot-taken':
      return `Il y a déjà un pingouin ${colours[why.by]} à cet endroit.`;
    case 'base-full':
      return `La base est complète : elle porte ${counted(why.most, { one: 'pingouin', other: 'pingouins' })}.`;
    case 'not-beside-the-base':
      return `La base s’agrandit sans trou : le prochain pingouin va en ${anyOf(why.open.map(String))}.`;
    case 'unsupported':
      return why.missing.length > 1
        ? 'Ici, un pingouin tomberait : il lui faut deux pingouins juste en dessous, et il n’y en a pas.'
        : 'Ici, un pingouin tomberait : il lui faut deux pingouins juste en dessous, et il en manque un.';
    case 'colour-must-match':
      return `Ici, le pingouin doit être ${anyOf(why.oneOf.map((colour) => colours[colour]))}.`;
  }
}

function seen(event: Seen, people: People, where: typeof spot = spot): string {
  switch (event.type) {
    case 'starter-drawn':
      return `Le sort en a décidé : ${does(people, event.seat, 'tu commences', 'commence')}.`;
    case 'dealt':
      return dealt(event, people);
    case 'placed':
      return `${does(people, event.seat, 'Tu poses', 'pose')} un pingouin ${colours[event.colour]} ${where(event.row, event.x)}.`;
    case 'hand-emptied':
      return handEmptied(event.seat, event.givenBack, people);
    case 'went-out':
      return `${does(people, event.seat, 'Tu n’as', 'n’a')} aucune carte qui convienne et ${event.seat === people.viewer ? 'quittes' : 'quitte'} la manche : ${points(event.penalty)} de plus.`;
    case 'round-ended':
      return `La manche ${String(event.round)} est finie. Pénalités : ${standings(event.points, people)}.`;
    case 'match-ended':
      return victory(event.ranking[0] ?? [], people);
  }
}

function dealt(
  { round, starter, first, cardsEach }: Seen & { type: 'dealt' },
  people: People,
): string {
  const each = counted(cardsEach, { one: 'carte', other: 'cartes' });
  const starts = does(people, starter, 'Tu commences', 'commence');
  const opening = first === null ? '' : ` Un pingouin ${colours[first]} ouvre la base.`;
  return `Manche ${String(round)} : ${each} chacun. ${starts}.${opening}`;
}

function handEmptied(seat: number, givenBack: number, people: People): string {
  const placed = does(people, seat, 'Tu as posé ta', 'a posé sa');
  if (givenBack === 0) return `${placed} dernière carte !`;
  const gives = seat === people.viewer ? 'rends' : 'rend';
  return `${placed} dernière carte et ${gives} ${points(givenBack)} !`;
}

const standings = (all: readonly number[], people: People): string =>
  all
    .map(
      (count, seat) => `${seat === people.viewer ? 'toi' : nameOf(people, seat)} ${String(count)}`,
    )
    .join(', ');

function victory(winners: readonly number[], people: People): string {
  const [alone] = winners;
  if (winners.length === 1 && alone !== undefined) {
    return `${does(people, alone, 'Tu gagnes', 'gagne')} la partie !`;
  }
  return `Victoire partagée : ${allOf(namesOf(people, winners, 'toi'))} !`;
}

/** Penguin Party in French. */
export const penguinPartyInFrench: PenguinPartyTexts = {
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
