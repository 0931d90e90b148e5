import type { Score, Seen } from '@rookery/rules/penguinramids/vocabulary';
import { allOfIn } from '../../listing.ts';
import { does, nameOf, namesOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { actions, arms, listedGoal, points, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const counted = countedIn('de');
const allOf = allOfIn('de');

export function seen(event: Seen, people: People, names: PieceNames = typedNames): string {
  switch (event.type) {
    case 'chief-drawn':
      return `Das Los ist gefallen: ${does(people, event.seat, 'Du bist', 'ist')} der erste Chefpinguin.`;
    case 'goals-drawn':
      return `Die Ziele: ${event.goals.map(listedGoal).join('; ')}.`;
    case 'offered':
      return `Runde ${String(event.round)}: In der Auslage liegen ${allOf(event.penguins.map(names.penguin))}.`;
    case 'chose':
      return event.action === null
        ? `${does(people, event.seat, 'Du hast', 'hat')} gewählt.`
        : `Du wählst Aktion ${String(event.action)} (${actions[event.action].name}).`;
    case 'revealed':
      return `Die Karten werden aufgedeckt: ${revealed(event, people)}.`;
    case 'chief-taken':
      return event.from === people.viewer
        ? `${nameOf(people, event.seat)} nimmt dir die Chefkarte ab.`
        : `${does(people, event.seat, 'Du nimmst', 'nimmt')} ${nameOf(people, event.from)} die Chefkarte ab.`;
    case 'flipped':
      return `${does(people, event.seat, 'Du drehst', 'dreht')} den Pinguin auf ${names.slot(event.slot)} grau.`;
    case 'sent-below':
      return `${does(people, event.seat, 'Du schickst', 'schickt')} ${names.penguin(event.penguin)} unter den Stapel.`;
    case 'drawn-instead':
      return `Dafür kommt ${names.penguin(event.penguin)}.`;
    case 'recalled':
      return recalled(event, people);
    case 'token-taken':
      return `${does(people, event.seat, 'Du nimmst', 'nimmt')} einen Kraftmarker; übrig: ${String(event.supply)}.`;
    case 'strengthened':
      return `${does(people, event.seat, 'Du verstärkst', 'verstärkt')} den ${arms[event.arm]} Arm auf ${names.slot(event.slot)}: Kraft ${String(event.strength)}.`;
    case 'placed':
      return placed(event, people, names);
    case 'turn-ended':
      return `${does(people, event.seat, 'Du beendest deinen', 'beendet den')} Zug.`;
    case 'round-ended':
      return `Runde ${String(event.round)} ist vorbei.`;
    case 'match-ended':
      return `${victory(event.winner, people)} ${totals(event.scores, people)}`;
  }
}

const revealed = (
  { actions: played, order }: Seen & { type: 'revealed' },
  people: People,
): string =>
  namesOf(people, order, 'du')
    .map((name, place) => `${name} mit ${String(played[Number(order[place])])}`)
    .join(', dann ');

function recalled(
  { seat, actions: cards, by }: Seen & { type: 'recalled' },
  people: People,
): string {
  const takes = does(people, seat, 'Du nimmst', 'nimmt');
  const back = `${takes} ${counted(cards.length, { one: 'Aktionskarte', other: 'Aktionskarten' })} zurück`;
  return by === 'player'
    ? `${back}.`
    : `${back}, weil sie sonst für die nächsten Runden nicht reichen.`;
}

function placed(event: Seen & { type: 'placed' }, people: People, names: PieceNames): string {
  const places = does(people, event.seat, 'Du legst', 'legt');
  const what = `${places} ${names.penguin(event.penguin)} auf ${names.slot(event.slot)}`;
  if (event.grey === null) return `${what}.`;
  return event.grey === 'forced' ? `${what}, grau: Nichts passte.` : `${what}, grau, mit Aktion 2.`;
}

export const victory = (winner: number, people: People): string =>
  `${does(people, winner, 'Du gewinnst', 'gewinnt')} die Partie!`;

const totals = (scores: readonly Score[], people: People): string =>
  `${scores.map(({ total }, seat) => `${seat === people.viewer ? 'Du' : nameOf(people, seat)}: ${points(total)}`).join(', ')}.`;
