import { entryOf } from '@rookery/rules/kernel/entry';
import {
  actions,
  arms,
  sides,
  type Action,
  type Card,
  type Move,
  type Penguinramids,
  type Slot,
  type TableView,
} from '@rookery/rules/penguinramids/vocabulary';
import { plain, span, type Line } from '../../paint/line.ts';
import type { Frame, Scene } from '../game-screen.ts';
import { isSameSlot, type Marks } from './cells.ts';
import { drawTable } from './draw.ts';
import { goOn, menuPicker, type Item, type RamidPicker, type RamidPressed } from './menu.ts';
import { slotPicker } from './slot-picker.ts';
import type { PenguinramidsScreenTexts } from './texts/texts.ts';
import { faceUp, tileOf } from './tiles.ts';

/** What stays the same while one move is picked. */
interface Turn {
  readonly texts: PenguinramidsScreenTexts;
  readonly scene: Scene<Penguinramids>;
  readonly legal: readonly Move[];
  readonly table: TableView;
}

type Of<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Picking a move with keys: an action card, or what to do in the turn. */
export function pickMove(
  texts: PenguinramidsScreenTexts,
  scene: Scene<Penguinramids>,
  legal: readonly Move[],
): RamidPicker {
  const { stage, viewer } = scene.view;
  if (stage.phase === 'choosing') {
    return cardMenu({ texts, scene, legal, table: stage.table }, stage.pick);
  }
  if (stage.phase !== 'turn' || viewer === null) throw new Error('nothing to pick');
  const turn: Turn = { texts, scene, legal, table: stage.table };
  return turnMenu(turn, entryOf(stage.turn.actions, viewer));
}

const doMove = (move: Move): RamidPressed => ({ type: 'move', move });

const draw =
  ({ texts, scene }: Turn) =>
  (frame: Frame, marks?: Marks): readonly Line[] =>
    drawTable(texts, scene, frame, marks);

const legalOf = <Type extends Move['type']>({ legal }: Turn, type: Type): readonly Of<Type>[] =>
  legal.filter((move): move is Of<Type> => move.type === type);

function menu(
  turn: Turn,
  title: string,
  items: readonly Item[],
  back: RamidPicker | null,
): RamidPicker {
  const first = Math.max(
    0,
    items.findIndex(({ isLegal }) => isLegal),
  );
  return menuPicker({ title, items, back, hint: turn.texts.pickItem, table: draw(turn) }, first);
}

function cardMenu(turn: Turn, picked: Action | null): RamidPicker {
  const { texts } = turn;
  const items = actions.map((action): Item => ({
    label: plain(`${String(action)} ${texts.actions[action].name}${action === picked ? ' ✓' : ''}`),
    about: texts.actions[action].does,
    isLegal: legalOf(turn, 'choose').some((move) => move.action === action),
    go: () => doMove({ type: 'choose', action }),
  }));
  return menu(turn, texts.menu.choose, items, null);
}

function turnMenu(turn: Turn, played: Action): RamidPicker {
  const { texts } = turn;
  const again = (): RamidPicker => turnMenu(turn, played);
  const { name, does } = texts.actions[played];
  const items: readonly Item[] = [
    {
      label: plain(texts.menu.take),
      about: texts.menu.takeAbout,
      isLegal: legalOf(turn, 'take').length > 0,
      go: () => goTake(turn, again()),
    },
    {
      label: plain(texts.menu.action(played, name)),
      about: does,
      isLegal: actionMoves(turn, played).length > 0,
      go: () => goAct(turn, played, again()),
    },
    {
      label: plain(texts.menu.strengthen),
      about: texts.menu.strengthenAbout,
      isLegal: legalOf(turn, 'strengthen').length > 0,
      go: () => goStrengthen(turn, again()),
    },
    {
      label: plain(texts.menu.end),
      about: texts.menu.endAbout,
      isLegal: legalOf(turn, 'end').length > 0,
      go: () => doMove({ type: 'end' }),
    },
  ];
  return menu(turn, texts.menu.turn, items, null);
}

const types = { 1: 'chief', 2: 'flip', 3: 'swap', 4: 'recall', 5: 'token' } as const;

const actionMoves = (turn: Turn, action: Action): readonly Move[] => legalOf(turn, types[action]);

function goAct(turn: Turn, action: Action, back: RamidPicker): RamidPressed {
  switch (action) {
    case 1:
      return doMove({ type: 'chief' });
    case 2:
      return goFlip(turn, back);
    case 3:
      return goSwap(turn, back);
    case 4:
      return doMove({ type: 'recall' });
    case 5:
      return doMove({ type: 'token' });
  }
}

