import { languages, type Language } from '../language.ts';
import type { People } from '../people.ts';

/** One sample of every kind; a new kind does not compile until it has one. */
export type ByKind<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: Extract<Union, { readonly kind: Kind }>;
};
export type ByType<Union extends { readonly type: string }> = {
  readonly [Type in Union['type']]: Extract<Union, { readonly type: Type }>;
};

/** Somebody who plays no part, somebody else at the table, and the player it is about. */
export const audiences: readonly People[] = [null, 0, 1].map((viewer) => ({
  names: ['Ana', 'Ben'],
  viewer,
}));

/** What is wrong with a sentence and its translations; nothing if they are fine. */
export function faultsOf(telling: (language: Language) => string): readonly string[] {
  const sentences = languages.map(telling);
  const isTranslated = new Set(sentences).size === languages.length;
  return [
    ...sentences.filter(
      (sentence) => sentence.length < 5 || /undefined|NaN|\[object/.test(sentence),
    ),
    ...(isTranslated ? [] : ['the same in two languages']),
    // A colon, semicolon or mark goes with the word before it, and apostrophes are curly.
    ...(/ [:;!?»]|« |'/.test(telling('fr')) ? ['French typography'] : []),
  ];
}
