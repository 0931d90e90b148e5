import { penguinAt, penguinsIn, slots } from '@rookery/rules/penguinramids/pyramid';
import { scoresOf } from '@rookery/rules/penguinramids/scoring';
import type { Card, Player, Pyramid, TableView } from '@rookery/rules/penguinramids/vocabulary';
import { withCapital } from '@rookery/texts/capital';
import type { BoardQuestion } from '../kit/commands.ts';
import { simplify } from '../kit/command-words.ts';
import { isOpen } from './carrying-signs.ts';
import { readCommand, typedMove, typedSlot, type CommandContext } from './commands.ts';
import { cardLabel, slotLabel } from './labels.ts';
import { isGreyForced, movesOf } from './moves.ts';
import { goalPoints } from './progress.ts';
import { nameOrYou, pieceNames } from './sentences.ts';
import type { PenguinramidsWords } from './words.svelte.ts';

/** The answer to a question about the board, in sentences; null if it is not understood. */
export function answerQuestion(
  words: PenguinramidsWords,
  context: CommandContext,
  question: BoardQuestion,
  about: string,
): readonly string[] | null {
  const { stage } = context.view;
  if (!('table' in stage)) return [words.page.preparing];
  const { table } = stage;
  switch (question) {
    case 'hand':
      return sayHand(words, context, table);
    case 'pyramid':
      return sayPyramid(words, context, table, about);
    case 'counts':
      return table.players.map((_, seat) => sayPlayer(words, context, table, seat));
    case 'scores':
      return sayScores(words, context, table);
    case 'places':
      return about === '' ? sayTakes(words, context) : sayPlaces(words, context, about);
    case 'moves':
      return sayMoves(words, context);
    case 'goals':
      return sayGoals(words, context, table);
    case 'offer':
      return table.offer.map((card) => asSentence(cardLabel(words, card)));
  }
}

const asSentence = (text: string): string => withCapital(`${text}.`);

function sayHand(
  { game, page }: PenguinramidsWords,
  { view }: CommandContext,
  { players }: TableView,
): readonly string[] {
  const player = view.viewer === null ? undefined : players[view.viewer];
  if (!player) return [];
  const { commands } = page;
  const list = (cards: Player['hand']): string =>
    cards.map((action) => commands.card(action, game.actions[action].name)).join(', ');
  const { stage } = view;
  const pick = stage.phase === 'choosing' ? stage.pick : null;
  return [
    commands.hand(list(player.hand) || page.hand.none),
    ...(player.front.length > 0 ? [commands.front(list(player.front))] : []),
    ...(pick === null ? [] : [commands.chosen(list([pick]))]),
    ...(player.tokens > 0 ? [commands.tokens(player.tokens)] : []),
  ];
}

/** One's own pyramid, or that of whoever is named. */
function sayPyramid(
  words: PenguinramidsWords,
  context: CommandContext,
  { players }: TableView,
  about: string,
): readonly string[] | null {
  const { view, people } = context;
  const names = people.names.map((name) => simplify(name));
  const named = names.findIndex((name) => name.startsWith(simplify(about)));
  const seat = about === '' ? (view.viewer ?? 0) : named;
  const pyramid = players[seat]?.pyramid;
  if (!pyramid) return null;
  const isOwn = seat === people.viewer;
  const title = words.page.commands.pyramidOf(people.names[seat] ?? '');
  return [...(isOwn ? [] : [title]), ...saySlots(words, pyramid)];
}

/** Every penguin from the base up, and what each open slot carries. */
function saySlots(words: PenguinramidsWords, pyramid: Pyramid): readonly string[] {
  if (penguinsIn(pyramid).length === 0) return [words.page.commands.emptyPyramid];
  return slots
    .filter((slot) => penguinAt(pyramid, slot) !== null || isOpen(pyramid, slot))
    .map((slot) => asSentence(slotLabel(words, pyramid, slot)));
}

