import type { Edition, Refusal, Seen, TieRule } from '@rookery/rules/penguin-party/vocabulary';
import { allOfIn, anyOfIn } from '../../listing.ts';
import { does, nameOf, namesOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinPartyTexts } from '../../en/penguin-party/texts.ts';
import { cards, colours, move, points, spot } from './names.ts';
import { reason } from './reasons.ts';

const counted = countedIn('es');
const anyOf = anyOfIn('es');
const allOf = allOfIn('es');

const editions: { readonly [edition in Edition]: string } = {
  iello: 'edición IELLO (2024): ocho pingüinos azules, siete de cada otro color',
  amigo: 'edición AMIGO (2008): ocho pingüinos verdes, siete de cada otro color',
};

const tieRules: { readonly [tie in TieRule]: string } = {
  share: 'en caso de empate se comparte la victoria',
  'extra-round': 'un empate se decide con otra ronda',
};

function refusal(why: Refusal, people: People): string {
  switch (why.kind) {
    case 'match-over':
      return 'La partida ha terminado.';
    case 'not-your-turn':
      return why.turn === null
        ? 'Un momento: las cartas aún no están repartidas.'
        : `No es tu turno: ahora juega ${nameOf(people, why.turn)}.`;
    case 'colour-not-in-hand':
      return `Ya no te queda ningún pingüino ${colours[why.colour]}. Tienes en la mano: ${cards(why.hand)}.`;
    case 'spot-taken':
      return `Ahí ya hay un pingüino ${colours[why.by]}.`;
    case 'base-full':
      return `La base está llena: caben ${counted(why.most, { one: 'pingüino', other: 'pingüinos' })}.`;
    case 'not-beside-the-base':
      return `La base crece sin huecos: el siguiente pingüino va en ${anyOf(why.open.map(String))}.`;
    case 'unsupported':
      return why.missing.length > 1
        ? 'Aquí un pingüino se caería: necesita dos pingüinos justo debajo, y no hay ninguno.'
        : 'Aquí un pingüino se caería: necesita dos pingüinos justo debajo, y falta uno.';
    case 'colour-must-match':
      return `Aquí el pingüino tiene que ser ${anyOf(why.oneOf.map((colour) => colours[colour]))}.`;
  }
}

function seen(event: Seen, people: People, where: typeof spot = spot): string {
  switch (event.type) {
    case 'starter-drawn':
      return `Lo decide la suerte: ${does(people, event.seat, 'empiezas tú', 'empieza')}.`;
    case 'dealt':
      return dealt(event, people);
    case 'placed':
      return `${does(people, event.seat, 'Colocas', 'coloca')} un pingüino ${colours[event.colour]} ${where(event.row, event.x)}.`;
    case 'hand-emptied':
      return handEmptied(event.seat, event.givenBack, people);
    case 'went-out':
      return `${does(people, event.seat, 'No tienes', 'no tiene')} ninguna carta que quepa y ${event.seat === people.viewer ? 'quedas' : 'queda'} fuera de la ronda: ${points(event.penalty)} más.`;
    case 'round-ended':
      return `La ronda ${String(event.round)} ha terminado. Penalización: ${standings(event.points, people)}.`;
    case 'match-ended':
      return victory(event.ranking[0] ?? [], people);
  }
}

function dealt(
  { round, starter, first, cardsEach }: Seen & { type: 'dealt' },
  people: People,
): string {
  const each = counted(cardsEach, { one: 'carta', other: 'cartas' });
  const starts = does(people, starter, 'Empiezas tú', 'empieza');
  const opening = first === null ? '' : ` Un pingüino ${colours[first]} abre la base.`;
  return `Ronda ${String(round)}: ${each} por persona. ${starts}.${opening}`;
}

function handEmptied(seat: number, givenBack: number, people: People): string {
  const placed = does(people, seat, '¡Has colocado tu última', 'ha colocado su última');
  if (givenBack === 0) return `${placed} carta!`;
  const gives = seat === people.viewer ? 'devuelves' : 'devuelve';
  return `${placed} carta y ${gives} ${points(givenBack)}!`;
}

const standings = (all: readonly number[], people: People): string =>
  all
    .map(
      (count, seat) => `${seat === people.viewer ? 'tú' : nameOf(people, seat)} ${String(count)}`,
    )
    .join(', ');

function victory(winners: readonly number[], people: People): string {
  const [alone] = winners;
  if (winners.length === 1 && alone !== undefined) {
    return `¡${does(people, alone, 'Ganas', 'gana')} la partida!`;
  }
  return `¡Victoria compartida: ${allOf(namesOf(people, winners, 'tú'))}!`;
}

/** Penguin Party in Spanish. */
export const penguinPartyInSpanish: PenguinPartyTexts = {
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
