import { sides, type Card, type Slot } from '@rookery/rules/penguinramids/vocabulary';
import { plain, span, type StyledLine } from '../../paint/line.ts';
import { goOn } from '../picking.ts';
import { isSameSlot } from './pyramid.ts';
import type { Item, RamidPicker, RamidPressed } from './menu.ts';
import { slotPicker } from './slot-picker.ts';
import { faceUp, tileOf } from './tiles.ts';
import { doMove, draw, legalOf, menu, type RamidPick } from './turn-picking.ts';

/** An available penguin in a menu. */
export function offerItem(
  turn: RamidPick,
  card: Card,
  isLegal: boolean,
  go: () => RamidPressed,
): Item {
  const label: StyledLine = [span(`${card.id} `), ...tileOf(faceUp(card))];
  const { weight } = turn.texts.menu;
  const about = `${turn.texts.penguin(card)}: ${weight(card.weight, card.left, card.right)}`;
  return { label, about, isLegal, go };
}

/** Taking a penguin: which one, where, and which side up where both are legal. */
export function goTake(turn: RamidPick, back: RamidPicker): RamidPressed {
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
function goBackTo(turn: RamidPick, back: RamidPicker): RamidPicker {
  const pressed = goTake(turn, back);
  return pressed.type === 'picker' ? pressed.picker : back;
}

function placePicker(turn: RamidPick, card: Card, back: RamidPicker): RamidPicker {
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
function goSide(turn: RamidPick, card: Card, slot: Slot, back: RamidPicker): RamidPressed {
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
