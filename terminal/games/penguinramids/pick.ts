import { entryOf } from '@rookery/rules/kernel/entry';
import {
  actions,
  arms,
  type Action,
  type Move,
  type Penguinramids,
  type Slot,
} from '@rookery/rules/penguinramids/vocabulary';
import { plain } from '../../paint/line.ts';
import type { ViewerScene } from '../game-screen.ts';
import { goOn } from '../picking.ts';
import type { Item, RamidPicker, RamidPressed } from './menu.ts';
import { slotPicker } from './slot-picker.ts';
import { goTake, offerItem } from './take-picker.ts';
import type { PenguinramidsScreenTexts } from '@rookery/texts/en/terminal/penguinramids';
import { doMove, draw, legalOf, menu, type RamidPick } from './turn-picking.ts';

/** Picking a move with keys: an action card, or what to do in the turn. */
export function pickMove(
  texts: PenguinramidsScreenTexts,
  scene: ViewerScene<Penguinramids>,
  legal: readonly Move[],
): RamidPicker {
  const { stage, viewer } = scene.view;
  if (stage.phase === 'choosing') {
    return cardMenu({ texts, scene, legal, table: stage.table }, stage.pick);
  }
  if (stage.phase !== 'turn' || viewer === null) throw new Error('nothing to pick');
  const turn: RamidPick = { texts, scene, legal, table: stage.table };
  return turnMenu(turn, entryOf(stage.turn.actions, viewer));
}

function cardMenu(turn: RamidPick, picked: Action | null): RamidPicker {
  const { texts } = turn;
  const items = actions.map((action): Item => ({
    label: plain(`${String(action)} ${texts.actions[action].name}${action === picked ? ' ✓' : ''}`),
    about: texts.actions[action].does,
    isLegal: legalOf(turn, 'choose').some((move) => move.action === action),
    go: () => doMove({ type: 'choose', action }),
  }));
  return menu(turn, texts.menu.choose, items, null);
}

function turnMenu(turn: RamidPick, played: Action): RamidPicker {
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

const actionMoves = (turn: RamidPick, action: Action): readonly Move[] =>
  legalOf(turn, types[action]);

function goAct(turn: RamidPick, action: Action, back: RamidPicker): RamidPressed {
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

const goFlip = (turn: RamidPick, back: RamidPicker): RamidPressed =>
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

function goSwap(turn: RamidPick, back: RamidPicker): RamidPressed {
  const legal = legalOf(turn, 'swap');
  if (legal.length === 0) {
    return doMove({ type: 'swap', penguin: turn.table.offer[0]?.id ?? '' });
  }
  const items = turn.table.offer.map((card) =>
    offerItem(turn, card, true, () => doMove({ type: 'swap', penguin: card.id })),
  );
  return goOn(menu(turn, turn.texts.menu.whichSwap, items, back));
}

function goStrengthen(turn: RamidPick, back: RamidPicker): RamidPressed {
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

function armMenu(turn: RamidPick, slot: Slot, back: RamidPicker): RamidPicker {
  const items = arms.map((arm): Item => ({
    label: plain(turn.texts.arms[arm]),
    about: turn.texts.slot(slot),
    isLegal: true,
    go: () => doMove({ type: 'strengthen', slot, arm }),
  }));
  return menu(turn, turn.texts.menu.whichArm, items, back);
}
