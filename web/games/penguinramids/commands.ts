import { openSlots, slots } from '@rookery/rules/penguinramids/pyramid';
import {
  actions,
  arms,
  type Action,
  type Card,
  type Move,
  type Slot,
  type View,
} from '@rookery/rules/penguinramids/vocabulary';
import type { People } from '@rookery/texts/people';
import { simplify } from '../kit/command-words.ts';
import { readFitting, readRefusal, type CommandReading } from '../kit/commands.ts';
import { sayMove } from './advice.ts';
import { strongestOpenSlot } from './carrying-signs.ts';
import { isGreyForced, isLegal, isSameSlot } from './moves.ts';
import { pieceNames } from './sentences.ts';
import { whyNot } from './why.ts';
import { readWish, type MoveWish } from './wish.ts';
import type { PenguinramidsWords } from './words.svelte.ts';

/** Takes back the last step of a turn that was not sent yet. */
export interface UndoStep {
  readonly type: 'undo';
}

/** What a command is about. */
export interface CommandContext {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly people: People;
  readonly canUndo: boolean;
}

/** The available penguins. */
const offerOf = ({ stage }: View): readonly Card[] => ('table' in stage ? stage.table.offer : []);

/** A slot as it is typed: level and place, both counted from 1. */
export const typedSlot = ([level, index]: Slot): string =>
  `${String(level + 1)} ${String(index + 1)}`;

/** A penguin as it is typed: with its arms where another one has the same colour and weight. */
function typedPenguin({ game }: PenguinramidsWords, view: View, id: string): string {
  const card = offerOf(view).find((each) => each.id === id);
  if (!card) return id;
  const name = `${game.colours[card.colour]} ${String(card.weight)}`;
  const alike = offerOf(view).filter(
    ({ colour, weight }) => colour === card.colour && weight === card.weight,
  );
  return alike.length > 1 ? `${name} ${String(card.left)} ${String(card.right)}` : name;
}

/** A move as it is typed: `take blue 4 1 2`. */
export function typedMove(words: PenguinramidsWords, context: CommandContext, move: Move): string {
  const { verbs, arms: armWords, grey } = words.page.commandWords;
  const [verb] = verbs[move.type];
  switch (move.type) {
    case 'choose':
      return `${verb} ${String(move.action)}`;
    case 'chief':
    case 'recall':
    case 'token':
    case 'end':
      return verb;
    case 'flip':
      return `${verb} ${typedSlot(move.slot)}`;
    case 'swap':
      return `${verb} ${typedPenguin(words, context.view, move.penguin)}`;
    case 'strengthen':
      return `${verb} ${typedSlot(move.slot)} ${armWords[move.arm][0]}`;
    case 'take': {
      const penguin = typedPenguin(words, context.view, move.penguin);
      const isSaidGrey = move.side === 'grey' && !isGreyForced(context.legal);
      return `${verb} ${penguin} ${typedSlot(move.slot)}${isSaidGrey ? ` ${grey[0]}` : ''}`;
    }
  }
}

/** Reads a typed move: by its full name, or by what it is about. */
export function readCommand(
  words: PenguinramidsWords,
  context: CommandContext,
  line: string,
): CommandReading<Move | UndoStep> {
  const { view, legal, people } = context;
  const all = conceivable(view);
  const typed = simplify(line);
  const say = (move: Move): string => sayMove(words, move, view);
  const named = all.find((move) => simplify(say(move)) === typed);
  const wish = named ? null : readWish(words, line);
  if (!named && wish === null) return { kind: 'unknown' };
  if (wish?.noSlot) return { kind: 'refused', why: sayNoSlot(words, people, wish.noSlot) };
  if (wish?.verb === 'undo') return readUndo(words, context);
  const fits = (move: Move): boolean =>
    named ? move === named : wish !== null && isWished(context, wish, move);
  const fitting = legal.filter((move) => (named ? isLegal([named], move) : fits(move)));
  const found = readFitting(fitting, say, (move) => typedMove(words, context, move));
  if (found) return found;
  const tried = all.find(fits) ?? (wish && missingPenguin(view, wish));
  return tried ? readRefusal(whyNot(words, view, tried, people)) : { kind: 'unknown' };
}

/** Says how slots are counted, to somebody who has typed one that no pyramid has. */
const sayNoSlot = (words: PenguinramidsWords, people: People, slot: Slot): string =>
  words.game.refusal({ kind: 'no-such-slot', slot }, people, {
    ...pieceNames(words),
    slot: ([level, index]) => words.page.slot.place(level, index),
  });

const readUndo = (
  { page }: PenguinramidsWords,
  { canUndo }: CommandContext,
): CommandReading<UndoStep> =>
  canUndo
    ? { kind: 'move', move: { type: 'undo' }, sentence: page.commands.undone }
    : { kind: 'refused', why: page.commands.nothingToUndo };

