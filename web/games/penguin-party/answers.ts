import { emptyPyramid } from '@rookery/rules/penguin-party/pyramid';
import { colours, type Move, type Pyramid } from '@rookery/rules/penguin-party/vocabulary';
import { withCapital } from '@rookery/texts/capital';
import { nameOf } from '@rookery/texts/people';
import type { BoardQuestion } from '../kit/commands.ts';
import { typedPlace, type CommandContext } from './commands.ts';
import { describePlace } from './labels.ts';
import { whereFree } from './place-names.ts';
import { roundNumberOf, roundOf, standingOf } from './scenes.ts';
import { whyNot } from './why.ts';
import { readWish } from './wish.ts';
import type { PenguinPartyWords } from './words.svelte.ts';

/** The answer to a question about the board, in sentences; null if it makes no sense here. */
export function answerQuestion(
  words: PenguinPartyWords,
  context: CommandContext,
  question: BoardQuestion,
  about: string,
): readonly string[] | null {
  switch (question) {
    case 'hand':
      return sayHand(words, context);
    case 'pyramid':
      return sayRows(words, roundOf(context.view)?.pyramid ?? emptyPyramid);
    case 'counts':
      return seatsOf(context).map((seat) => sayPlayer(words, context, seat));
    case 'scores':
      return sayScores(words, context);
    case 'places':
      return about === '' ? sayMoves(words, context) : sayPlaces(words, context, about);
    case 'moves':
      return sayMoves(words, context);
    case 'goals':
      return [`${words.page.aim}.`];
    case 'offer':
      return null;
  }
}

const seatsOf = ({ view }: CommandContext): readonly number[] => view.points.map((_, seat) => seat);

function sayHand({ game, page }: PenguinPartyWords, { view }: CommandContext): readonly string[] {
  const hand = roundOf(view)?.hand;
  return hand ? [page.commands.hand(game.cards(hand))] : [];
}

/** Every row from the base up, each penguin with its place. */
function sayRows({ game, page }: PenguinPartyWords, { rows }: Pyramid): readonly string[] {
  if (rows.length === 0) return [page.commands.emptyPyramid];
  return rows.flatMap((row, height) => {
    const cells = row.flatMap((colour, index) =>
      colour === null ? [] : [page.commands.cell(index + 1, game.colours[colour])],
    );
    const name = height === 0 ? page.base : page.row(height);
    return cells.length === 0 ? [] : [page.commands.row(name, cells.join(', '))];
  });
}

/** `Pip: 5 cards, 2 penalties, to play.` */
function sayPlayer({ page }: PenguinPartyWords, context: CommandContext, seat: number): string {
  const { cards, points, status, isTurn } = standingOf(context.view, seat);
  const state = { in: [], out: [page.outOfRound], done: [page.handEmpty] }[status];
  const facts = [page.cards(cards), page.penalties(points), ...state];
  if (isTurn) facts.push(page.toPlay);
  return page.commands.player(nameFor(page, context, seat), facts.join(', '));
}

const nameFor = (
  page: PenguinPartyWords['page'],
  { people }: CommandContext,
  seat: number,
): string => (seat === people.viewer ? page.you : nameOf(people, seat));

function sayScores({ page }: PenguinPartyWords, context: CommandContext): readonly string[] {
  const { view } = context;
  const lines = seatsOf(context).map((seat) =>
    page.commands.player(nameFor(page, context, seat), page.penalties(view.points[seat] ?? 0)),
  );
  return [`${page.round(roundNumberOf(view), view.seats)}.`, ...lines];
}

/** The places of each colour of the hand, as they are typed. */
function sayMoves(words: PenguinPartyWords, { view, legal }: CommandContext): readonly string[] {
  const { game, page } = words;
  return colours.flatMap((colour) => {
    const places = legal.filter((move) => move.colour === colour);
    const typed = places.map((move) => typedPlace(words, view, move)).join(', ');
    return places.length === 0 ? [] : [page.commands.places(game.colours[colour], typed)];
  });
}

/** The places of one colour, each as it is typed and where it is. */
function sayPlaces(
  words: PenguinPartyWords,
  context: CommandContext,
  about: string,
): readonly string[] | null {
  const colour = readWish(words, about)?.colour ?? null;
  if (colour === null) return null;
  const places = context.legal.filter((move) => move.colour === colour);
  if (places.length > 0) return places.map((move) => sayPlace(words, context, move));
  const why = whyNot(words, context.view, { colour, spot: null }, context.people);
  return why === undefined ? [] : [why];
}

function sayPlace(words: PenguinPartyWords, { view }: CommandContext, move: Move): string {
  const pyramid = roundOf(view)?.pyramid ?? emptyPyramid;
  const where = describePlace(words, whereFree(pyramid, move));
  return withCapital(words.page.commands.place(typedPlace(words, view, move), where));
}
