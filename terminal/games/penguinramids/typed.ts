import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { parseMove } from '@rookery/rules/penguinramids/moves';
import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import type { PenguinramidsScreenTexts } from './texts/texts.ts';
import { verbsInEnglish, type Words } from './texts/verbs-en.ts';

type Vocabularies = readonly Pick<PenguinramidsScreenTexts, 'verbs' | 'armWords' | 'sideWords'>[];

/** Reads a typed move, in this language or in English. */
export function parseTyped(texts: PenguinramidsScreenTexts, text: string): Result<Move, string> {
  const words = text.trim().split(/[\s,]+/);
  const [verb = '', ...rest] = words;
  const languages = [texts, verbsInEnglish];
  const type = languages.map(({ verbs }) => meant(verbs, verb)).find(Boolean);
  const move = type ? parseMove(moveFrom(type, rest, languages)) : undefined;
  return move?.ok ? accepted(move.value) : rejected(texts.unreadable(text.trim()));
}

/** Letters without accents or case, so that `echanger` will do. */
const bare = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What a typed word stands for. */
function meant<Meaning extends string>(
  words: { readonly [meaning in Meaning]: Words },
  typed: string,
): Meaning | undefined {
  const meanings: readonly [string, Words][] = Object.entries(words);
  const found = meanings.find(([, known]) => known.some((word) => bare(word) === bare(typed)));
  return found && keyIn(words, found[0]);
}

const keyIn = <Key extends string>(
  record: { readonly [key in Key]: unknown },
  name: string,
): Key | undefined => {
  const isKey = (text: string): text is Key => Object.hasOwn(record, text);
  return isKey(name) ? name : undefined;
};

/** The plain form of a typed move, which the rules then check. */
function moveFrom(type: Move['type'], rest: readonly string[], languages: Vocabularies): unknown {
  switch (type) {
    case 'choose':
      return rest.length === 1 ? { type, action: Number(rest[0]) } : undefined;
    case 'chief':
    case 'recall':
    case 'token':
    case 'end':
      return rest.length === 0 ? { type } : undefined;
    case 'flip':
      return { type, slot: rest.map(Number) };
    case 'swap':
      return { type, penguin: rest.join(' ') };
    case 'strengthen': {
      const arm = languages.map(({ armWords }) => meant(armWords, rest.at(-1) ?? '')).find(Boolean);
      return { type, slot: rest.slice(0, -1).map(Number), arm };
    }
    case 'take':
      return takeFrom(rest, languages);
  }
}

/** `b4a 1 2` with `grey` behind it where that is wanted. */
function takeFrom(rest: readonly string[], languages: Vocabularies): unknown {
  const named = languages.map(({ sideWords }) => meant(sideWords, rest.at(-1) ?? '')).find(Boolean);
  const words = named ? rest.slice(0, -1) : rest;
  return {
    type: 'take',
    penguin: words.slice(0, -2).join(' '),
    slot: words.slice(-2).map(Number),
    side: named ?? 'colour',
  };
}
