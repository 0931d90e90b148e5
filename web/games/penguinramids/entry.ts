import type { Language } from '@rookery/texts/language';
import { allOfIn } from '@rookery/texts/listing';
import type { GameUi } from '../game-ui.ts';
import Board from './Board.svelte';
import { cuesOf } from './cues.ts';
import { doerOf, isBigMoment, turnOf } from './moments.ts';
import { sayEnding } from './ending-words.ts';
import { sayOpening } from './opening.ts';
import Result from './Result.svelte';
import Scores from './Scores.svelte';
import { about, refusalSentence, tellNews } from './sentences.ts';
import { refusalOf, newsOf, viewOf } from './trusted.ts';
import { words } from './words.svelte.ts';

/** Everything Penguinramids needs at a table. */
export async function load(language: Language): Promise<GameUi> {
  await words.speak(language);
  return {
    Board,
    Result,
    Scores,
    tell: (news, people) => tellNews(words, newsOf(news), people),
    turnOf: (view) => turnOf(viewOf(view)),
    opening: (view, people) => sayOpening(words, viewOf(view), people),
    ending: (view, people) => sayEnding(words, viewOf(view), people, allOfIn(language)),
    cues: (news, me) => cuesOf(newsOf(news), me),
    refusal: (refusal, people) => refusalSentence(words, refusalOf(refusal), people),
    about: (view) => about(words, viewOf(view)),
    doersOf: (news) => newsOf(news).map(doerOf),
    isBigMoment: (news) => isBigMoment(newsOf(news)),
    interludeOf: () => null,
  };
}
