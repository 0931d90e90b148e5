import type { Action, Card, Move, Slot } from '@rookery/rules/penguinramids/vocabulary';

/** How the action of a card is carried out: at once, or by touching what it is for. */
export type Tool =
  | { readonly way: 'at-once'; readonly move: Move }
  /** `example` serves to say why there is nothing to touch. */
  | { readonly way: 'target'; readonly step: 'flip' | 'swap'; readonly example: Move };

/** The tool of an action card. */
export function toolOf(action: Action, offer: readonly Card[], ownSlot: Slot): Tool {
  switch (action) {
    case 1:
      return { way: 'at-once', move: { type: 'chief' } };
    case 2:
      return { way: 'target', step: 'flip', example: { type: 'flip', slot: ownSlot } };
    case 3:
      return {
        way: 'target',
        step: 'swap',
        example: { type: 'swap', penguin: offer[0]?.id ?? '' },
      };
    case 4:
      return { way: 'at-once', move: { type: 'recall' } };
    case 5:
      return { way: 'at-once', move: { type: 'token' } };
  }
}
