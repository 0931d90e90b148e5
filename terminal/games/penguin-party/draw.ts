import { letterOf } from '@rookery/rules/penguin-party/notation';
import { emptyPyramid } from '@rookery/rules/penguin-party/pyramid';
import {
  colours,
  type Cards,
  type Colour,
  type PenguinParty,
  type PlayerView,
  type RoundView,
  type Seen,
  type Spot,
  type View,
} from '@rookery/rules/penguin-party/vocabulary';
import { nameOf, type People } from '@rookery/texts/people';
import { beside } from '../../paint/layout.ts';
import {
  faint,
  fit,
  padLeft,
  plain,
  span,
  strong,
  textOf,
  type StyledLine,
} from '../../paint/line.ts';
import type { Frame, ViewerScene } from '../game-screen.ts';
import { boardWidth, drawBoard, type CellSize, type Marks } from './pyramid.ts';
import type { PenguinPartyScreenTexts } from '@rookery/texts/en/terminal/penguin-party';

/** What the player is about to do. */
export interface PlannedMove {
  readonly colour: Colour | null;
  readonly marks: Pick<Marks, 'cursor' | 'fitting'>;
}

const noPlan: PlannedMove = { colour: null, marks: { cursor: null, fitting: [] } };

/** The whole table: pyramid, players and the own hand. */
export function drawTable(
  texts: PenguinPartyScreenTexts,
  scene: ViewerScene<PenguinParty>,
  frame: Frame,
  choice: PlannedMove = noPlan,
): readonly StyledLine[] {
  const { view, news } = scene;
  const round = roundOf(view);
  const size = sizeFor(frame);
  const marks = { ...choice.marks, last: lastPlaced(news) };
  const pyramid = round?.pyramid ?? view.lastRound?.pyramid ?? emptyPyramid;
  const board = drawBoard({ pyramid, seats: view.seats, marks, size });
  return [
    drawHeader(texts, view, round),
    ...beside(board, boardWidth(size) + 2, drawPlayers(texts, scene, round)),
    ...drawHands(texts, scene, round, choice.colour),
  ];
}

const roundOf = ({ stage }: View): RoundView | undefined =>
  'round' in stage ? stage.round : undefined;

const sizeFor = ({ columns, rows }: Frame): CellSize =>
  columns >= 100 && rows >= 36 ? { width: 6, height: 2 } : { width: 4, height: 1 };

/** The card placed last in this round. */
function lastPlaced(news: readonly Seen[]): Spot | null {
  const last = news.findLast(({ type }) => type === 'placed' || type === 'dealt');
  return last?.type === 'placed' ? last : null;
}

function drawHeader(
  texts: PenguinPartyScreenTexts,
  { seats, edition, stage }: View,
  round: RoundView | undefined,
): StyledLine {
  const number = 'number' in stage ? stage.number - 1 : (round?.number ?? 0);
  const unused = round?.unused ?? 0;
  const facts = [
    ...(number > 0 ? [texts.round(number, Math.max(seats, number))] : []),
    texts.edition(edition),
    ...(unused > 0 ? [texts.unused(unused)] : []),
  ];
  return [...strong(texts.name), ...plain(` · ${facts.join(' · ')}`)];
}

const nameWidth = 16;

function drawPlayers(
  texts: PenguinPartyScreenTexts,
  { view, people }: ViewerScene<PenguinParty>,
  round: RoundView | undefined,
): readonly StyledLine[] {
  const { player, cards, points } = texts.headings;
  const heading = `  ${padName(player)}${padLeft(cards, 6)}${padLeft(points, 8)}`;
  const turn = view.stage.phase === 'turn' ? view.stage.turn : null;
  const rows = view.points.map((total, seat) => {
    const each = round?.players[seat];
    const name = callOf(texts, people, seat);
    const numbers = `${String(each?.cards ?? '').padStart(6)}${String(total).padStart(8)}`;
    const text = `${turn === seat ? '>' : ' '} ${padName(name)}${numbers}  ${stateOf(texts, each)}`;
    return turn === seat ? strong(text) : plain(text);
  });
  return [faint(heading), ...rows];
}

/** What a player is called: `you`, or the name. */
export const callOf = (texts: PenguinPartyScreenTexts, people: People, seat: number): string =>
  seat === people.viewer ? texts.you : nameOf(people, seat);

/** A name, as wide as the column of names. */
export const padName = (name: string): string => textOf(fit(plain(name), nameWidth));

function stateOf(texts: PenguinPartyScreenTexts, player: PlayerView | undefined): string {
  if (player?.out) return texts.out;
  return player?.cards === 0 ? texts.done : '';
}

/** The own hand; in a replay every hand that lies open. */
function drawHands(
  texts: PenguinPartyScreenTexts,
  { open, people }: ViewerScene<PenguinParty>,
  round: RoundView | undefined,
  chosen: Colour | null,
): readonly StyledLine[] {
  const hand = round?.hand;
  const own = hand ? [[span(`${texts.hand} `), ...drawCards(hand, chosen)]] : [];
  const others = open.flatMap((view, seat): readonly StyledLine[] => {
    const cards = roundOf(view)?.hand;
    const name = span(padName(nameOf(people, seat)));
    return cards ? [[name, ...drawCards(cards, null)]] : [];
  });
  return [[], ...own, ...others];
}

/** A hand as stacks, each with its count. */
const drawCards = (hand: Cards, chosen: Colour | null): StyledLine =>
  colours
    .filter((colour) => hand[colour] > 0 || colour === chosen)
    .flatMap((colour) => {
      const tile = colour === chosen ? `[${letterOf(colour)}]` : ` ${letterOf(colour)} `;
      return [
        span(tile, { paper: colour, strong: colour === chosen }),
        span(`×${String(hand[colour])}  `),
      ];
    });
