import type { Language } from '@rookery/texts/language';
import type { GameUi } from '../game-ui.ts';
import { colourOf, sayMove, thingsOf } from './advice.ts';
import Board from './Board.svelte';
import { cuesOf } from './cues.ts';
import HeldCard from './HeldCard.svelte';
import HelpSheet from './HelpSheet.svelte';
import OpenHand from './OpenHand.svelte';
import { doerOf, isBigMoment, turnOf } from './moments.ts';
import { sayEnding } from './ending-words.ts';
import { sayOpening } from './opening.ts';
import Result from './Result.svelte';
import { finaleOf } from './scenes.ts';
import { ruleOf } from './rule-of.ts';
import { about, refusalSentence, tellNews } from './sentences.ts';
import { moveOf, newsOf, reasonOf, refusalOf, viewOf } from './trusted.ts';
import { words } from './words.svelte.ts';

/** Everything Penguin Party needs at a table. */
export async function load(language: Language): Promise<GameUi> {
  await words.speak(language);
  return {
    Board,
    Result,
    OpenHand,
    Scores: Result,
    HeldCard,
    HelpSheet,
    tell: (news, people, view) => tellNews(words, newsOf(news), people, viewOf(view)),
    turnOf: (view) => turnOf(viewOf(view)),
    opening: (view, people) => sayOpening(words, viewOf(view), people),
    ending: (view, people) => sayEnding(words, viewOf(view), people),
    cues: (news, me) => cuesOf(newsOf(news), me),
    refusal: (refusal, people) => refusalSentence(words, refusalOf(refusal), people),
    ruleOf: (refusal) => ruleOf[refusalOf(refusal).kind],
    loadRules: async () => (await import('./rules.ts')).loadRules(language),
    sayMove: (move, view) => sayMove(words, moveOf(move), viewOf(view)),
    sayReason: (reason, people) => words.game.reason(reasonOf(reason), people),
    about: (view) => about(words, viewOf(view)),
    thingsOf: (move) => thingsOf(moveOf(move)),
    nameHeld: (card) => {
      const colour = colourOf(card);
      return colour ? words.game.colours[colour] : card;
    },
    doersOf: (news) => newsOf(news).map(doerOf),
    isBigMoment: (news) => isBigMoment(newsOf(news)),
    interludeOf: (news, before, after) => finaleOf(newsOf(news), viewOf(before), viewOf(after)),
  };
}
