import type { ComparingReason } from '@rookery/bots/penguinramids/contrast';
import { nameOf, type People } from '../../people.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';
import { points } from './names.ts';

export function comparison(why: ComparingReason, people: People, names: PieceNames): string {
  switch (why.kind) {
    case 'leaves-less':
      return `残ったペンギンで${nextPlayer(why.seat, people)}が1つの段に足せるのは、多くて${points(why.gain)}です。もう一方の手では${points(why.instead)}です。`;
    case 'saves-slot':
      return `${names.slot(why.slot)}をもっと重いペンギンに取っておきます。${String(why.carries)}まで支えられるのに、もう一方の手では重さ${String(why.instead)}です。`;
    case 'more-arms':
      return `このペンギンは上げた腕が多いです。${String(why.arms)}本で、もう一方は${String(why.instead)}本です。`;
    case 'stays-coloured':
      return `色の面で置くので、重さ${String(why.weight)}が数えられます。もう一方は灰色です。`;
    case 'plays-earlier':
      return `カード${String(why.action)}はカード${String(why.instead)}より先に番が来ます。`;
    case 'keeps-card':
      return `カード${String(why.instead)}を後のラウンドのために手札に残します。`;
  }
}

const nextPlayer = (seat: number, people: People): string =>
  seat === people.viewer ? 'あなた' : `${nameOf(people, seat)}さん`;
