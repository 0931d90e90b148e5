import type { Problem } from '@rookery/rules/kernel/problem';
import { seatsOf } from '@rookery/rules/kernel/seat';
import type { ReplayTexts } from '@rookery/texts/en/page/replay';
import type { ProblemTexts } from '@rookery/texts/en/problems';
import type { Language } from '@rookery/texts/language';
import { isProblem } from '@rookery/texts/problems/is-problem';
import type { GameUi } from '../games/game-ui.ts';
import { mostBytes, type RecordFault } from './record-file.ts';
import { saySize } from './size.ts';

/** What is needed to say what is wrong with a record. */
export interface FaultWords {
  readonly texts: ReplayTexts;
  readonly problems: ProblemTexts;
  readonly language: Language;
  /** The game of the record, which explains its rules; null if the page does not know it. */
  readonly ui: Pick<GameUi, 'refusal'> | null;
}

/** What is wrong with a file or a link, in sentences: first in short, then what exactly. */
export function sayFault(fault: RecordFault, words: FaultWords): readonly string[] {
  const { bad } = words.texts;
  switch (fault.kind) {
    case 'cut-short':
      return [bad.cutShort];
    case 'too-large':
      return [bad.tooLarge(saySize(mostBytes, words.language))];
    case 'not-json':
      return [bad.notJson];
    case 'other-version':
      return [bad.otherVersion];
    case 'not-a-record':
      return [bad.notARecord, `${bad.detail} ${inWords(fault.problem, words)}`];
    case 'bad-act': {
      const { number, of, act, problem } = fault;
      if (problem.kind !== 'illegal-act') {
        return [bad.unreadableAct(number, of), inWords(problem, words)];
      }
      return [bad.act(number, of, act), because(problem.because, words)];
    }
  }
}

const inWords = (problem: Problem, words: FaultWords): string =>
  words.problems.problem(problem, (reason) => because(reason, words));

/** Why the rules refuse an act. */
function because(reason: { readonly kind: string }, words: FaultWords): string {
  if (isProblem(reason)) return inWords(reason, words);
  if (reason.kind === 'not-chances-turn') return words.problems.notChancesTurn;
  const names = seatsOf(9).map((seat) => words.texts.player(seat + 1));
  return words.ui?.refusal(reason, { names, viewer: null }) ?? reason.kind;
}
