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
import { faint, fitted, plain, span, strong, textOf, type Line } from '../../paint/line.ts';
import type { Frame, Scene } from '../game-screen.ts';
import { boardWidth, drawBoard, type CellSize, type Marks } from './board.ts';
import type { PenguinPartyScreenTexts } from './texts/texts.ts';

/** What the player is about to do. */
export interface Choice {
  readonly colour: Colour | null;
  readonly marks: Pick<Marks, 'cursor' | 'fitting'>;
}

const noChoice: Choice = { colour: null, marks: { cursor: null, fitting: [] } };

/** The whole table: pyramid, players and the own hand. */
export function drawTable(
  texts: PenguinPartyScreenTexts,
  scene: Scene<PenguinParty>,
  frame: Frame,
  choice: Choice = noChoice,
): readonly Line[] {
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
): Line {
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
  { view, people }: Scene<PenguinParty>,
  round: RoundView | undefined,
): readonly Line[] {
  const { player, cards, points } = texts.headings;
  const heading = `  ${player.padEnd(nameWidth)}${cards.padStart(6)}${points.padStart(8)}`;
  const turn = view.stage.phase === 'turn' ? view.stage.turn : null;
  const rows = view.points.map((total, seat) => {
    const each = round?.players[seat];
    const name = callOf(texts, people, seat);
    const numbers = `${String(each?.cards ?? '').padStart(6)}${String(total).padStart(8)}`;
    const text = `${turn === seat ? '>' : ' '} ${padded(name)}${numbers}  ${stateOf(texts, each)}`;
    return turn === seat ? strong(text) : plain(text);
  });
  return [faint(heading), ...rows];
}

const callOf = (texts: PenguinPartyScreenTexts, people: People, seat: number): string =>
  seat === people.viewer ? texts.you : nameOf(people, seat);

const padded = (name: string): string => textOf(fitted(plain(name), nameWidth));

function stateOf(texts: PenguinPartyScreenTexts, player: PlayerView | undefined): string {
  if (player?.out) return texts.out;
  return player?.cards === 0 ? texts.done : '';
}

/** The own hand; in a replay every hand that lies open. */
function drawHands(
  texts: PenguinPartyScreenTexts,
  { open, people }: Scene<PenguinParty>,
  round: RoundView | undefined,
  chosen: Colour | null,
): readonly Line[] {
  const hand = round?.hand;
  const own = hand ? [[span(`${texts.hand} `), ...drawCards(hand, chosen)]] : [];
  const others = open.flatMap((view, seat): readonly Line[] => {
    const cards = roundOf(view)?.hand;
    const name = span(padded(nameOf(people, seat)));
    return cards ? [[name, ...drawCards(cards, null)]] : [];
  });
  return [[], ...own, ...others];
}

/** A hand as stacks, each with its count. */
const drawCards = (hand: Cards, chosen: Colour | null): Line =>
  colours
    .filter((colour) => hand[colour] > 0 || colour === chosen)
    .flatMap((colour) => {
      const tile = colour === chosen ? `[${letterOf(colour)}]` : ` ${letterOf(colour)} `;
      return [
        span(tile, { paper: colour, strong: colour === chosen }),
        span(`×${String(hand[colour])}  `),
      ];
    });

/** The points of everyone, best first. */
export function drawResult(
  texts: PenguinPartyScreenTexts,
  { view, people }: Scene<PenguinParty>,
): readonly Line[] {
  const order = view.points
    .map((points, seat) => ({ points, seat }))
    .toSorted((a, b) => a.points - b.points);
  const fewest = order[0]?.points;
  const winners = order.filter(({ points }) => points === fewest).map(({ seat }) => seat);
  return [
    strong(texts.victory(winners, people)),
    plain(texts.finalPoints),
    ...order.map(({ points, seat }) =>
      plain(`  ${padded(callOf(texts, people, seat))} ${String(points).padStart(3)}`),
    ),
  ];
}