/** Every move that somebody could think of, those for open slots first. */
function conceivable(view: View): readonly Move[] {
  const pyramid =
    view.viewer !== null && 'table' in view.stage
      ? view.stage.table.players[view.viewer]?.pyramid
      : undefined;
  const strongest = pyramid ? [strongestOpenSlot(pyramid), ...openSlots(pyramid)] : [];
  const ordered = [...strongest, ...slots];
  const offer = offerOf(view).map(({ id }) => id);
  return [
    ...offer.flatMap((penguin) =>
      ordered.flatMap((slot) => [
        { type: 'take', penguin, slot, side: 'colour' } as const,
        { type: 'take', penguin, slot, side: 'grey' } as const,
      ]),
    ),
    ...slots.map((slot) => ({ type: 'flip', slot }) as const),
    ...offer.map((penguin) => ({ type: 'swap', penguin }) as const),
    ...slots.flatMap((slot) => arms.map((arm) => ({ type: 'strengthen', slot, arm }) as const)),
    ...actions.map((action) => ({ type: 'choose', action }) as const),
    ...(['chief', 'recall', 'token', 'end'] as const).map((type) => ({ type })),
  ];
}

/** The action card that allows each of these moves. */
const actionFor: ReadonlyMap<string, Action> = new Map([
  ['chief', 1],
  ['flip', 2],
  ['swap', 3],
  ['recall', 4],
  ['token', 5],
]);

function isWished(context: CommandContext, wish: MoveWish, move: Move): boolean {
  switch (move.type) {
    case 'choose':
      return isWishedCard(context, wish, move.action);
    case 'take':
      return (
        isWishedType(context, wish, move) &&
        isWishedPenguin(context, wish, move.penguin) &&
        isWishedSlot(wish, move.slot) &&
        (move.side === 'grey') === (wish.isGrey || isGreyForced(context.legal))
      );
    case 'swap':
      return isWishedType(context, wish, move) && isWishedPenguin(context, wish, move.penguin);
    case 'flip':
      return isWishedType(context, wish, move) && isWishedSlot(wish, move.slot);
    case 'strengthen':
      return (
        isWishedType(context, wish, move) &&
        isWishedSlot(wish, move.slot) &&
        (wish.arm === null || wish.arm === move.arm)
      );
    case 'chief':
    case 'recall':
    case 'token':
    case 'end':
      return isWishedType(context, wish, move);
  }
}

const isChoosing = ({ view }: CommandContext): boolean => view.stage.phase === 'choosing';

/** A card is chosen by its number or its name. */
function isWishedCard(context: CommandContext, wish: MoveWish, action: Action): boolean {
  const { verb, number, isGrey, colour } = wish;
  if (verb === 'choose') return number === null || number === action;
  if (!isChoosing(context) || colour !== null) return false;
  if (verb === null) return isGrey ? action === 2 : number === action;
  return actionFor.get(verb) === action;
}

/** While cards are chosen, the name of an action chooses its card. In a turn it uses the action. */
function isWishedType(context: CommandContext, wish: MoveWish, move: Move): boolean {
  const { verb, colour, number, slot, isGrey } = wish;
  const isAction = verb !== null && actionFor.has(verb);
  if (isChoosing(context) && colour === null && slot === null) {
    return verb === move.type && !isAction;
  }
  if (verb === 'choose') return number !== null && actionFor.get(move.type) === number;
  if (verb !== null) return verb === move.type;
  const isPenguin = colour !== null || number !== null || slot !== null;
  return move.type === 'take' ? isPenguin || isGrey : move.type === 'flip' && isGrey && !isPenguin;
}

function isWishedPenguin({ view }: CommandContext, wish: MoveWish, id: string): boolean {
  const card = offerOf(view).find((each) => each.id === id);
  const [left = card?.left, right = card?.right] = wish.arms;
  return (
    card !== undefined &&
    (wish.colour === null || wish.colour === card.colour) &&
    (wish.number === null || wish.verb === 'choose' || wish.number === card.weight) &&
    left === card.left &&
    right === card.right
  );
}

const isWishedSlot = (wish: MoveWish, slot: Slot): boolean =>
  wish.slot === null || isSameSlot(wish.slot, slot);

/** A penguin that is not available, so that the rules say which ones are. */
const missingPenguin = (view: View, { verb, slot, isGrey }: MoveWish): Move | null => {
  const isTake = verb === 'take' || verb === null;
  if (!isTake || offerOf(view).length === 0) return null;
  return { type: 'take', penguin: '', slot: slot ?? [0, 0], side: isGrey ? 'grey' : 'colour' };
};
