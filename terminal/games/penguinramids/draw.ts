import {
  actions,
  type Penguinramids,
  type StageView,
  type TableView,
} from '@rookery/rules/penguinramids/vocabulary';
import { nameOf } from '@rookery/texts/people';
import { beside, flow, place } from '../../paint/layout.ts';
import { centre, faint, plain, span, strong, type StyledLine } from '../../paint/line.ts';
import type { Frame, ViewerScene } from '../game-screen.ts';
import {
  armedLook,
  drawPyramid,
  noMarks,
  ownLook,
  roomyLook,
  smallLook,
  type CellLook,
  type Marks,
} from './pyramid.ts';
import type { PenguinramidsScreenTexts } from '@rookery/texts/en/terminal/penguinramids';
import { faceUp, tileOf } from './tiles.ts';

/** A table being drawn. */
interface Drawing {
  readonly texts: PenguinramidsScreenTexts;
  readonly scene: ViewerScene<Penguinramids>;
  readonly stage: Extract<StageView, { table: TableView }>;
  readonly frame: Frame;
}

/** The whole table: offer, pyramids, cards, tokens and goals. */
export function drawTable(
  texts: PenguinramidsScreenTexts,
  scene: ViewerScene<Penguinramids>,
  frame: Frame,
  marks: Marks = noMarks,
): readonly StyledLine[] {
  const { stage } = scene.view;
  if (!('table' in stage)) return [strong(texts.name), plain(texts.preparing)];
  const drawing: Drawing = { texts, scene, stage, frame };
  return [
    drawHeader(drawing),
    drawPhase(drawing),
    ...drawOffer(drawing),
    ...drawPyramids(drawing, marks),
    ...drawGoals(drawing),
  ];
}

const callOf = ({ texts, scene: { people } }: Drawing, seat: number): string =>
  seat === people.viewer ? texts.you : nameOf(people, seat);

function drawHeader({ texts, stage: { table } }: Drawing): StyledLine {
  const facts = [texts.round(table.round), texts.supply(table.supply)];
  return [...strong(texts.name), ...plain(` · ${facts.join(' · ')}`)];
}

/** Who has chosen, or whose turn it is and who comes next. */
function drawPhase(drawing: Drawing): StyledLine {
  const { texts, stage } = drawing;
  switch (stage.phase) {
    case 'offer':
      return plain(texts.nextOffer);
    case 'choosing': {
      const each = stage.chosen.map((chosen, seat) => {
        const state = pickOf(drawing, seat) ?? (chosen ? '✓' : '…');
        return `${callOf(drawing, seat)} ${state}`;
      });
      return plain(`${texts.choosing} ${each.join(', ')}`);
    }
    case 'turn':
    case 'exchange': {
      const order = stage.turn.order.map(
        (seat) => `${callOf(drawing, seat)} (${String(stage.turn.actions[seat])})`,
      );
      return plain(`${texts.order} ${order.join(' → ')}`);
    }
    case 'over':
      return plain(texts.over);
  }
}

/** A pick that may be seen: the own one, or in a replay every one. */
function pickOf({ scene: { view, open } }: Drawing, seat: number): string | undefined {
  const own = view.viewer === seat ? view : open[seat];
  const pick = own?.stage.phase === 'choosing' ? own.stage.pick : null;
  return pick === null ? undefined : String(pick);
}

function drawOffer({ texts, stage: { table }, frame }: Drawing): readonly StyledLine[] {
  const penguins = table.offer.map((card) => [span(`${card.id} `), ...tileOf(faceUp(card))]);
  const shown = penguins.length > 0 ? penguins : [faint(texts.offerEmpty)];
  return flow([plain(texts.offer), ...shown], frame.columns, 2);
}

const isRoomy = ({ columns, rows }: Frame): boolean => columns >= 110 && rows >= 34;

/** Whose pyramid is drawn large: the viewer's own, else that of whoever has the turn. */
function focusOf({ scene: { view }, stage }: Drawing): number {
  if (view.viewer !== null) return view.viewer;
  const turn = 'turn' in stage ? stage.turn.order[0] : undefined;
  return turn ?? stage.table.chief;
}

