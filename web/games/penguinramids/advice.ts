import type { Seat } from '@rookery/rules/kernel/seat';
import { boxInPlay } from '@rookery/rules/penguinramids/box';
import {
  actions,
  type Action,
  type Move,
  type View,
} from '@rookery/rules/penguinramids/vocabulary';
import { withCapital } from '@rookery/texts/capital';
import type { People } from '@rookery/texts/people';
import { thing } from './flights.ts';
import { pieceNames } from './sentences.ts';
import type { StatedReason } from './trusted.ts';
import type { PenguinramidsWords } from './words.svelte.ts';

/** A move as advice names it: `The blue 4 (arms 0 and 1) to slot 2 of the base`. */
export const sayMove = (words: PenguinramidsWords, move: Move, { box }: View): string =>
  withCapital(words.game.move(move, pieceNames(words, boxInPlay(box).cards)));

/** Why a move is better, in a sentence. */
export const sayReason = (
  words: PenguinramidsWords,
  reason: StatedReason,
  people: People,
): string => words.game.reason(reason, people, pieceNames(words));

/** What of the board a move is about; nothing for an onlooker. */
export function thingsOf(move: Move, seat: Seat | null): readonly string[] {
  if (seat === null) return [];
  switch (move.type) {
    case 'choose':
      return [thing.action(seat, move.action)];
    case 'take':
      return [thing.card(move.penguin), thing.slot(seat, move.slot)];
    case 'swap':
      return [thing.tool, thing.card(move.penguin)];
    case 'flip':
      return [thing.tool, thing.slot(seat, move.slot)];
    case 'strengthen':
      return [thing.strengthen, thing.slot(seat, move.slot)];
    case 'chief':
    case 'recall':
    case 'token':
      return [thing.tool];
    case 'end':
      return [thing.end];
  }
}

/** The action card that an analysis names by its number. */
export const actionOf = (card: string): Action | undefined =>
  actions.find((action) => String(action) === card);
