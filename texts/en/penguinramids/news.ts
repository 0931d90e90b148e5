import type { Score, Seen } from '@rookery/rules/penguinramids/vocabulary';
import { allOfIn } from '../../listing.ts';
import { does, nameOf, namesOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { actions, arms, listedGoal, points, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const counted = countedIn('en');
const allOf = allOfIn('en');

/** What happened, as told to a viewer. */
export function seen(event: Seen, people: People, names: PieceNames = typedNames): string {
  switch (event.type) {
    case 'chief-drawn':
      return `${does(people, event.seat, 'You were', 'was')} drawn as the first Chief Penguin.`;
    case 'goals-drawn':
      return `The goals: ${event.goals.map(listedGoal).join('; ')}.`;
    case 'offered':
      return `Round ${String(event.round)}: available are ${allOf(event.penguins.map(names.penguin))}.`;
    case 'chose':
      return event.action === null
        ? `${does(people, event.seat, 'You have', 'has')} chosen.`
        : `You choose action ${String(event.action)} (${actions[event.action].name}).`;
    case 'revealed':
      return `The cards are revealed: ${revealed(event, people)}.`;
    case 'chief-taken':
      return `${does(people, event.seat, 'You take', 'takes')} the Chief card from ${event.from === people.viewer ? 'you' : nameOf(people, event.from)}.`;
    case 'flipped':
      return `${does(people, event.seat, 'You turn', 'turns')} the penguin in ${names.slot(event.slot)} grey.`;
    case 'sent-below':
      return `${does(people, event.seat, 'You send', 'sends')} ${names.penguin(event.penguin)} to the bottom of the deck.`;
    case 'drawn-instead':
      return `In its place comes ${names.penguin(event.penguin)}.`;
    case 'recalled':
      return recalled(event, people);
    case 'token-taken':
      return `${does(people, event.seat, 'You take', 'takes')} a strength token; ${counted(event.supply, { one: 'is', other: 'are' })} left.`;
    case 'strengthened':
      return `${does(people, event.seat, 'You strengthen', 'strengthens')} the ${arms[event.arm]} arm in ${names.slot(event.slot)} to ${String(event.strength)}.`;
    case 'placed':
      return placed(event, people, names);
    case 'turn-ended':
      return `${does(people, event.seat, 'You end your', 'ends the')} turn.`;
    case 'round-ended':
      return `Round ${String(event.round)} is over.`;
    case 'match-ended':
      return `${victory(event.winner, people)} ${totals(event.scores, people)}`;
  }
}

const revealed = (
  { actions: played, order }: Seen & { type: 'revealed' },
  people: People,
): string =>
  namesOf(people, order, 'you')
    .map((name, place) => `${name} with ${String(played[Number(order[place])])}`)
    .join(', then ');

function recalled(
  { seat, actions: cards, by }: Seen & { type: 'recalled' },
  people: People,
): string {
  const takes = does(people, seat, 'You take', 'takes');
  const back = `${takes} back ${counted(cards.length, { one: 'action card', other: 'action cards' })}`;
  return by === 'player'
    ? `${back}.`
    : `${back}, because there would be too few for the rounds to come.`;
}

function placed(event: Seen & { type: 'placed' }, people: People, names: PieceNames): string {
  const places = does(people, event.seat, 'You place', 'places');
  const what = `${places} ${names.penguin(event.penguin)} in ${names.slot(event.slot)}`;
  if (event.grey === null) return `${what}.`;
  return event.grey === 'forced' ? `${what}, grey: nothing fitted.` : `${what}, grey, by action 2.`;
}

/** Who has won. */
export const victory = (winner: number, people: People): string =>
  `${does(people, winner, 'You win', 'wins')} the match!`;

const totals = (scores: readonly Score[], people: People): string =>
  `${scores.map(({ total }, seat) => `${seat === people.viewer ? 'You' : nameOf(people, seat)}: ${points(total)}`).join(', ')}.`;
