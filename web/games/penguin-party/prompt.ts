import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
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
  /** Whether the moment is long over and only looked at. */
  readonly isPast: boolean;
}

/** What is to be done now, in one line. */
export function promptOf(words: PenguinPartyWords, context: PromptContext): string {
  const { view, me, people, canAct, pending, isMatchOver, isPast } = context;
  const { prompt } = words.page;
  const { stage } = view;
  if (stage.phase === 'starter' || stage.phase === 'deal') return prompt.dealing;
  if (stage.phase === 'over') return isMatchOver ? prompt.over : prompt.roundOver;
  if (isPast && stage.turn === me) {
    // Nothing is to be done any more.
    return me === people.viewer ? '' : prompt.waiting(nameOf(people, me));
  }
  if (canAct || pending || stage.turn === me) return turnPrompt(words, context);
  const status = me === null ? 'in' : standingOf(view, me).status;
  return status === 'in' ? prompt.waiting(nameOf(people, stage.turn)) : prompt[status];
}

function turnPrompt(
  { game, page: { prompt } }: PenguinPartyWords,
  { view, legal, picking, pending, me, people }: PromptContext,
): string {
  if (pending) return prompt.pending;
  if (previewOf(picking)) return prompt.confirm;
  if (picking.colour) return prompt.place(game.colours[picking.colour]);
  if (picking.spot) {
    return prompt.colour(coloursFor(legal, picking.spot).map((colour) => game.colours[colour]));
  }
  if (me !== null && me !== people.viewer) return prompt.chooseBy(nameOf(people, me));
  return me !== null && isAlone(view, me) ? prompt.chooseAlone : prompt.choose;
}

/** Whether everybody else is out of the round, or has placed every card. */
const isAlone = (view: View, seat: Seat): boolean =>
  seatsOf(view.seats).every((each) => each === seat || standingOf(view, each).status !== 'in');
