import { decide, settle, type Ruling } from '@rookery/referee/ruling';
import { parseAct } from '@rookery/rules/kernel/act-notation';
import type { Game, Vocabulary } from '@rookery/rules/kernel/game';
import { extend, openMatch, type Match } from '@rookery/rules/kernel/match';
import { pick, seededStreams, type Streams } from '@rookery/rules/kernel/rng';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import type { Lesson, LessonStep } from './lesson.ts';

/** Where a learner stands in a lesson. It never changes; each answer leads to another. */
export interface LessonMoment {
  readonly lesson: Lesson;
  readonly match: Match;
  /** What happened since the last moment. */
  readonly events: readonly unknown[];
  /** The index of the step; as many as there are steps when the lesson is over. */
  readonly index: number;
  /** How many moves of the own choice the learner has made in this step. */
  readonly made: number;
}

/** What becomes of a learner's move. Only a right one changes the table. */
export type LessonAnswer =
  | { readonly verdict: 'right'; readonly moment: LessonMoment }
  | { readonly verdict: 'wrong' }
  | { readonly verdict: 'refused'; readonly refusal: Vocabulary['Refusal'] };

/** The step that the learner is at; nothing when the lesson is over. */
export const stepAt = ({ lesson, index }: LessonMoment): LessonStep | undefined =>
  lesson.steps[index];

/** Opens a lesson. Throws if its data are against the rules, which a test makes sure of. */
export function openLesson(lesson: Lesson, game: Game): LessonMoment {
  const options = game.parseOptions(lesson.options, lesson.seats);
  if (!options.ok) throw new Error(`lesson ${lesson.id}: ${JSON.stringify(options.problems)}`);
  const opened = openMatch(game, options.value, lesson.seats);
  const { match } = playActs({ lesson, match: opened, events: [] }, actsBefore(lesson));
  return enterStep({ lesson, match, events: [], index: 0, made: 0 });
}

/** The acts that lead to where a lesson begins. */
export const actsBefore = ({ before }: Lesson): readonly string[] => before.trim().split(/\s+/);

/** Leaves a step that asks for no move. */
export const goOn = (moment: LessonMoment): LessonMoment =>
  enterStep({ ...moment, events: [], index: moment.index + 1, made: 0 });

/** Judges a move of the learner. */
export function answer(moment: LessonMoment, move: Vocabulary['Move']): LessonAnswer {
  const step = stepAt(moment);
  const { match } = moment;
  const learner = learnerOf(moment);
  const refusal = match.game.refuse(match.state, learner, move);
  if (refusal) return { verdict: 'refused', refusal };
  if (step?.type === 'try') {
    if (!step.right.some((pattern) => fits(pattern, match.game.notation.formatMove(move)))) {
      return { verdict: 'wrong' };
    }
    const played = playMove(moment, learner, move);
    return { verdict: 'right', moment: enterStep({ ...played, index: moment.index + 1 }) };
  }
  return step?.type === 'play'
    ? { verdict: 'right', moment: playFreely(moment, move) }
    : { verdict: 'wrong' };
}

/** The seat of the learner. */
export const learnerOf = ({ lesson }: Pick<LessonMoment, 'lesson'>): Seat => {
  const seat = seatsOf(lesson.seats)[lesson.learner];
  if (seat === undefined) throw new Error(`lesson ${lesson.id} has no seat for the learner`);
  return seat;
};

/** A step in which others act begins with what they do. */
function enterStep(moment: LessonMoment): LessonMoment {
  const step = stepAt(moment);
  if (step?.type !== 'watch') return moment;
  return { ...moment, ...playActs(moment, step.acts) };
}

function playFreely(moment: LessonMoment, move: Vocabulary['Move']): LessonMoment {
  const step = stepAt(moment);
  const round = roundOf(moment);
  const played = answerOfOthers(playMove(moment, learnerOf(moment), move), round);
  const made = moment.made + 1;
  const isOver = step?.type !== 'play' || made >= step.moves || !isLearnersTurn(played, round);
  return isOver ? enterStep({ ...played, index: moment.index + 1, made: 0 }) : { ...played, made };
}

/** Lets the others move until it is the learner's turn or the round is over. */
function answerOfOthers(moment: LessonMoment, round: number): LessonMoment {
  const { game, state } = moment.match;
  const waiting = game.waiting(state);
  if (waiting.for !== 'seats' || roundOf(moment) !== round) return moment;
  const other = waiting.seats.find((seat) => seat !== learnerOf(moment));
  if (other === undefined) return moment;
  const stream = streamsOf(moment)(`answer ${String(moment.match.acts.length)}`);
  return answerOfOthers(
    playMove(moment, other, pick(game.legalMoves(state, other), stream)),
    round,
  );
}

const isLearnersTurn = (moment: LessonMoment, round: number): boolean => {
  const waiting = moment.match.game.waiting(moment.match.state);
  return (
    waiting.for === 'seats' &&
    waiting.seats.includes(learnerOf(moment)) &&
    roundOf(moment) === round
  );
};

const roundOf = ({ match: { game, state } }: LessonMoment): number => game.standing(state).round;

/** The same lesson always goes on in the same way. */
const streamsOf = ({ lesson }: LessonMoment): Streams => seededStreams(`lesson ${lesson.id}`);

function playMove(moment: LessonMoment, seat: Seat, move: Vocabulary['Move']): LessonMoment {
  const ruling = decide(moment.match, seat, move, streamsOf(moment));
  if (!ruling.ok) throw new Error(`lesson ${moment.lesson.id}: a move against the rules`);
  const { match, events } = ruling.value;
  return { ...moment, match, events: [...moment.events, ...events] };
}

/** Plays acts as a record has them, then lets chance draw what comes before the next decision. */
function playActs(
  { lesson, match, events }: Pick<LessonMoment, 'lesson' | 'match' | 'events'>,
  acts: readonly string[],
): Pick<LessonMoment, 'match' | 'events'> {
  const played = acts.reduce<Ruling>((before, text) => playAct(before, text, lesson.id), {
    match,
    events,
  });
  return settle(played, seededStreams(`lesson ${lesson.id}`));
}

function playAct({ match, events }: Ruling, text: string, lesson: string): Ruling {
  const act = parseAct(match.game.notation, text, match.seats);
  if (!act.ok) throw new Error(`lesson ${lesson}: ${text} is not an act`);
  const step = extend(match, act.value);
  return { match: step.match, events: [...events, ...step.events] };
}

/** Whether a move fits a pattern with at most one star, such as `*0-1`. */
function fits(pattern: string, move: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  if (!move.startsWith(start)) return false;
  const end = rest.at(-1);
  return end === undefined
    ? move === start
    : move.length >= start.length + end.length && move.endsWith(end);
}
