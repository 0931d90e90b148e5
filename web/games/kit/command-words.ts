/** Letters without accents or case and plain digits, with one space between words. */
export const simplify = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What typed words stand for. */
export type WordMap<Meaning extends string> = ReadonlyMap<string, Meaning>;

/** Looks words up in several lists. The first list wins, so a language comes before the English aliases. */
export function vocabularyOf<Meaning extends string>(
  lists: readonly { readonly [meaning in Meaning]: readonly string[] }[],
  meanings: readonly Meaning[],
): WordMap<Meaning> {
  const all = lists.flatMap((list) =>
    meanings.flatMap((meaning) => list[meaning].map((word) => [simplify(word), meaning] as const)),
  );
  // The last entry of a map wins.
  return new Map(all.toReversed());
}

/** Words of Japanese and Korean need no space between them. */
export const isUnspaced = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);

/** Takes a word apart that is made of known ones; what follows the last known one stays whole. */
function takeApart(word: string, known: ReadonlySet<string>): readonly string[] {
  if (word === '' || known.has(word) || !isUnspaced(word)) return word === '' ? [] : [word];
  const lengths = Array.from({ length: word.length }, (_, shorter) => word.length - shorter);
  const length = lengths.find((each) => known.has(word.slice(0, each)));
  if (length === undefined) return [word];
  return [word.slice(0, length), ...takeApart(word.slice(length), known)];
}

/** The words and numbers of a typed line. */
export function readTokens(line: string, known: ReadonlySet<string>): readonly string[] {
  return simplify(line)
    .split(/\s+|(?<=\d)(?!\d)|(?<!\d)(?=\d)/)
    .flatMap((word) => takeApart(word, known));
}

/** The number that a token is; nothing for a word. */
export const numberOf = (token: string): number | undefined =>
  /^\d{1,3}$/.test(token) ? Number(token) : undefined;

/** How much longer than its stem a word may be: endings of genders and plurals. */
const longestEnding = 2;

/** Finds what a word means by its beginning, so that `rote` and `roten` are red as well. */
export const findByStem = <Meaning extends string>(
  stems: { readonly [meaning in Meaning]: readonly string[] },
  meanings: readonly Meaning[],
  token: string,
): Meaning | undefined =>
  meanings.find((meaning) =>
    stems[meaning]
      .map(simplify)
      .some((stem) =>
        stem.length === 1
          ? token === stem
          : token.startsWith(stem) && token.length <= stem.length + longestEnding,
      ),
  );
