import { languages, parseLanguage, type Language } from '@rookery/texts/language';

/** The page's language: the one asked for in the address, else the one the browser likes best. */
export function chooseLanguage(asked: string | null, acceptLanguage: string): Language {
  const wishes = asked === null ? wishesOf(acceptLanguage) : [asked];
  return wishes.map(parseLanguage).find((language) => language !== undefined) ?? languages[0];
}

/** `fr-CH, en;q=0.8` as locales, best liked first; those of weight 0 are unwanted. */
function wishesOf(header: string): readonly string[] {
  return header
    .split(',')
    .map((entry) => /^\s*([\w-]+)\s*(?:;\s*q=([\d.]+))?\s*$/.exec(entry))
    .map((match) => ({ locale: match?.[1] ?? '', weight: Number(match?.[2] ?? 1) }))
    .filter(({ locale, weight }) => locale !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ locale }) => locale);
}