/** `Pip: 3 penguins, 4 action cards in hand, 8 points now, Chief Penguin.` */
function sayPlayer(
  words: PenguinramidsWords,
  { view, people }: CommandContext,
  table: TableView,
  seat: number,
): string {
  const { game, page } = words;
  const player = table.players[seat];
  if (!player) return '';
  const { stage } = view;
  const isTurn = stage.phase === 'turn' && stage.turn.order[0] === seat;
  const facts = [
    page.commands.penguins(penguinsIn(player.pyramid).length),
    page.commands.cards(player.hand.length),
    ...(player.tokens > 0 ? [page.status.tokens(player.tokens)] : []),
    page.status.pointsNow(game.points(scoresOf(table)[seat]?.total ?? 0)),
    ...(table.chief === seat ? [page.status.chief] : []),
    ...(isTurn ? [page.track.now] : []),
  ];
  return page.commands.line(nameOrYou(words, people, seat), facts.join(', '));
}

function sayScores(
  words: PenguinramidsWords,
  { people }: CommandContext,
  table: TableView,
): readonly string[] {
  const { game, page } = words;
  const lines = scoresOf(table).map(({ total }, seat) =>
    page.commands.line(nameOrYou(words, people, seat), page.status.pointsNow(game.points(total))),
  );
  return [asSentence(page.round(table.round)), ...lines];
}

function sayGoals(
  { game, page }: PenguinramidsWords,
  { view }: CommandContext,
  table: TableView,
): readonly string[] {
  const scores = scoresOf(table);
  return table.goals.map((goal) => {
    const own = view.viewer === null ? undefined : goalPoints(scores, goal.id)[view.viewer];
    const now = own === undefined ? [] : [page.status.pointsNow(game.points(own))];
    return page.commands.line(page.goals.name(goal), [game.goal(goal), ...now].join(', '));
  });
}

/** Where each available penguin may go. */
function sayTakes(words: PenguinramidsWords, context: CommandContext): readonly string[] {
  const { page } = words;
  const takes = movesOf(context.legal, 'take');
  const isForced = isGreyForced(context.legal);
  const cards = 'table' in context.view.stage ? context.view.stage.table.offer : [];
  return cards.flatMap((card) => {
    const places = takes
      .filter(({ penguin }) => penguin === card.id)
      .map(({ slot, side }) =>
        side === 'grey' && !isForced ? page.commands.greyPlace(typedSlot(slot)) : typedSlot(slot),
      );
    const name = nameOfCard(words, card);
    return places.length === 0 ? [] : [page.commands.places(name, places.join(', '))];
  });
}

const nameOfCard = (words: PenguinramidsWords, card: Card): string =>
  withCapital(pieceNames(words).penguin(card));

/** Where one penguin may go, or why it may go nowhere. */
function sayPlaces(
  words: PenguinramidsWords,
  context: CommandContext,
  about: string,
): readonly string[] | null {
  const takes = movesOf(context.legal, 'take');
  const reading = readCommand(words, { ...context, legal: takes }, about);
  if (reading.kind === 'refused') return [reading.why];
  if (reading.kind === 'several') return reading.options.map(asSentence);
  return reading.kind === 'move' ? [asSentence(reading.sentence)] : null;
}

/** Everything that may be done now, as it is typed. */
function sayMoves(words: PenguinramidsWords, context: CommandContext): readonly string[] {
  const { commands, commandWords } = words.page;
  const cards = movesOf(context.legal, 'choose').map(({ action }) => String(action));
  const choices =
    cards.length === 0
      ? []
      : [commands.places(withCapital(commandWords.verbs.choose[0]), cards.join(', '))];
  const others = context.legal
    .filter(({ type }) => type !== 'take' && type !== 'choose')
    .map((move) => typedMove(words, context, move));
  const rest = others.length === 0 ? [] : [commands.alsoPossible(others.join(', '))];
  return [...choices, ...sayTakes(words, context), ...rest];
}
