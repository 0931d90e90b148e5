import type { Arm, Move, Side } from '@rookery/rules/penguinramids/vocabulary';
import type { TypedWords } from '../../terminal-subjects.ts';

interface Verbs {
  readonly verbs: { readonly [type in Move['type']]: TypedWords };
  readonly armWords: { readonly [arm in Arm]: TypedWords };
  readonly sideWords: { readonly [side in Side]: TypedWords };
}

/** What can be typed in English, and so in every language. */
export const verbsInEnglish: Verbs = {
  verbs: {
    choose: ['choose'],
    chief: ['chief'],
    flip: ['flip'],
    swap: ['swap', 'exchange'],
    recall: ['recall'],
    token: ['token'],
    strengthen: ['strengthen'],
    take: ['take'],
    end: ['end'],
  },
  armWords: { left: ['left', 'l'], right: ['right', 'r'] },
  sideWords: { colour: ['colour', 'color'], grey: ['grey', 'gray'] },
};
