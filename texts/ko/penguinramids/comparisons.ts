import type { ComparingReason } from '@rookery/bots/penguinramids/contrast';
import { nameOf, type People } from '../../people.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';
import { points } from './names.ts';

export function comparison(why: ComparingReason, people: People, names: PieceNames): string {
  switch (why.kind) {
    case 'leaves-less':
      return `남은 펭귄으로 ${nextPlayer(why.seat, people)} 한 층에 더할 수 있는 것은 많아야 ${points(why.gain)}이에요. 다른 수라면 ${points(why.instead)}이에요.`;
    case 'saves-slot':
      return `${names.slot(why.slot)}에 더 무거운 펭귄이 올 수 있게 남겨 둬요. ${String(why.carries)}까지 받치는데, 다른 수라면 무게 ${String(why.instead)}이 놓여요.`;
    case 'more-arms':
      return `이 펭귄은 든 팔이 더 많아요. ${String(why.arms)}개이고, 다른 쪽은 ${String(why.instead)}개예요.`;
    case 'stays-coloured':
      return `색깔 면으로 놓여 무게 ${String(why.weight)}을 세요. 다른 쪽은 회색이 돼요.`;
    case 'plays-earlier':
      return `카드 ${String(why.action)}은 카드 ${String(why.instead)}보다 차례가 먼저예요.`;
    case 'keeps-card':
      return `카드 ${String(why.instead)}을 나중 라운드를 위해 손에 남겨요.`;
  }
}

const nextPlayer = (seat: number, people: People): string =>
  seat === people.viewer ? '내가' : `${nameOf(people, seat)} 님이`;
