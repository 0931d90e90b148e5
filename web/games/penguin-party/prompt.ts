import type { Seat } from '@rookery/rules/kernel/seat';
import type { Move, View } from '@rookery/rules/penguin-party/vocabulary';
import { nameOf, type People } from '@rookery/texts/people';
import { coloursFor, previewOf, type Picking } from './picking.ts';
import { standingOf } from './scenes.ts';
import type { PenguinPartyWords } from './words.svelte.ts';

/** What a prompt depends on. */
export interface PromptContext {
  readonly view: View;
  readonly me: Seat | null;
  readonly people: People;
  readonly canAct: boolean;
  readonly legal: readonly Move[];
  readonly picking: Picking;
  readonly pending: Move | null;
  readonly isMatchOver: boolean;
}

/** What is to be done now, in one line. */
export function promptOf(words: PenguinPartyWords, context: PromptContext): string {
  const { view, me, people, canAct, pending, isMatchOver } = context;
  const { prompt } = words.page;
  const { stage } = view;
  if (stage.phase === 'starter' || stage.phase === 'deal') return prompt.dealing;
  if (stage.phase === 'over') return isMatchOver ? prompt.over : prompt.roundOver;
  if (canAct || pending || stage.turn === me) return turnPrompt(words, context);
  const status = me === null ? 'in' : standingOf(view, me).status;
  return status === 'in' ? prompt.waiting(nameOf(people, stage.turn)) : prompt[status];
}

function turnPrompt(
  { game, page: { prompt } }: PenguinPartyWords,
  { legal, picking, pending, me, people }: PromptContext,
): string {
  if (pending) return prompt.pending;
  if (previewOf(picking)) return prompt.confirm;
  if (picking.colour) return prompt.place(game.colours[picking.colour]);
  if (picking.spot) {
    return prompt.colour(coloursFor(legal, picking.spot).map((colour) => game.colours[colour]));
  }
  return me === null || me === people.viewer ? prompt.choose : prompt.chooseBy(nameOf(people, me));
}
