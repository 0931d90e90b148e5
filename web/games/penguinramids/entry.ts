import type { Language } from '@rookery/texts/language';
import type { GameUi } from '../game-ui.ts';
import Board from './Board.svelte';
import { cuesOf } from './cues.ts';
import Result from './Result.svelte';
import { refusalSentence, tellings } from './sentences.ts';
import { refusalOf, newsOf, viewOf } from './trusted.ts';
import { words } from './words.svelte.ts';

/** Loads what a table of Penguinramids needs, in that language. */
export async function load(language: Language): Promise<GameUi> {
  await words.speak(language);
  return {
    Board,
    Result,
    tell: (news, people) => tellings(words, newsOf(news), people),
    cues: (news, me) => cuesOf(newsOf(news), me),
    refusal: (refusal, people) => refusalSentence(words, refusalOf(refusal), people),
    about: (view) => {
      const { stage } = viewOf(view);
      if (!('table' in stage)) return words.page.aboutNew;
      return stage.phase === 'over' ? words.page.aboutOver : words.page.about(stage.table.round);
    },
  };
}
