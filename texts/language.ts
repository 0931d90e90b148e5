/** The languages there are texts for; the first is the one to fall back on. */
export const languages = ['en', 'fr', 'de', 'it', 'es', 'ja', 'ko'] as const;
export type Language = (typeof languages)[number];

/** The language of a locale such as `fr`, `fr_CA.UTF-8` or `fr-CA`. */
export function parseLanguage(locale: string): Language | undefined {
  const [language] = locale
    .trim()
    .toLowerCase()
    .split(/[-_.@]/);
  return languages.find((known) => known === language);
}

/** The variables by which an environment names its language, most important first. */
const localeVariables = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The environment's language; English if it names none of ours. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = localeVariables.map((name) => environment[name]).find(Boolean) ?? '';
  return parseLanguage(locale) ?? 'en';
}
