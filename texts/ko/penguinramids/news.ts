import type { Score, Seen } from '@rookery/rules/penguinramids/vocabulary';
import { allOfIn } from '../../listing.ts';
import { does, nameOf, namesOf, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import { actions, arms, listedGoal, points, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const counted = countedIn('ko');
const allOf = allOfIn('ko');

export function seen(event: Seen, people: People, names: PieceNames = typedNames): string {
  switch (event.type) {
    case 'chief-drawn':
      return `제비뽑기 결과, ${does(people, event.seat, '내가', '님이')} 첫 대장 펭귄이에요.`;
    case 'goals-drawn':
      return `목표: ${event.goals.map(listedGoal).join('; ')}.`;
    case 'offered':
      return `라운드 ${String(event.round)}, 나와 있는 펭귄: ${allOf(event.penguins.map(names.penguin))}.`;
    case 'chose':
      return event.action === null
        ? `${does(people, event.seat, '내가', '님이')} 골랐어요.`
        : `내가 액션 ${String(event.action)}(${actions[event.action].name})을 골랐어요.`;
    case 'revealed':
      return `카드를 펼쳤어요: ${revealed(event, people)}.`;
    case 'chief-taken':
      return event.from === people.viewer
        ? `${nameOf(people, event.seat)} 님이 내 대장 카드를 가져갔어요.`
        : `${does(people, event.seat, '내가', '님이')} ${nameOf(people, event.from)} 님의 대장 카드를 가져왔어요.`;
    case 'flipped':
      return `${does(people, event.seat, '내가', '님이')} ${names.slot(event.slot)}의 펭귄을 회색으로 뒤집었어요.`;
    case 'sent-below':
      return `${does(people, event.seat, '내가', '님이')} ${names.penguin(event.penguin)}을 더미 밑으로 보냈어요.`;
    case 'drawn-instead':
      return `대신 ${names.penguin(event.penguin)}이 왔어요.`;
    case 'recalled':
      return recalled(event, people);
    case 'token-taken':
      return `${does(people, event.seat, '내가', '님이')} 힘 토큰을 가져왔어요. ${String(event.supply)}개 남았어요.`;
    case 'strengthened':
      return `${does(people, event.seat, '내가', '님이')} ${names.slot(event.slot)} ${arms[event.arm]}의 힘을 키웠어요: ${String(event.strength)}.`;
    case 'placed':
      return placed(event, people, names);
    case 'turn-ended':
      return `${does(people, event.seat, '내가', '님이')} 차례를 끝냈어요.`;
    case 'round-ended':
      return `라운드 ${String(event.round)} 끝.`;
    case 'match-ended':
      return `${victory(event.winner, people)} ${totals(event.scores, people)}`;
  }
}

const revealed = (
  { actions: played, order }: Seen & { type: 'revealed' },
  people: People,
): string =>
  namesOf(people, order, '나')
    .map((name, place) => `${name} ${String(played[Number(order[place])])}`)
    .join(', 다음 ');

function recalled(
  { seat, actions: cards, by }: Seen & { type: 'recalled' },
  people: People,
): string {
  const takes = does(people, seat, '내가', '님이');
  const back = `${takes} 액션 카드 ${counted(cards.length, { other: '장' })}을 되가져왔어요`;
  return by === 'player' ? `${back}.` : `${back}. 남은 라운드에 모자라기 때문이에요.`;
}

function placed(event: Seen & { type: 'placed' }, people: People, names: PieceNames): string {
  const places = does(people, event.seat, '내가', '님이');
  const what = `${places} ${names.penguin(event.penguin)}을 ${names.slot(event.slot)}에`;
  if (event.grey === null) return `${what} 놓았어요.`;
  return event.grey === 'forced'
    ? `${what} 회색으로 놓았어요. 맞는 게 없었어요.`
    : `${what} 회색으로 놓았어요(액션 2).`;
}

export const victory = (winner: number, people: People): string =>
  `${does(people, winner, '내가', '님이')} 경기에서 이겼어요!`;

const totals = (scores: readonly Score[], people: People): string =>
  `${scores.map(({ total }, seat) => `${seat === people.viewer ? '나' : nameOf(people, seat)}: ${points(total)}`).join(', ')}.`;
