import type { Edition, Refusal, Seen, TieRule } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn, anyOfIn } from '../../listing.ts';
import { does, nameOf, namesOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinPartyTexts } from '../../en/penguin-party/texts.ts';
import { cards, colours, move, points, spot } from './names.ts';
import { reason } from './reasons.ts';

const counted = countedIn('de');
const anyOf = anyOfIn('de');
const allOf = allOfIn('de');

const editions: { readonly [edition in Edition]: string } = {
  iello: 'Ausgabe IELLO (2024): acht blaue Pinguine, sieben von jeder anderen Farbe',
  amigo: 'Ausgabe AMIGO (2008): acht grüne Pinguine, sieben von jeder anderen Farbe',
};

const tieRules: { readonly [tie in TieRule]: string } = {
  share: 'bei Gleichstand wird der Sieg geteilt',
  'extra-round': 'bei Gleichstand entscheidet eine weitere Runde',
};

function refusal(why: Refusal, people: People): string {
  switch (why.kind) {
    case 'match-over':
      return 'Die Partie ist vorbei.';
    case 'not-your-turn':
      return why.turn === null
        ? 'Einen Moment: Die Karten sind noch nicht verteilt.'
        : `Du bist nicht dran: Jetzt spielt ${nameOf(people, why.turn)}.`;
    case 'colour-not-in-hand':
      return `Du hast keinen ${colours[why.colour]}en Pinguin mehr. Auf der Hand: ${cards(why.hand)}.`;
    case 'spot-taken':
      return `Dort liegt schon ein ${colours[why.by]}er Pinguin.`;
    case 'base-full':
      return `Die Basis ist voll: Sie fasst ${counted(why.most, { one: 'Pinguin', other: 'Pinguine' })}.`;
    case 'not-beside-the-base':
      return `Die Basis wächst ohne Lücken: Der nächste Pinguin kommt an ${anyOf(why.open.map(String))}.`;
    case 'unsupported':
      return why.missing.length > 1
        ? 'Hier würde ein Pinguin fallen: Er braucht zwei Pinguine direkt darunter, und da ist keiner.'
        : 'Hier würde ein Pinguin fallen: Er braucht zwei Pinguine direkt darunter, und einer fehlt.';
    case 'colour-must-match':
      return `Hier muss der Pinguin ${anyOf(why.oneOf.map((colour) => colours[colour]))} sein.`;
  }
}

function seen(event: Seen, people: People, where: typeof spot = spot): string {
  switch (event.type) {
    case 'starter-drawn':
      return `Das Los ist gefallen: ${does(people, event.seat, 'Du fängst', 'fängt')} an.`;
    case 'dealt':
      return dealt(event, people);
    case 'placed':
      return `${does(people, event.seat, 'Du setzt', 'setzt')} einen ${colours[event.colour]}en Pinguin ${where(event.row, event.x)}.`;
    case 'hand-emptied':
      return handEmptied(event.seat, event.givenBack, people);
    case 'went-out':
      return `${does(people, event.seat, 'Du hast', 'hat')} keine Karte, die passt, und ${event.seat === people.viewer ? 'bist' : 'ist'} raus aus dieser Runde: ${points(event.penalty)} mehr.`;
    case 'round-ended':
      return `Runde ${String(event.round)} ist vorbei. Strafpunkte: ${standings(event.points, people)}.`;
    case 'match-ended':
      return victory(event.ranking[0] ?? [], people);
  }
}

function dealt(
  { round, starter, first, cardsEach }: Seen & { type: 'dealt' },
  people: People,
): string {
  const each = counted(cardsEach, { one: 'Karte', other: 'Karten' });
  const starts = does(people, starter, 'Du fängst an', 'fängt an');
  const opening = first === null ? '' : ` Ein ${colours[first]}er Pinguin eröffnet die Basis.`;
  return `Runde ${String(round)}: je ${each}. ${starts}.${opening}`;
}

function handEmptied(seat: number, givenBack: number, people: People): string {
  const placed = does(
    people,
    seat,
    'Du hast die letzte Karte gesetzt',
    'hat die letzte Karte gesetzt',
  );
  if (givenBack === 0) return `${placed}!`;
  const gives = seat === people.viewer ? 'gibst' : 'gibt';
  return `${placed} und ${gives} ${points(givenBack)} zurück!`;
}

const standings = (all: readonly number[], people: People): string =>
  all
    .map(
      (count, seat) => `${seat === people.viewer ? 'du' : nameOf(people, seat)} ${String(count)}`,
    )
    .join(', ');

function victory(winners: readonly number[], people: People): string {
  const [alone] = winners;
  if (winners.length === 1 && alone !== undefined) {
    return `${does(people, alone, 'Du gewinnst', 'gewinnt')} die Partie!`;
  }
  return `Geteilter Sieg: ${allOf(namesOf(people, winners, 'du'))}!`;
}

/** Penguin Party in German. */
export const penguinPartyInGerman: PenguinPartyTexts = {
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
