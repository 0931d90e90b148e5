import { questionWordsInEnglish, type QuestionWords } from '@rookery/texts/en/page/commands';
import { isUnspaced, simplify } from '../games/kit/command-words.ts';

/** What can be asked at a table. */
export type TableQuestion = keyof QuestionWords;

/** All of them, in the order in which help lists them. */
export const tableQuestions = [
  'moves',
  'places',
  'why',
  'hand',
  'pyramid',
  'offer',
  'counts',
  'scores',
  'goals',
  'turn',
  'changes',
  'repeat',
  'proceed',
  'keys',
  'help',
] as const satisfies readonly TableQuestion[];

/** Questions behind which more may follow: a penguin, a move, or a name. */
const open: ReadonlySet<TableQuestion> = new Set(['places', 'why', 'pyramid']);

/** What a typed line is. */
export type LineMeaning =
  | { readonly kind: 'empty' }
  | { readonly kind: 'question'; readonly question: TableQuestion; readonly about: string }
  | { readonly kind: 'move'; readonly line: string };

/** Reads a typed line: a question in this language or in English, or else a move. */
export function readLine(words: QuestionWords, line: string): LineMeaning {
  const typed = simplify(line);
  if (typed === '') return { kind: 'empty' };
  const asked = findQuestion(words, typed) ?? findQuestion(questionWordsInEnglish, typed);
  return asked ? { kind: 'question', ...asked } : { kind: 'move', line };
}

function findQuestion(
  words: QuestionWords,
  typed: string,
): { readonly question: TableQuestion; readonly about: string } | undefined {
  const phrases = tableQuestions
    .flatMap((question) => words[question].map((each) => ({ question, phrase: simplify(each) })))
    .toSorted((a, b) => b.phrase.length - a.phrase.length);
  const found = phrases.find(
    ({ question, phrase }) =>
      typed === phrase ||
      (open.has(question) && typed.startsWith(isUnspaced(phrase) ? phrase : `${phrase} `)),
  );
  return found && { question: found.question, about: typed.slice(found.phrase.length).trim() };
}
