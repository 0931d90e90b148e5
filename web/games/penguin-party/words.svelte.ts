import type { Language } from '@rookery/texts/language';
import type { PenguinPartyTexts } from '@rookery/texts/penguin-party/texts';
import type { PartyTexts } from './texts/en.ts';

/** Everything there is to say about Penguin Party in one language. */
export interface Words {
  /** What every client says: news, refusals, names. */
  readonly game: PenguinPartyTexts;
  /** What this page alone says. */
  readonly table: PartyTexts;
}

const load: { readonly [language in Language]: () => Promise<Words> } = {
  en: async () => {
    const [game, table] = await Promise.all([
      import('@rookery/texts/penguin-party/en'),
      import('./texts/en.ts'),
    ]);
    return { game: game.penguinPartyInEnglish, table: table.partyInEnglish };
  },
  fr: async () => {
    const [game, table] = await Promise.all([
      import('@rookery/texts/penguin-party/fr'),
      import('./texts/fr.ts'),
    ]);
    return { game: game.penguinPartyInFrench, table: table.partyInFrench };
  },
};

let spoken = $state.raw<Words | null>(null);

/** The words of the language that was learned last. */
export const words = (): Words => {
  if (spoken === null) throw new Error('Penguin Party has no language yet');
  return spoken;
};

/** Fetches the words of a language. */
export async function learn(language: Language): Promise<void> {
  spoken = await load[language]();
}
