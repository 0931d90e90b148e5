import type { Score, Seen } from '@rookery/rules/penguinramids/vocabulary';
import { allOfIn } from '../../listing.ts';
import { nameOf, namesOf, type People } from '../../people.ts';
import { does } from '../does.ts';
import { countedIn } from '../../plural.ts';
import { actions, arms, listedGoal, points, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const counted = countedIn('ja');
const allOf = allOfIn('ja');

export function seen(event: Seen, people: People, names: PieceNames = typedNames): string {
  switch (event.type) {
    case 'chief-drawn':
      return `抽選の結果、${does(people, event.seat, 'あなたが', 'さんが')}最初の隊長ペンギンです。`;
    case 'goals-drawn':
      return `目標: ${event.goals.map(listedGoal).join('。')}。`;
    case 'offered':
      return `ラウンド${String(event.round)}: 場には${allOf(event.penguins.map(names.penguin))}がいます。`;
    case 'chose':
      return event.action === null
        ? `${does(people, event.seat, 'あなたは', 'さんは')}選びました。`
        : `あなたはアクション${String(event.action)}（${actions[event.action].name}）を選びました。`;
    case 'revealed':
      return `カードを表にしました: ${revealed(event, people)}。`;
    case 'chief-taken':
      return event.from === people.viewer
        ? `${nameOf(people, event.seat)}さんがあなたから隊長カードを取りました。`
        : `${does(people, event.seat, 'あなたは', 'さんは')}${nameOf(people, event.from)}さんから隊長カードを取りました。`;
    case 'flipped':
      return `${does(people, event.seat, 'あなたは', 'さんは')}${names.slot(event.slot)}のペンギンを灰色にしました。`;
    case 'sent-below':
      return `${does(people, event.seat, 'あなたは', 'さんは')}${names.penguin(event.penguin)}を山札の下に送りました。`;
    case 'drawn-instead':
      return `かわりに${names.penguin(event.penguin)}が来ました。`;
    case 'recalled':
      return recalled(event, people);
    case 'token-taken':
      return `${does(people, event.seat, 'あなたは', 'さんは')}パワートークンを取りました。残り${String(event.supply)}個。`;
    case 'strengthened':
      return `${does(people, event.seat, 'あなたは', 'さんは')}${names.slot(event.slot)}の${arms[event.arm]}を${String(event.strength)}に強くしました。`;
    case 'placed':
      return placed(event, people, names);
    case 'turn-ended':
      return `${does(people, event.seat, 'あなたは', 'さんは')}番を終えました。`;
    case 'round-ended':
      return `ラウンド${String(event.round)}が終わりました。`;
    case 'match-ended':
      return `${victory(event.winner, people)} ${totals(event.scores, people)}`;
  }
}

const revealed = (
  { actions: played, order }: Seen & { type: 'revealed' },
  people: People,
): string =>
  namesOf(people, order, 'あなた')
    .map((name, place) => `${name}が${String(played[Number(order[place])])}`)
    .join('、次に');

function recalled(
  { seat, actions: cards, by }: Seen & { type: 'recalled' },
  people: People,
): string {
  const takes = does(people, seat, 'あなたは', 'さんは');
  const back = `${takes}アクションカードを${counted(cards.length, { other: '枚' })}戻しました`;
  return by === 'player' ? `${back}。` : `${back}。残りのラウンドに足りなくなるためです。`;
}

function placed(event: Seen & { type: 'placed' }, people: People, names: PieceNames): string {
  const places = does(people, event.seat, 'あなたは', 'さんは');
  const what = `${places}${names.penguin(event.penguin)}を${names.slot(event.slot)}に`;
  if (event.grey === null) return `${what}置きました。`;
  return event.grey === 'forced'
    ? `${what}灰色で置きました。置けるものがなかったためです。`
    : `${what}灰色で置きました（アクション2）。`;
}

export const victory = (winner: number, people: People): string =>
  `${does(people, winner, 'あなたの', 'さんの')}勝ちです！`;

const totals = (scores: readonly Score[], people: People): string =>
  `${scores.map(({ total }, seat) => `${seat === people.viewer ? 'あなた' : nameOf(people, seat)}: ${points(total)}`).join('、')}。`;
