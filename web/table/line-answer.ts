import type { CommandTexts, QuestionWords } from '@rookery/texts/en/page/commands';
import { boardQuestions, type CommandReading, type CommandTarget } from '../games/kit/commands.ts';
import type { Urgency } from '../feedback/live-regions.svelte.ts';
import { readLine, tableQuestions, type TableQuestion } from './line-meaning.ts';

/** What the command line says in one language, and what can be typed. */
export interface SpokenCommands {
  readonly say: CommandTexts;
  readonly questions: QuestionWords;
}

/** What an answer depends on, besides the board. */
export interface CommandSituation {
  readonly spoken: SpokenCommands;
  readonly target: CommandTarget;
  /** What has happened since the viewer's last move, in sentences. */
  readonly changes: readonly string[];
  /** What was announced last. */
  readonly recent: readonly string[];
  /** Whose turn it is. */
  readonly status: string;
  /** Whether the table rests after a round until the viewer goes on. */
  readonly isPaused: boolean;
  /** Whether nothing can be decided here, because the match is only looked at. */
  readonly isWatching: boolean;
}

/** What is done because of a line. */
export type LineAct =
  | { readonly type: 'play'; readonly move: unknown }
  | { readonly type: 'proceed' }
  | { readonly type: 'show-keys' };

/** What is shown and said to a line, and what is done. A move is not said: its news will be. */
export interface LineAnswer {
  readonly sentences: readonly string[];
  readonly urgency: Urgency | null;
  readonly act: LineAct | null;
}

const inform = (sentences: readonly string[]): LineAnswer => ({
  sentences,
  urgency: 'polite',
  act: null,
});
const warn = (sentence: string): LineAnswer => ({
  sentences: [sentence],
  urgency: 'assertive',
  act: null,
});
const doIt = (act: LineAct, sentences: readonly string[] = []): LineAnswer => ({
  sentences,
  urgency: null,
  act,
});

/** What a typed line leads to. */
export function answerLine(context: CommandSituation, line: string): LineAnswer {
  const { say, questions } = context.spoken;
  const meaning = readLine(questions, line);
  const [help] = questions.help;
  if (meaning.kind === 'empty') return warn(say.empty(help));
  if (meaning.kind === 'question') return answerAsked(context, meaning.question, meaning.about);
  if (context.isWatching) return warn(say.nothingToDo);
  if (context.isPaused) return warn(say.onWithIt(questions.proceed[0]));
  return answerMove(context, context.target.read(line), line);
}

function answerMove(
  { spoken: { say, questions } }: CommandSituation,
  reading: CommandReading<unknown>,
  line: string,
): LineAnswer {
  switch (reading.kind) {
    case 'move':
      return doIt({ type: 'play', move: reading.move }, [
        `${reading.sentence}.`.replace('..', '.'),
      ]);
    case 'several':
      return inform([say.which, ...reading.options.map((option) => `${option}.`)]);
    case 'refused':
      return warn(reading.why);
    case 'wait':
      return warn(say.wait);
    case 'unknown':
      return warn(say.unknown(line.trim(), questions.help[0]));
  }
}

/** The answer to a question; `about` is what follows it. */
export function answerAsked(
  context: CommandSituation,
  question: TableQuestion,
  about = '',
): LineAnswer {
  const { target, spoken } = context;
  const { say, questions } = spoken;
  switch (question) {
    case 'why':
      return answerWhy(context, about);
    case 'changes':
      return inform(orElse(context.changes, say.nothingNew));
    case 'repeat':
      return inform(orElse(context.recent, say.nothingSaid));
    case 'turn':
      return inform([context.status]);
    case 'proceed':
      return context.isPaused ? doIt({ type: 'proceed' }) : warn(say.noPause);
    case 'keys':
      return doIt({ type: 'show-keys' });
    case 'help':
      return inform([...target.how, ...listQuestions(context)]);
    case 'hand':
    case 'pyramid':
    case 'counts':
    case 'scores':
    case 'places':
    case 'moves':
    case 'goals':
    case 'offer': {
      const answer = target.answer(question, about);
      const typed = `${questions[question][0]} ${about}`.trim();
      if (answer === null) return warn(say.unknown(typed, questions.help[0]));
      return inform(orElse(answer, say.nothingToDo));
    }
  }
}

const orElse = (sentences: readonly string[], otherwise: string): readonly string[] =>
  sentences.length === 0 ? [otherwise] : sentences;

/** Why a move is refused, or that it is not. */
function answerWhy(context: CommandSituation, about: string): LineAnswer {
  const { say, questions } = context.spoken;
  const reading = context.target.read(about);
  if (reading.kind === 'move') return inform([say.allowed(reading.sentence)]);
  if (reading.kind === 'refused') return inform([reading.why]);
  return answerMove(context, reading, `${questions.why[0]} ${about}`);
}

/** Every question that this game has an answer to, each with what it asks for. */
function listQuestions({
  target,
  spoken: { say, questions },
}: CommandSituation): readonly string[] {
  const isOfBoard = (question: TableQuestion): boolean =>
    boardQuestions.some((each) => each === question && target.answer(each, '') === null);
  return tableQuestions
    .filter((question) => !isOfBoard(question))
    .map((question) => say.question(questions[question][0], say.asks[question]));
}
