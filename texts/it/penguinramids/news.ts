import type { Score, Seen } from '@rookery/rules/penguinramids/vocabulary';
import { allOfIn } from '../../listing.ts';
import { does, nameOf, namesOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { actions, arms, listedGoal, points, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const counted = countedIn('it');
const allOf = allOfIn('it');

export function seen(event: Seen, people: People, names: PieceNames = typedNames): string {
  switch (event.type) {
    case 'chief-drawn':
      return `La sorte ha deciso: ${does(people, event.seat, 'sei', 'è')} il primo Capo Pinguino.`;
    case 'goals-drawn':
      return `Gli obiettivi: ${event.goals.map(listedGoal).join('; ')}.`;
    case 'offered':
      return `Round ${String(event.round)}: sono disponibili ${allOf(event.penguins.map(names.penguin))}.`;
    case 'chose':
      return event.action === null
        ? `${does(people, event.seat, 'Hai', 'ha')} scelto.`
        : `Scegli l’azione ${String(event.action)} (${actions[event.action].name}).`;
    case 'revealed':
      return `Le carte vengono scoperte: ${revealed(event, people)}.`;
    case 'chief-taken':
      return event.from === people.viewer
        ? `${nameOf(people, event.seat)} ti prende la carta Capo.`
        : `${does(people, event.seat, 'Prendi', 'prende')} la carta Capo a ${nameOf(people, event.from)}.`;
    case 'flipped':
      return `${does(people, event.seat, 'Giri', 'gira')} sul grigio il pinguino in ${names.slot(event.slot)}.`;
    case 'sent-below':
      return `${does(people, event.seat, 'Mandi', 'manda')} ${names.penguin(event.penguin)} sotto il mazzo.`;
    case 'drawn-instead':
      return `Al suo posto arriva ${names.penguin(event.penguin)}.`;
    case 'recalled':
      return recalled(event, people);
    case 'token-taken':
      return `${does(people, event.seat, 'Prendi', 'prende')} un segnalino Forza; rimasti: ${String(event.supply)}.`;
    case 'strengthened':
      return `${does(people, event.seat, 'Rinforzi', 'rinforza')} il braccio ${arms[event.arm]} in ${names.slot(event.slot)}: forza ${String(event.strength)}.`;
    case 'placed':
      return placed(event, people, names);
    case 'turn-ended':
      return `${does(people, event.seat, 'Concludi', 'conclude')} il turno.`;
    case 'round-ended':
      return `Il round ${String(event.round)} è finito.`;
    case 'match-ended':
      return `${victory(event.winner, people)} ${totals(event.scores, people)}`;
  }
}

const revealed = (
  { actions: played, order }: Seen & { type: 'revealed' },
  people: People,
): string =>
  namesOf(people, order, 'tu')
    .map((name, place) => `${name} con il ${String(played[Number(order[place])])}`)
    .join(', poi ');

function recalled(
  { seat, actions: cards, by }: Seen & { type: 'recalled' },
  people: People,
): string {
  const takes = does(people, seat, 'Riprendi', 'riprende');
  const back = `${takes} ${counted(cards.length, { one: 'carta Azione', other: 'carte Azione' })}`;
  return by === 'player' ? `${back}.` : `${back}, perché non basterebbero per i prossimi round.`;
}

function placed(event: Seen & { type: 'placed' }, people: People, names: PieceNames): string {
  const places = does(people, event.seat, 'Piazzi', 'piazza');
  const what = `${places} ${names.penguin(event.penguin)} in ${names.slot(event.slot)}`;
  if (event.grey === null) return `${what}.`;
  return event.grey === 'forced'
    ? `${what}, lato grigio: niente andava bene.`
    : `${what}, lato grigio, con l’azione 2.`;
}

export const victory = (winner: number, people: People): string =>
  `${does(people, winner, 'Vinci', 'vince')} la partita!`;

const totals = (scores: readonly Score[], people: People): string =>
  `${scores.map(({ total }, seat) => `${seat === people.viewer ? 'Tu' : nameOf(people, seat)}: ${points(total)}`).join(', ')}.`;
