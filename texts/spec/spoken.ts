import { catalogues, heads, terminalTexts } from '../catalogues.ts';
import type { Catalogue } from '../catalogue.ts';
import type { HeadTexts } from '../en/page/head.ts';
import type { TerminalTexts } from '../en/terminal/terminal.ts';
import { languages, type Language } from '../language.ts';

type Loaded<Part extends keyof Catalogue> = Catalogue[Part] extends () => Promise<infer Texts>
  ? Texts
  : never;
type LoadedGame<
  Part extends 'penguinParty' | 'penguinramids',
  Of extends 'game' | 'page' | 'rules' | 'themes',
> = Awaited<ReturnType<Catalogue[Part][Of]>>;

/** Everything that is said in one language. */
export interface Spoken {
  readonly head: HeadTexts;
  readonly page: Loaded<'page'>;
  readonly replay: Loaded<'replay'>;
  readonly review: Loaded<'review'>;
  readonly rules: Loaded<'rules'>;
  readonly ownCards: Loaded<'ownCards'>;
  readonly coach: Loaded<'coach'>;
  readonly commands: Loaded<'commands'>;
  readonly numbers: Loaded<'numbers'>;
  readonly puzzles: Loaded<'puzzles'>;
  readonly bigScreen: Loaded<'bigScreen'>;
  readonly party: LoadedGame<'penguinParty', 'game'>;
  readonly partyPage: LoadedGame<'penguinParty', 'page'>;
  readonly partyRules: LoadedGame<'penguinParty', 'rules'>;
  readonly partyThemes: LoadedGame<'penguinParty', 'themes'>;
  readonly pyramids: LoadedGame<'penguinramids', 'game'>;
  readonly pyramidsPage: LoadedGame<'penguinramids', 'page'>;
  readonly pyramidsRules: LoadedGame<'penguinramids', 'rules'>;
  readonly pyramidsThemes: LoadedGame<'penguinramids', 'themes'>;
  readonly terminal: TerminalTexts;
}

async function load(language: Language): Promise<Spoken> {
  const texts = catalogues[language];
  return {
    head: await heads[language](),
    page: await texts.page(),
    replay: await texts.replay(),
    review: await texts.review(),
    coach: await texts.coach(),
    commands: await texts.commands(),
    rules: await texts.rules(),
    ownCards: await texts.ownCards(),
    numbers: await texts.numbers(),
    puzzles: await texts.puzzles(),
    bigScreen: await texts.bigScreen(),
    party: await texts.penguinParty.game(),
    partyPage: await texts.penguinParty.page(),
    partyRules: await texts.penguinParty.rules(),
    partyThemes: await texts.penguinParty.themes(),
    pyramids: await texts.penguinramids.game(),
    pyramidsPage: await texts.penguinramids.page(),
    pyramidsRules: await texts.penguinramids.rules(),
    pyramidsThemes: await texts.penguinramids.themes(),
    terminal: await terminalTexts[language](),
  };
}

const all = new Map(
  await Promise.all(languages.map(async (language) => [language, await load(language)] as const)),
);

/** Everything that is said in a language, loaded beforehand. */
export function spokenIn(language: Language): Spoken {
  const found = all.get(language);
  if (!found) throw new Error(`nothing is said in ${language}`);
  return found;
}

/** The same of every language, by its code. */
export const inEvery = <Value>(
  tell: (language: Language) => Value,
): { readonly [language in Language]: Value } => ({
  en: tell('en'),
  fr: tell('fr'),
  de: tell('de'),
  it: tell('it'),
  es: tell('es'),
  ja: tell('ja'),
  ko: tell('ko'),
});
