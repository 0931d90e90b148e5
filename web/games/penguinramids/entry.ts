import type { Language } from '@rookery/texts/language';
import { allOfIn } from '@rookery/texts/listing';
import type { GameUi } from '../game-ui.ts';
import { actionOf, sayMove, sayReason, thingsOf } from './advice.ts';
import Board from './Board.svelte';
import { cuesOf } from './cues.ts';
import HeldCard from './HeldCard.svelte';
import HelpSheet from './HelpSheet.svelte';
import OpenHand from './OpenHand.svelte';
import { doerOf, isBigMoment, turnOf } from './moments.ts';
import { sayEnding } from './ending-words.ts';
import { sayOpening } from './opening.ts';
import Result from './Result.svelte';
import Scores from './Scores.svelte';
import { ruleOf } from './rule-of.ts';
import { about, refusalSentence, tellNews } from './sentences.ts';
import { moveOf, newsOf, reasonOf, refusalOf, viewOf } from './trusted.ts';
import { findUnsentTurn } from './unsent-turn.ts';
import { words } from './words.svelte.ts';

/** Everything Penguinramids needs at a table. */
export async function load(language: Language): Promise<GameUi> {
  await words.speak(language);
  return {
    Board,
    Result,
    OpenHand,
    Scores,
    HeldCard,
    HelpSheet,
    tell: (news, people) => tellNews(words, newsOf(news), people),
    turnOf: (view) => turnOf(viewOf(view)),
    opening: (view, people) => sayOpening(words, viewOf(view), people),
    ending: (view, people) => sayEnding(words, viewOf(view), people, allOfIn(language)),
    cues: (news, me) => cuesOf(newsOf(news), me),
    refusal: (refusal, people) => refusalSentence(words, refusalOf(refusal), people),
    ruleOf: (refusal) => ruleOf[refusalOf(refusal).kind],
    loadRules: async () => (await import('./rules.ts')).loadRules(language),
    sayMove: (move, view) => sayMove(words, moveOf(move), viewOf(view)),
    sayReason: (reason, people) => sayReason(words, reasonOf(reason), people),
    about: (view) => about(words, viewOf(view)),
    thingsOf: (move, view) => thingsOf(moveOf(move), viewOf(view).viewer),
    nameHeld: (card) => {
      const action = actionOf(card);
      return action ? words.game.actions[action].name : card;
    },
    findUnsentTurn,
    doersOf: (news) => newsOf(news).map(doerOf),
    isBigMoment: (news) => isBigMoment(newsOf(news)),
    interludeOf: () => null,
  };
}
