import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { parseMove } from '@rookery/rules/penguinramids/moves';
import type { Move, MoveOf } from '@rookery/rules/penguinramids/vocabulary';
import type { PenguinramidsScreenTexts } from '@rookery/texts/en/terminal/penguinramids';
import { verbsInEnglish } from '@rookery/texts/en/terminal/verbs';
import type { TypedWords } from '@rookery/texts/terminal-subjects';

type WordLists = readonly Pick<PenguinramidsScreenTexts, 'verbs' | 'armWords' | 'sideWords'>[];

/** Reads a typed move, in this language or in English. */
export function parseTyped(texts: PenguinramidsScreenTexts, text: string): Result<Move, string> {
  const words = text.trim().split(/[\s,]+/);
  const [verb = '', ...rest] = words;
  const languages = [texts, verbsInEnglish];
  const type = languages.map(({ verbs }) => findMeaning(verbs, verb)).find(Boolean);
  const move = type ? parseMove(moveFrom(type, rest, languages)) : undefined;
  return move?.ok ? accepted(move.value) : rejected(texts.unreadable(text.trim()));
}

/** Letters without accents or case, so that `echanger` will do. */
const stripAccents = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What a typed word stands for. */
function findMeaning<Meaning extends string>(
  words: { readonly [meaning in Meaning]: TypedWords },
  typed: string,
): Meaning | undefined {
  const meanings: readonly [string, TypedWords][] = Object.entries(words);
  const found = meanings.find(([, known]) =>
    known.some((word) => stripAccents(word) === stripAccents(typed)),
  );
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
function moveFrom(type: Move['type'], rest: readonly string[], languages: WordLists): unknown {
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
      const arm = languages
        .map(({ armWords }) => findMeaning(armWords, rest.at(-1) ?? ''))
        .find(Boolean);
      return { type, slot: rest.slice(0, -1).map(Number), arm };
    }
    case 'take':
      return takeFrom(rest, languages);
  }
}

/** `b4a 1 2` with `grey` behind it where that is wanted. */
function takeFrom(rest: readonly string[], languages: WordLists): unknown {
  const named = languages
    .map(({ sideWords }) => findMeaning(sideWords, rest.at(-1) ?? ''))
    .find(Boolean);
  const words = named ? rest.slice(0, -1) : rest;
  return {
    type: 'take',
    penguin: words.slice(0, -2).join(' '),
    slot: words.slice(-2).map(Number),
    side: named ?? 'colour',
  };
}

/** What can be typed now, one line for each kind of move. */
export function hintsFor(
  texts: PenguinramidsScreenTexts,
  legal: readonly Move[],
): readonly string[] {
  const lines = [
    ...listMoves(texts, legal, 'choose', ({ action }) => String(action)),
    ...takeLines(texts, legal),
    ...listMoves(texts, legal, 'flip', ({ slot }) => slot.join(' ')),
    ...listMoves(texts, legal, 'swap', ({ penguin }) => penguin),
    ...listMoves(
      texts,
      legal,
      'strengthen',
      ({ slot, arm }) => `${slot.join(' ')} ${texts.armWords[arm][0]}`,
    ),
    ...(['chief', 'recall', 'token', 'end'] as const).flatMap((type) =>
      listMoves(texts, legal, type, () => ''),
    ),
  ];
  return [texts.hintsHeading, ...lines.map((line) => `  ${line}`)];
}

function listMoves<Type extends Move['type']>(
  texts: PenguinramidsScreenTexts,
  legal: readonly Move[],
  type: Type,
  rest: (move: MoveOf<Type>) => string,
): readonly string[] {
  const moves = legal.filter((move): move is MoveOf<Type> => move.type === type);
  const ends = [...new Set(moves.map(rest))].join(' · ');
  return moves.length === 0 ? [] : [`${texts.verbs[type][0]} ${ends}`.trim()];
}

/** One line for each penguin, and one for each that may lie grey. */
function takeLines(texts: PenguinramidsScreenTexts, legal: readonly Move[]): readonly string[] {
  const takes = legal.filter((move) => move.type === 'take');
  const kinds = [...new Set(takes.map(({ penguin, side }) => `${side} ${penguin}`))];
  return kinds.map((kind) => {
    const same = takes.filter(({ penguin, side }) => `${side} ${penguin}` === kind);
    const slots = same.map(({ slot }) => slot.join(' ')).join(' · ');
    const [first] = same;
    const grey = first?.side === 'grey' ? `  (+ ${texts.sideWords.grey[0]})` : '';
    return `${texts.verbs.take[0]} ${first?.penguin ?? ''} ${slots}${grey}`;
  });
}