const labelWidth = 3;

function drawPyramids(drawing: Drawing, marks: Marks): readonly StyledLine[] {
  const {
    stage: { table },
    frame,
  } = drawing;
  const look = isRoomy(frame) ? roomyLook : ownLook;
  const focus = focusOf(drawing);
  const others = table.players.map((_, seat) => seat).filter((seat) => seat !== focus);
  const blocks = others.map((seat) => drawOther(drawing, seat));
  const column = labelWidth + 4 * look.width + 2;
  const right = isRoomy(frame) ? blocks.flat() : sideBySide(blocks, smallBlock);
  return [
    ...beside(drawLarge(drawing, focus, look, marks), column, right),
    drawStatus(drawing, focus),
  ];
}

function drawLarge(
  drawing: Drawing,
  seat: number,
  look: CellLook,
  marks: Marks,
): readonly StyledLine[] {
  const pyramid = drawing.stage.table.players[seat]?.pyramid ?? [];
  const lines = drawPyramid(pyramid, look, marks);
  const levels = lines.map((_, row) =>
    row % look.height === 0 ? faint(String(pyramid.length - 1 - row / look.height)) : [],
  );
  const places = pyramid.map((_, index) => ({
    column: labelWidth + index * look.width,
    line: centre(faint(String(index)), look.width - 1),
  }));
  return [...beside(levels, labelWidth, lines), place(places)];
}

const smallBlock = 15;

/** Blocks of lines in columns of one width. */
const sideBySide = (
  blocks: readonly (readonly StyledLine[])[],
  width: number,
): readonly StyledLine[] =>
  blocks.reduceRight<readonly StyledLine[]>((right, block) => beside(block, width, right), []);

/** Another player: name, Chief and tokens, pyramid, action cards. */
function drawOther(drawing: Drawing, seat: number): readonly StyledLine[] {
  const {
    scene,
    stage: { table },
    frame,
  } = drawing;
  const player = table.players[seat];
  if (!player) return [];
  const chief = table.chief === seat ? '★' : '';
  const tokens = player.tokens > 0 ? ` •${String(player.tokens)}` : '';
  const name = Array.from(nameOf(scene.people, seat))
    .slice(0, smallBlock - 5)
    .join('');
  return [
    strong(`${name}${chief}${tokens}`),
    ...drawPyramid(player.pyramid, isRoomy(frame) ? armedLook : smallLook, noMarks),
    plain(isRoomy(frame) ? cardsOf(player) : handOf(player)),
  ];
}

/** Every action card in order, those in front in parentheses. */
const cardsOf = ({ front }: TableView['players'][number]): string =>
  actions
    .map((action) => (front.includes(action) ? `(${String(action)})` : String(action)))
    .join(' ');

/** The action cards in hand, a dot for each that lies in front. */
const handOf = ({ hand }: TableView['players'][number]): string =>
  actions.map((action) => (hand.includes(action) ? String(action) : '·')).join(' ');

function drawStatus(drawing: Drawing, seat: number): StyledLine {
  const {
    texts,
    stage: { table },
  } = drawing;
  const player = table.players[seat];
  if (!player) return [];
  const facts = [
    ...(table.chief === seat ? [`★ ${texts.chief}`] : []),
    ...(player.tokens > 0 ? [`• ${texts.tokens(player.tokens)}`] : []),
    `${texts.cards} ${cardsOf(player)}  ${texts.inFront}`,
  ];
  return [...strong(callOf(drawing, seat)), ...plain(` · ${facts.join(' · ')}`)];
}

function drawGoals({ texts, scene: { view }, stage: { table } }: Drawing): readonly StyledLine[] {
  const isReconstruction = view.box?.reconstruction ?? true;
  const note = isReconstruction ? ` · ${texts.reconstruction.short}` : '';
  return [
    [...strong(texts.goals), ...faint(note)],
    ...table.goals.map((goal) => plain(`  ${texts.listedGoal(goal)}`)),
  ];
}
