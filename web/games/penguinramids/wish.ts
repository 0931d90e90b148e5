import { isSlot } from '@rookery/rules/penguinramids/pyramid';
import { colours, type Arm, type Colour, type Slot } from '@rookery/rules/penguinramids/vocabulary';
import {
  pyramidWordsInEnglish,
  type PyramidCommandWords,
} from '@rookery/texts/en/page/penguinramids-commands';
import { findByStem, numberOf, readTokens, simplify, vocabularyOf } from '../kit/command-words.ts';
import type { PenguinramidsWords } from './words.svelte.ts';

/** What a command begins with. */
export type CommandVerb = keyof PyramidCommandWords['verbs'];

/** What somebody has typed of a move: the more, the fewer moves fit. */
export interface MoveWish {
  readonly verb: CommandVerb | null;
  readonly colour: Colour | null;
  readonly isGrey: boolean;
  readonly arm: Arm | null;
  /** The number of an action card, or the weight of a penguin. */
  readonly number: number | null;
  /** The printed arms of a penguin. */
  readonly arms: readonly number[];
  readonly slot: Slot | null;
  /** A slot that no pyramid has, if such a one was named. */
  readonly noSlot: Slot | null;
}

const verbs = [
  'choose',
  'chief',
  'flip',
  'swap',
  'recall',
  'token',
  'strengthen',
  'take',
  'end',
  'undo',
] as const satisfies readonly CommandVerb[];
const meanings = ['grey', 'level', 'slot', 'base', 'top', 'fill'] as const;
const armNames = ['left', 'right'] as const satisfies readonly Arm[];

type WordMeaning = (typeof meanings)[number];

/** What one typed word says. */
type SaidWord =
  | { readonly as: 'verb'; readonly verb: CommandVerb }
  | { readonly as: 'arm'; readonly arm: Arm }
  | { readonly as: 'word'; readonly meaning: WordMeaning }
  | { readonly as: 'colour'; readonly colour: Colour }
  | { readonly as: 'number'; readonly number: number };

/** What the words of a line ask for; null if one of them means nothing here, or all of them say nothing. */
export function readWish(words: PenguinramidsWords, line: string): MoveWish | null {
  const said = readWords(words, line);
  if (!said?.some((each) => each.as !== 'word' || each.meaning !== 'fill')) return null;
  const verb = said.flatMap((each) => (each.as === 'verb' ? [each.verb] : []))[0] ?? null;
  const { slot, rest } = readSlot(said, verb);
  const [number = null, ...arms] = rest;
  return {
    verb,
    colour: said.flatMap((each) => (each.as === 'colour' ? [each.colour] : []))[0] ?? null,
    isGrey: has(said, 'grey'),
    arm: said.flatMap((each) => (each.as === 'arm' ? [each.arm] : []))[0] ?? null,
    number,
    arms,
    slot: slot && isSlot(slot) ? slot : null,
    noSlot: slot && !isSlot(slot) ? slot : null,
  };
}

const has = (said: readonly SaidWord[], meaning: WordMeaning): boolean =>
  said.some((each) => each.as === 'word' && each.meaning === meaning);

/** Takes the slot out of the numbers. What is left is a weight with its arms, or the number of a card. */
function readSlot(
  said: readonly SaidWord[],
  verb: CommandVerb | null,
): { readonly slot: Slot | null; readonly rest: readonly number[] } {
  const at = { level: besideWord(said, 'level'), slot: besideWord(said, 'slot') };
  const rest = said.flatMap((each, index) =>
    each.as === 'number' && index !== at.level && index !== at.slot ? [each.number] : [],
  );
  if (has(said, 'top')) return { slot: [3, 0], rest };
  const level = has(said, 'base') ? 1 : numberAt(said, at.level);
  const place = numberAt(said, at.slot);
  if (level !== undefined && place !== undefined) return { slot: [level - 1, place - 1], rest };
  const last = rest.at(-1);
  if (last === undefined) return { slot: null, rest };
  if (level !== undefined) return { slot: [level - 1, last - 1], rest: rest.slice(0, -1) };
  if (place !== undefined) return { slot: [last - 1, place - 1], rest: rest.slice(0, -1) };
  return hasSlot(verb, rest.length)
    ? { slot: [Number(rest.at(-2)) - 1, last - 1], rest: rest.slice(0, -2) }
    : { slot: null, rest };
}

/** Whether the last two of so many numbers are a slot. A penguin has one number, or three with its arms. */
const hasSlot = (verb: CommandVerb | null, numbers: number): boolean =>
  verb !== 'choose' && verb !== 'swap' && [2, 3, 5].includes(numbers);

/** Where the number of a word is: `level 2`, or `2段目`. */
function besideWord(said: readonly SaidWord[], meaning: WordMeaning): number | undefined {
  const at = said.findIndex((each) => each.as === 'word' && each.meaning === meaning);
  if (at < 0) return undefined;
  return [at + 1, at - 1].find((index) => said[index]?.as === 'number');
}

function numberAt(said: readonly SaidWord[], at: number | undefined): number | undefined {
  const found = at === undefined ? undefined : said[at];
  return found?.as === 'number' ? found.number : undefined;
}

function readWords(words: PenguinramidsWords, line: string): readonly SaidWord[] | null {
  const own = words.page.commandWords;
  const english = pyramidWordsInEnglish;
  const read = {
    verbs: new Map([...vocabularyOf([own.verbs, english.verbs], verbs), ...namesOfActions(words)]),
    arms: vocabularyOf([own.arms, english.arms], armNames),
    words: vocabularyOf([own, english], meanings),
  };
  const stems = Object.values(own.stems).flat().map(simplify);
  const known = [...read.verbs.keys(), ...read.arms.keys(), ...read.words.keys(), ...stems];
  const said = readTokens(line, new Set(known)).map((token): SaidWord | undefined => {
    const [number, verb] = [numberOf(token), read.verbs.get(token)];
    const [meaning, arm] = [read.words.get(token), read.arms.get(token)];
    if (number !== undefined) return { as: 'number', number };
    if (meaning) return { as: 'word', meaning };
    if (verb) return { as: 'verb', verb };
    if (arm) return { as: 'arm', arm };
    const colour = colourNamed(words, token);
    return colour && { as: 'colour', colour };
  });
  const all = said.flatMap((each) => each ?? []);
  return all.length === said.length ? all : null;
}

/** The action cards are known by their names as well. Grey is a word of its own. */
const namesOfActions = ({
  game,
}: PenguinramidsWords): readonly (readonly [string, CommandVerb])[] =>
  (
    [
      [1, 'chief'],
      [3, 'swap'],
      [4, 'recall'],
      [5, 'token'],
    ] as const
  ).map(([action, verb]) => [simplify(game.actions[action].name), verb]);

/** A colour by its name, its letter on the penguins, or its English name. */
function colourNamed({ page }: PenguinramidsWords, token: string): Colour | undefined {
  return (
    findByStem(page.commandWords.stems, colours, token) ??
    colours.find((colour) => simplify(page.letters[colour]) === token) ??
    findByStem(pyramidWordsInEnglish.stems, colours, token)
  );
}
