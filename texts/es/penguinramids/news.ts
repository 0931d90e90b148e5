import type { Score, Seen } from '@rookery/rules/penguinramids/vocabulary';
import { allOfIn } from '../../listing.ts';
import { does, nameOf, namesOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { actions, arms, listedGoal, points, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const counted = countedIn('es');
const allOf = allOfIn('es');

export function seen(event: Seen, people: People, names: PieceNames = typedNames): string {
  switch (event.type) {
    case 'chief-drawn':
      return `Lo decide la suerte: ${does(people, event.seat, 'eres', 'es')} el primer Pingüino Jefe.`;
    case 'goals-drawn':
      return `Los objetivos: ${event.goals.map(listedGoal).join('; ')}.`;
    case 'offered':
      return `Ronda ${String(event.round)}: están disponibles ${allOf(event.penguins.map(names.penguin))}.`;
    case 'chose':
      return event.action === null
        ? `${does(people, event.seat, 'Has', 'ha')} elegido.`
        : `Eliges la acción ${String(event.action)} (${actions[event.action].name}).`;
    case 'revealed':
      return `Se descubren las cartas: ${revealed(event, people)}.`;
    case 'chief-taken':
      return event.from === people.viewer
        ? `${nameOf(people, event.seat)} te quita la carta de Jefe.`
        : `${does(people, event.seat, 'Quitas', 'quita')} la carta de Jefe a ${nameOf(people, event.from)}.`;
    case 'flipped':
      return `${does(people, event.seat, 'Vuelves', 'vuelve')} gris el pingüino en ${names.slot(event.slot)}.`;
    case 'sent-below':
      return `${does(people, event.seat, 'Mandas', 'manda')} ${names.penguin(event.penguin)} debajo del mazo.`;
    case 'drawn-instead':
      return `En su lugar llega ${names.penguin(event.penguin)}.`;
    case 'recalled':
      return recalled(event, people);
    case 'token-taken':
      return `${does(people, event.seat, 'Tomas', 'toma')} una ficha de Fuerza; quedan ${String(event.supply)}.`;
    case 'strengthened':
      return `${does(people, event.seat, 'Refuerzas', 'refuerza')} el brazo ${arms[event.arm]} en ${names.slot(event.slot)}: fuerza ${String(event.strength)}.`;
    case 'placed':
      return placed(event, people, names);
    case 'turn-ended':
      return `${does(people, event.seat, 'Terminas tu', 'termina su')} turno.`;
    case 'round-ended':
      return `La ronda ${String(event.round)} ha terminado.`;
    case 'match-ended':
      return `${victory(event.winner, people)} ${totals(event.scores, people)}`;
  }
}

const revealed = (
  { actions: played, order }: Seen & { type: 'revealed' },
  people: People,
): string =>
  namesOf(people, order, 'tú')
    .map((name, place) => `${name} con el ${String(played[Number(order[place])])}`)
    .join(', luego ');

function recalled(
  { seat, actions: cards, by }: Seen & { type: 'recalled' },
  people: People,
): string {
  const takes = does(people, seat, 'Recoges', 'recoge');
  const back = `${takes} ${counted(cards.length, { one: 'carta de Acción', other: 'cartas de Acción' })}`;
  return by === 'player'
    ? `${back}.`
    : `${back}, porque no alcanzarían para las rondas que quedan.`;
}

function placed(event: Seen & { type: 'placed' }, people: People, names: PieceNames): string {
  const places = does(people, event.seat, 'Colocas', 'coloca');
  const what = `${places} ${names.penguin(event.penguin)} en ${names.slot(event.slot)}`;
  if (event.grey === null) return `${what}.`;
  return event.grey === 'forced'
    ? `${what}, lado gris: nada cabía.`
    : `${what}, lado gris, con la acción 2.`;
}

export const victory = (winner: number, people: People): string =>
  `¡${does(people, winner, 'Ganas', 'gana')} la partida!`;

const totals = (scores: readonly Score[], people: People): string =>
  `${scores.map(({ total }, seat) => `${seat === people.viewer ? 'Tú' : nameOf(people, seat)}: ${points(total)}`).join(', ')}.`;
