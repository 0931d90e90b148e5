import { parseAct } from '@rookery/rules/kernel/act-notation';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import { extend, openMatch } from '@rookery/rules/kernel/match';
import { languages } from '@rookery/texts/language';
import { describe, expect, test } from 'vitest';
import { courseOf, type Course } from '../courses.ts';
import {
  actsBefore,
  answer,
  goOn,
  learnerOf,
  openLesson,
  stepAt,
  type LessonMoment,
} from '../course.ts';
import type { Lesson, LessonStep } from '../lesson.ts';

const courses = ['penguin-party', 'penguinramids'].map((id) => {
  const course = courseOf(id);
  if (!course) throw new Error(`there is no course for ${id}`);
  return course;
});
const lessons = courses.flatMap((course) =>
  course.lessons.map((lesson) => ({ course, lesson, name: `${course.game.id}: ${lesson.id}` })),
);

/** Every key of a catalogue that a step speaks with. */
function keysOf(step: LessonStep): readonly string[] {
  return step.type === 'try' ? [step.text, step.praise, step.wrong, step.refused] : [step.text];
}

describe('texts', () => {
  test.each(courses.flatMap((course) => languages.map((language) => ({ ...course, language }))))(
    'every text of the course in $game.id is there in $language, and every one is used',
    async ({ lessons: all, loadTexts, language }) => {
      const catalogue = await loadTexts(language);
      expect(Object.keys(catalogue).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      for (const { id, steps } of all) {
        const used = new Set(['title', ...steps.flatMap(keysOf)]);
        expect(Object.keys(catalogue[id] ?? {}).toSorted(), id).toEqual([...used].toSorted());
      }
    },
  );
});

/** Every legal move of the learner, and whether it answers the step. */
const verdicts = (moment: LessonMoment): ReadonlyMap<string, string> => {
  const { game, state } = moment.match;
  return new Map(
    game
      .legalMoves(state, learnerOf(moment))
      .map((move) => [game.notation.formatMove(move), answer(moment, move).verdict]),
  );
};

/** Goes on with every right move there is, and follows each to the end of the lesson. */
function playThrough(moment: LessonMoment): void {
  const step = stepAt(moment);
  if (step === undefined) return;
  if (step.type === 'read' || step.type === 'watch') {
    playThrough(goOn(moment));
    return;
  }
  const { game, state } = moment.match;
  const moves: readonly Vocabulary['Move'][] = game.legalMoves(state, learnerOf(moment));
  const answers = (step.type === 'try' ? moves : moves.slice(0, 2)).map((move) =>
    answer(moment, move),
  );
  const right = answers.filter(({ verdict }) => verdict === 'right');
  expect(right.length, `${moment.lesson.id}, step ${String(moment.index)}`).toBeGreaterThan(0);
  for (const each of right) if (each.verdict === 'right') playThrough(each.moment);
}

describe.each(lessons)('$name', ({ course, lesson }) => {
  test('the acts before it are all legal', () => {
    expect(illegalActs(course, lesson)).toEqual([]);
  });

  test('every right answer leads to its end', () => {
    const short = { ...lesson, steps: lesson.steps.map(shorten) };
    playThrough(openLesson(short, course.game));
  });

  test('the same moves lead to the same end', () => {
    const first = playFirst(openLesson(lesson, course.game));
    expect(playFirst(openLesson(lesson, course.game)).match.acts).toEqual(first.match.acts);
  });
});

/** Three free moves are as good as fourteen, and far fewer lines of play. */
const shorten = (step: LessonStep): LessonStep =>
  step.type === 'play' ? { ...step, moves: Math.min(step.moves, 3) } : step;

/** Plays the first right move at every step. */
function playFirst(moment: LessonMoment): LessonMoment {
  const step = stepAt(moment);
  if (step === undefined) return moment;
  if (step.type === 'read' || step.type === 'watch') return playFirst(goOn(moment));
  const { game, state } = moment.match;
  for (const move of game.legalMoves(state, learnerOf(moment))) {
    const answered = answer(moment, move);
    if (answered.verdict === 'right') return playFirst(answered.moment);
  }
  throw new Error(`nothing answers step ${String(moment.index)} of ${moment.lesson.id}`);
}

function illegalActs({ game }: Course, lesson: Lesson): readonly string[] {
  const { options, seats } = lesson;
  const read = game.parseOptions(options, seats);
  if (!read.ok) return ['options'];
  let match = openMatch(game, read.value, seats);
  const illegal: string[] = [];
  for (const text of actsBefore(lesson)) {
    const act = parseAct(game.notation, text, seats);
    if (!act.ok) return [...illegal, text];
    const { value } = act;
    const objection =
      value.by === 'chance'
        ? game.doubt(match.state, value.chance)
        : game.refuse(match.state, value.by, value.move);
    if (objection) return [...illegal, text];
    ({ match } = extend(match, value));
  }
  return illegal;
}

/** A lesson after that many steps that ask for nothing. */
function lessonAt(game: string, id: string, steps: number): LessonMoment {
  const course = courseOf(game);
  const lesson = course?.lessons.find((each) => each.id === id);
  if (!course || !lesson) throw new Error(`no lesson ${id}`);
  const opened = openLesson(lesson, course.game);
  return Array.from({ length: steps }).reduce<LessonMoment>((at) => goOn(at), opened);
}

describe('the course in Penguin Party', () => {
  test('a legal move that was not asked for changes nothing (base)', () => {
    const left = [
      ...verdicts(playOnce(playOnce(lessonAt('penguin-party', 'base', 1), 'R0+0'), null)).entries(),
    ];
    expect(
      left.filter(([, verdict]) => verdict === 'right').map(([move]) => move.slice(1)),
    ).toEqual(Array.from({ length: 5 }, () => '0-1'));
    expect(left.some(([, verdict]) => verdict === 'wrong')).toBe(true);
  });

  test('only one penguin fits, then none does, and three points are taken (out)', () => {
    const only = lessonAt('penguin-party', 'out', 0);
    expect([...verdicts(only)]).toEqual([['P2+1', 'right']]);
    const stuck = playOnce(only, 'P2+1');
    expect(stuck.events).toContainEqual(
      expect.objectContaining({ type: 'went-out', seat: 0, penalty: 3 }),
    );
  });

  test('of the moves alone some are right and some are not (alone)', () => {
    const found = verdicts(lessonAt('penguin-party', 'alone', 1));
    expect([...found].filter(([, verdict]) => verdict === 'right').map(([move]) => move)).toEqual(
      expect.arrayContaining(['G3-3', 'B3-1']),
    );
    expect([...found.values()]).toContain('wrong');
  });

  test('the last card wins the match (last)', () => {
    const won = playOnce(lessonAt('penguin-party', 'last', 1), 'R5-3');
    expect(won.events).toContainEqual(
      expect.objectContaining({ type: 'hand-emptied', givenBack: 2 }),
    );
    expect(won.match.game.waiting(won.match.state)).toEqual({ for: 'nobody', ranking: [[0], [1]] });
  });
});

describe('the course in Penguinramids', () => {
  test('nothing can be carried, so everything is grey (grey)', () => {
    const found = [...verdicts(lessonAt('penguinramids', 'grey', 1))].filter(([move]) =>
      move.startsWith('p'),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(([move, verdict]) => move.endsWith('g') && verdict === 'right')).toBe(true);
  });

  test('the red 3 fits only with the token (token)', () => {
    const before = lessonAt('penguinramids', 'token', 1);
    expect([...verdicts(before).keys()]).not.toContain('pr3a@1,1c');
    const with3 = playOnce(playOnce(before, 't'), '+0,1r');
    expect(verdicts(with3).get('pr3a@1,1c')).toBe('right');
  });

  test('the last penguin wins by one point, and only colour side up (end)', () => {
    const top = lessonAt('penguinramids', 'end', 1);
    expect(verdicts(top).get('py3b@3,0g')).toBe('wrong');
    const won = playOnce(playOnce(top, 'py3b@3,0c'), 'e');
    expect(won.match.game.standing(won.match.state).scores).toEqual([15, 14]);
    expect(won.match.game.waiting(won.match.state)).toEqual({ for: 'nobody', ranking: [[0], [1]] });
  });
});

/** Answers with a move, or goes on without one. */
function playOnce(moment: LessonMoment, text: string | null): LessonMoment {
  if (text === null) return goOn(moment);
  const move = moment.match.game.notation.parseMove(text);
  if (!move.ok) throw new Error(`${text} is no move`);
  const answered = answer(moment, move.value);
  if (answered.verdict !== 'right') throw new Error(`${text} is ${answered.verdict}`);
  return answered.moment;
}
