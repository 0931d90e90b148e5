import { colours, type Colour } from '@rookery/rules/penguin-party/vocabulary';
import { partyWordsInEnglish } from '@rookery/texts/en/page/penguin-party-commands';
import { findByStem, numberOf, readTokens, simplify, vocabularyOf } from '../kit/command-words.ts';
import type { PenguinPartyWords } from './words.svelte.ts';

/** What somebody has typed of a move: the more, the fewer moves fit. */
export interface MoveWish {
  readonly colour: Colour | null;
  /** The colours of the penguins below, the left one first. */
  readonly below: readonly Colour[];
  readonly side: 'left' | 'right' | null;
  readonly row: number | null;
  /** Counted from the left, from 1. The left end of the base is 0. */
  readonly place: number | null;
}

const meanings = ['left', 'right', 'base', 'fill'] as const;

/** What one typed word says. */
type SaidWord =
  | { readonly as: 'word'; readonly meaning: (typeof meanings)[number] }
  | { readonly as: 'colour'; readonly colour: Colour }
  | { readonly as: 'number'; readonly number: number };

/** What the words of a line ask for; null if one of them means nothing here, or all of them say nothing. */
export function readWish(words: PenguinPartyWords, line: string): MoveWish | null {
  const said = readWords(words, line);
  const meaningful = said?.filter((each) => each.as !== 'word' || each.meaning !== 'fill') ?? [];
  if (meaningful.length === 0) return null;
  const [colour = null, ...below] = meaningful.flatMap((each) =>
    each.as === 'colour' ? [each.colour] : [],
  );
  const places = meaningful.flatMap((each) => (each.as === 'word' ? [each.meaning] : []));
  const numbers = meaningful.flatMap((each) => (each.as === 'number' ? [each.number] : []));
  const [row = null, place = null] = places.includes('base') ? [0, ...numbers] : numbers;
  const side = places.find((each) => each === 'left' || each === 'right') ?? null;
  return { colour, below, side, row, place };
}

function readWords(words: PenguinPartyWords, line: string): readonly SaidWord[] | null {
  const { commandWords } = words.page;
  const vocabulary = vocabularyOf([commandWords, partyWordsInEnglish], meanings);
  const stems = Object.values(commandWords.stems).flat().map(simplify);
  const tokens = readTokens(line, new Set([...vocabulary.keys(), ...stems]));
  const said = tokens.map((token): SaidWord | undefined => {
    const number = numberOf(token);
    if (number !== undefined) return { as: 'number', number };
    const meaning = vocabulary.get(token);
    if (meaning) return { as: 'word', meaning };
    const colour = colourNamed(words, token);
    return colour && { as: 'colour', colour };
  });
  const known = said.flatMap((each) => each ?? []);
  return known.length === said.length ? known : null;
}

/** A colour by its name, its letter on the penguins, or its English name. */
function colourNamed({ page }: PenguinPartyWords, token: string): Colour | undefined {
  return (
    findByStem(page.commandWords.stems, colours, token) ??
    colours.find((colour) => simplify(page.letters[colour]) === token) ??
    findByStem(partyWordsInEnglish.stems, colours, token)
  );
}
