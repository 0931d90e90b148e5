import type { Problem } from '@rookery/rules/kernel/problem';

/** Puts refusals and problems into words for the people who read a protocol's log. */
export interface Wording {
  readonly refusal: (game: string, refusal: { readonly kind: string }) => string;
  /** `game` names the one whose rules an act has broken. */
  readonly problem: (problem: Problem, game?: unknown) => string;
}
