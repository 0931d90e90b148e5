import type { MoveReason } from '@rookery/bots/bot';
import type { SearchReason } from '@rookery/bots/comparison';

const kinds: { readonly [kind in SearchReason['kind']]: true } = {
  'wins-more': true,
  'leads-more': true,
  'as-good': true,
  overall: true,
};

/** Whether a reason tells what a search found, in words that both games share. */
export const isSearched = (why: MoveReason): why is SearchReason => Object.hasOwn(kinds, why.kind);
