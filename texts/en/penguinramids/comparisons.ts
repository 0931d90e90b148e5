import type { ComparingReason } from '@rookery/bots/penguinramids/contrast';
import { namesOf, type People } from '../../people.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';
import { points } from './names.ts';

/** What one move does and the other would not. */
export function comparison(why: ComparingReason, people: People, names: PieceNames): string {
  switch (why.kind) {
    case 'leaves-less':
      return `With what it leaves, ${nextPlayer(why.seat, people)} can add ${points(why.gain)} at most to a level; the other move would allow ${points(why.instead)}.`;
    case 'saves-slot':
      return `Keeps ${names.slot(why.slot)} for a heavier penguin: it carries ${String(why.carries)}, and the other move would put weight ${String(why.instead)} there.`;
    case 'more-arms':
      return `This penguin raises more arms than the other: ${String(why.arms)}, not ${String(why.instead)}.`;
    case 'stays-coloured':
      return `Lies colour side up, so its weight of ${String(why.weight)} counts; the other would lie grey.`;
    case 'plays-earlier':
      return `Card ${String(why.action)} comes before card ${String(why.instead)} in the order of play.`;
    case 'keeps-card':
      return `Keeps card ${String(why.instead)} in the hand for a later round.`;
  }
}

const nextPlayer = (seat: number, people: People): string =>
  namesOf(people, [seat], 'you').join('');