function offerItem(turn: Turn, card: Card, isLegal: boolean, go: () => RamidPressed): Item {
  const label: Line = [span(`${card.id} `), ...tileOf(faceUp(card))];
  const { weight } = turn.texts.menu;
  const about = `${turn.texts.penguin(card)}: ${weight(card.weight, card.left, card.right)}`;
  return { label, about, isLegal, go };
}

function goTake(turn: Turn, back: RamidPicker): RamidPressed {
  const legal = legalOf(turn, 'take');
  const [card] = turn.table.offer;
  // Nothing can be taken any more; the rules say why.
  if (legal.length === 0 || !card) {
    return doMove({ type: 'take', penguin: card?.id ?? '', slot: [0, 0], side: 'colour' });
  }
  const picker: RamidPicker = menu(
    turn,
    turn.texts.menu.whichTake,
    turn.table.offer.map((each) => {
      const fits = legal.some(({ penguin }) => penguin === each.id);
      return offerItem(turn, each, fits, () => goOn(placePicker(turn, each, goBackTo(turn, back))));
    }),
    back,
  );
  return goOn(picker);
}

/** Escape from a slot leads back to the choice of penguins. */
function goBackTo(turn: Turn, back: RamidPicker): RamidPicker {
  const pressed = goTake(turn, back);
  return pressed.type === 'picker' ? pressed.picker : back;
}

function placePicker(turn: Turn, card: Card, back: RamidPicker): RamidPicker {
  const moves = legalOf(turn, 'take').filter(({ penguin }) => penguin === card.id);
  const picker: RamidPicker = slotPicker({
    title: turn.texts.menu.placeWhere(turn.texts.penguin(card)),
    hint: turn.texts.pickSlot,
    lit: moves.map(({ slot }) => slot),
    table: draw(turn),
    pick: (slot) => goSide(turn, card, slot, back),
    back,
  });
  return picker;
}

/** Asks for the side only where both are legal. */
function goSide(turn: Turn, card: Card, slot: Slot, back: RamidPicker): RamidPressed {
  const legal = legalOf(turn, 'take').filter(
    (move) => move.penguin === card.id && isSameSlot(move.slot, slot),
  );
  const [only] = legal;
  if (legal.length < 2) {
    return doMove(only ?? { type: 'take', penguin: card.id, slot, side: 'colour' });
  }
  const items = sides.map((side): Item => ({
    label: plain(turn.texts.sides[side]),
    about: side === 'grey' ? turn.texts.actions[2].does : turn.texts.penguin(card),
    isLegal: true,
    go: () => doMove({ type: 'take', penguin: card.id, slot, side }),
  }));
  return goOn(menu(turn, turn.texts.menu.whichSide, items, placePicker(turn, card, back)));
}

const goFlip = (turn: Turn, back: RamidPicker): RamidPressed =>
  goOn(
    slotPicker({
      title: turn.texts.menu.flipWhere,
      hint: turn.texts.pickSlot,
      lit: legalOf(turn, 'flip').map(({ slot }) => slot),
      table: draw(turn),
      pick: (slot) => doMove({ type: 'flip', slot }),
      back,
    }),
  );

function goSwap(turn: Turn, back: RamidPicker): RamidPressed {
  const legal = legalOf(turn, 'swap');
  if (legal.length === 0) {
    return doMove({ type: 'swap', penguin: turn.table.offer[0]?.id ?? '' });
  }
  const items = turn.table.offer.map((card) =>
    offerItem(turn, card, true, () => doMove({ type: 'swap', penguin: card.id })),
  );
  return goOn(menu(turn, turn.texts.menu.whichSwap, items, back));
}

function goStrengthen(turn: Turn, back: RamidPicker): RamidPressed {
  const lit = legalOf(turn, 'strengthen').map(({ slot }) => slot);
  if (lit.length === 0) return doMove({ type: 'strengthen', slot: [0, 0], arm: 'left' });
  const picker: RamidPicker = slotPicker({
    title: turn.texts.menu.strengthenWhere,
    hint: turn.texts.pickSlot,
    lit,
    table: draw(turn),
    pick: (slot) => goOn(armMenu(turn, slot, back)),
    back,
  });
  return goOn(picker);
}

function armMenu(turn: Turn, slot: Slot, back: RamidPicker): RamidPicker {
  const items = arms.map((arm): Item => ({
    label: plain(turn.texts.arms[arm]),
    about: turn.texts.slot(slot),
    isLegal: true,
    go: () => doMove({ type: 'strengthen', slot, arm }),
  }));
  return menu(turn, turn.texts.menu.whichArm, items, back);
}
