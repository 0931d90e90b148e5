import { carriedAt } from '@rookery/rules/penguinramids/carrying';
import type { Card, Penguin, Pyramid, Slot } from '@rookery/rules/penguinramids/vocabulary';
import { factsAt, isOpen } from './carrying-signs.ts';
import type { PenguinramidsWords } from './words.svelte.ts';

/** `red penguin, weight 3, left arm 1, right arm 2`. */
export function cardLabel({ game, page }: PenguinramidsWords, card: Card): string {
  const { penguin } = page;
  return [
    penguin.colour(game.colours[card.colour]),
    penguin.weight(card.weight),
    penguin.leftArm(card.left),
    penguin.rightArm(card.right),
  ].join(', ');
}

/** What a slot is and what lies in it, for those who do not see it. */
export const slotLabel = (words: PenguinramidsWords, pyramid: Pyramid, slot: Slot): string =>
  words.page.slot.holding(
    words.page.slot.place(slot[0], slot[1]),
    contentLabel(words, pyramid, slot),
  );

function contentLabel(words: PenguinramidsWords, pyramid: Pyramid, slot: Slot): string {
  const facts = factsAt(pyramid, slot);
  if (!facts) return freeLabel(words, pyramid, slot);
  const { penguin } = words.page;
  const tokens = facts.penguin.tokens.left + facts.penguin.tokens.right;
  return [
    kindLabel(words, facts.penguin),
    penguin.weight(facts.weight),
    penguin.leftArm(facts.left),
    penguin.rightArm(facts.right),
    ...(tokens > 0 ? [penguin.tokens(tokens)] : []),
    ...(facts.withNext === null ? [] : [penguin.withNext(facts.withNext)]),
  ].join(', ');
}

const kindLabel = ({ game, page }: PenguinramidsWords, { card, side }: Penguin): string =>
  side === 'grey' ? page.penguin.grey : page.penguin.colour(game.colours[card.colour]);

function freeLabel({ page }: PenguinramidsWords, pyramid: Pyramid, slot: Slot): string {
  if (!isOpen(pyramid, slot)) return page.slot.closed;
  return slot[0] === 0 ? page.slot.openBase : page.slot.open(carriedAt(pyramid, slot));
}
