import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import type { Move, StageView } from '@rookery/rules/penguinramids/vocabulary';
import type { People } from '@rookery/texts/people';
import { isGreyForced, movesOf } from './moves.ts';
import type { Picking } from './picking.ts';
import { litSlots } from './place-look.ts';
import { nameOrYou } from './sentences.ts';
import type { PenguinramidsWords } from './words.svelte.ts';

/** What a prompt depends on. */
export interface PromptContext {
  readonly stage: StageView;
  readonly me: Seat | null;
  readonly people: People;
  readonly legal: readonly Move[];
  readonly picking: Picking;
  readonly pending: Move | null;
}

/** What is to be done now, in one line. */
export function promptOf(words: PenguinramidsWords, moment: PromptContext): string {
  const { stage, me, people } = moment;
  const { prompt } = words.page;
  switch (stage.phase) {
    case 'chief':
    case 'goals':
      return words.page.preparing;
    case 'offer':
    case 'exchange':
      return prompt.next;
    case 'over':
      return prompt.over;
    case 'choosing':
      return choosingPrompt(words, stage, moment);
    case 'turn': {
      const [now] = stage.turn.order;
      if (now === undefined) return prompt.next;
      return now === me ? turnPrompt(words, moment) : prompt.other(nameOrYou(words, people, now));
    }
  }
}

function choosingPrompt(
  { game, page }: PenguinramidsWords,
  stage: StageView & { readonly phase: 'choosing' },
  { me, pending }: PromptContext,
): string {
  if (me === null) return page.prompt.waitForChoices;
  const pick = pending?.type === 'choose' ? pending.action : stage.pick;
  if (pick === null) return page.prompt.choose;
  const { name, does } = game.actions[pick];
  return page.prompt.chosen(name, does);
}

function turnPrompt(words: PenguinramidsWords, context: PromptContext): string {
  const { prompt } = words.page;
  const { legal, picking, pending } = context;
  if (pending) return prompt.sending;
  if (picking.step === 'penguin') return slotPrompt(prompt, picking, legal);
  if (picking.step === 'flip')
    return movesOf(legal, 'take').length > 0 ? prompt.flipOrTake : prompt.flip;
  if (picking.step === 'slot') return prompt.penguin;
  if (picking.step !== 'idle') return prompt[picking.step];
  if (movesOf(legal, 'take').length > 0)
    return isGreyForced(legal) ? prompt.nothingFits : prompt.take;
  // A lesson that is being read allows nothing yet.
  if (legal.length === 0 && 'turn' in context.stage && !context.stage.turn.placed)
    return prompt.take;
  return afterPlacing(words, context);
}

/** What is left to do once the penguin is placed: the action, a token, or nothing. */
function afterPlacing(
  { game, page }: PenguinramidsWords,
  { stage, me, legal }: PromptContext,
): string {
  const types = new Set(legal.map(({ type }) => type));
  types.delete('end');
  const mayStrengthen = types.delete('strengthen');
  const action = 'turn' in stage && me !== null ? stage.turn.actions[me] : undefined;
  if (types.size > 0 && action) return page.prompt.mayAct(game.actions[action].name);
  return mayStrengthen ? page.prompt.mayStrengthen : page.prompt.mayEnd;
}

/** Where the picked penguin may go, and that it weighs 0 where only grey fits. */
function slotPrompt(
  prompt: PenguinramidsWords['page']['prompt'],
  picking: Picking,
  legal: readonly Move[],
): string {
  if (isGreyForced(legal)) return prompt.slotForGrey;
  const fits = new Set(litSlots(picking, legal).map(({ fit }) => fit));
  if (!fits.has('grey')) return prompt.slot;
  return fits.has('colour') ? prompt.slotOrGrey : prompt.slotOnlyGrey;
}

/** All seats but this one, clockwise from it. */
export const othersOf = (seats: number, seat: Seat): readonly Seat[] => {
  const all = seatsOf(seats);
  return [...all.slice(seat + 1), ...all.slice(0, seat)];
};
