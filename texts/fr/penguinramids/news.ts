import type { Score, Seen } from '@rookery/rules/penguinramids/vocabulary';
import { allOfIn } from '../../listing.ts';
import { does, nameOf, namesOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { actions, arms, listedGoal, points, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const counted = countedIn('fr');
const allOf = allOfIn('fr');

export function seen(event: Seen, people: People, names: PieceNames = typedNames): string {
  switch (event.type) {
    case 'chief-drawn':
      return `Le sort en a décidé : ${does(people, event.seat, 'tu es', 'est')} le premier Chef Pingouin.`;
    case 'goals-drawn':
      return `Les objectifs : ${event.goals.map(listedGoal).join(' ; ')}.`;
    case 'offered':
      return `Manche ${String(event.round)} : sont disponibles ${allOf(event.penguins.map(names.penguin))}.`;
    case 'chose':
      return event.action === null
        ? `${does(people, event.seat, 'Tu as', 'a')} choisi.`
        : `Tu choisis l’action ${String(event.action)} (${actions[event.action].name}).`;
    case 'revealed':
      return `Les cartes sont révélées : ${revealed(event, people)}.`;
    case 'chief-taken':
      return event.from === people.viewer
        ? `${nameOf(people, event.seat)} te prend la carte Chef.`
        : `${does(people, event.seat, 'Tu prends', 'prend')} la carte Chef à ${nameOf(people, event.from)}.`;
    case 'flipped':
      return `${does(people, event.seat, 'Tu retournes', 'retourne')} côté gris le pingouin de la ${names.slot(event.slot)}.`;
    case 'sent-below':
      return `${does(people, event.seat, 'Tu envoies', 'envoie')} ${names.penguin(event.penguin)} sous la pioche.`;
    case 'drawn-instead':
      return `À sa place arrive ${names.penguin(event.penguin)}.`;
    case 'recalled':
      return recalled(event, people);
    case 'token-taken':
      return `${does(people, event.seat, 'Tu prends', 'prend')} un jeton Force ; il en reste ${String(event.supply)}.`;
    case 'strengthened':
      return `${does(people, event.seat, 'Tu renforces', 'renforce')} le bras ${arms[event.arm]} à la ${names.slot(event.slot)} : force ${String(event.strength)}.`;
    case 'placed':
      return placed(event, people, names);
    case 'turn-ended':
      return `${does(people, event.seat, 'Tu finis ton', 'finit son')} tour.`;
    case 'round-ended':
      return `La manche ${String(event.round)} est finie.`;
    case 'match-ended':
      return `${victory(event.winner, people)} ${totals(event.scores, people)}`;
  }
}

const revealed = (
  { actions: played, order }: Seen & { type: 'revealed' },
  people: People,
): string =>
  namesOf(people, order, 'toi')
    .map((name, place) => `${name} avec le ${String(played[Number(order[place])])}`)
    .join(', puis ');

function recalled(
  { seat, actions: cards, by }: Seen & { type: 'recalled' },
  people: People,
): string {
  const takes = does(people, seat, 'Tu reprends', 'reprend');
  const back = `${takes} ${counted(cards.length, { one: 'carte Action', other: 'cartes Action' })}`;
  return by === 'player'
    ? `${back}.`
    : `${back}, car il n’y en aurait pas assez pour les manches à venir.`;
}

function placed(event: Seen & { type: 'placed' }, people: People, names: PieceNames): string {
  const places = does(people, event.seat, 'Tu poses', 'pose');
  const what = `${places} ${names.penguin(event.penguin)} à la ${names.slot(event.slot)}`;
  if (event.grey === null) return `${what}.`;
  return event.grey === 'forced'
    ? `${what}, côté gris : rien ne convenait.`
    : `${what}, côté gris, par l’action 2.`;
}

export const victory = (winner: number, people: People): string =>
  `${does(people, winner, 'Tu gagnes', 'gagne')} la partie !`;

const totals = (scores: readonly Score[], people: People): string =>
  `${scores.map(({ total }, seat) => `${seat === people.viewer ? 'Toi' : nameOf(people, seat)} : ${points(total)}`).join(', ')}.`;
