import type { Card, Refusal, Seen, Slot } from '@rookery/rules/penguinramids/vocabulary';

/** How the page tells cards of one colour and weight apart: by their arms. */
export type ArmsText = (left: number, right: number) => string;

/** The page counts levels and places from 1; the sentences repeat what they are given. */
const counted = ([level, index]: Slot): Slot => [level + 1, index + 1];

/** A card whose arms stand where sentences put its id, which nobody sees on the page. */
export const withArms = (card: Card, arms: ArmsText): Card => ({
  ...card,
  id: arms(card.left, card.right),
});

/** News as the sentences are to name it on the page. */
export function namedNews(event: Seen, arms: ArmsText): Seen {
  switch (event.type) {
    case 'placed':
      return { ...event, penguin: withArms(event.penguin, arms), slot: counted(event.slot) };
    case 'sent-below':
    case 'drawn-instead':
      return { ...event, penguin: withArms(event.penguin, arms) };
    case 'offered':
      return { ...event, penguins: event.penguins.map((card) => withArms(card, arms)) };
    case 'flipped':
    case 'strengthened':
      return { ...event, slot: counted(event.slot) };
    case 'chief-drawn':
    case 'goals-drawn':
    case 'chose':
    case 'revealed':
    case 'chief-taken':
    case 'recalled':
    case 'token-taken':
    case 'turn-ended':
    case 'round-ended':
    case 'match-ended':
      return event;
  }
}

/** A refusal as the sentences are to name it on the page; `nameOf` names a card by its id. */
export function namedRefusal(refusal: Refusal, nameOf: (id: string) => string): Refusal {
  switch (refusal.kind) {
    case 'too-heavy':
    case 'must-take-one-that-fits':
      return { ...refusal, fitting: refusal.fitting.map(nameOf) };
    case 'penguin-not-available':
      return { ...refusal, available: refusal.available.map(nameOf) };
    case 'spot-taken':
      return { ...refusal, by: nameOf(refusal.by) };
    case 'no-such-slot':
    case 'slot-empty':
    case 'already-grey':
      return { ...refusal, slot: counted(refusal.slot) };
    case 'would-drop':
      return { ...refusal, above: counted(refusal.above) };
    case 'not-beside-the-base':
      return { ...refusal, open: refusal.open.map(counted) };
    case 'unsupported':
      return { ...refusal, missing: refusal.missing.map(counted) };
    case 'match-over':
    case 'not-your-turn':
    case 'choose-first':
    case 'already-revealed':
    case 'action-not-in-hand':
    case 'action-not-played':
    case 'action-used':
    case 'already-chief':
    case 'supply-empty':
    case 'no-token-in-hand':
    case 'exchange-before-taking':
    case 'already-placed':
    case 'place-first':
      return refusal;
  }
}
