import { courseOf } from '@rookery/lessons/courses';
import { partyCourseInEnglish } from '@rookery/texts/en/lessons/penguin-party';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { finaleOf } from '../games/penguin-party/scenes.ts';
import { newsOf, viewOf } from '../games/penguin-party/trusted.ts';
import { LessonTable } from './lesson-table.svelte.ts';

// Nobody here watches for changes: plain values will do.
beforeAll(() => void vi.stubGlobal('$state', { raw: (value: unknown) => value }));
afterAll(() => vi.unstubAllGlobals());

function openLesson(id: 'out' | 'round'): LessonTable {
  const course = courseOf('penguin-party');
  const lesson = course?.lessons.find((each) => each.id === id);
  if (!course || !lesson) throw new Error('no such lesson');
  const table = new LessonTable(lesson, course.game, partyCourseInEnglish[id], ['You', 'Pip']);
  table.presentBy({
    doersOf: (news) => news.map(() => null),
    isBigMoment: () => false,
    interludeOf: (news, before, after) => finaleOf(newsOf(news), viewOf(before), viewOf(after)),
  });
  return table;
}

const stageOf = (table: LessonTable) => viewOf(table.picture.update?.view).stage;

test('whoever is out still sees the pyramid and the cards that are left, as long as it is spoken of', async () => {
  const table = openLesson('out');
  await table.decide({ colour: 'purple', row: 2, x: 1 });
  const end = { phase: 'over', round: { number: 1, hand: { green: 3 } } };
  expect(stageOf(table)).toMatchObject(end);
  table.readOn();
  expect(table.coach.task).toBe(partyCourseInEnglish.out.rule);
  expect(stageOf(table)).toMatchObject(end);
});

test('a round of one’s own goes on move by move, and its end stays', async () => {
  const table = openLesson('round');
  while (table.coach.awaits === 'move') {
    expect(stageOf(table).phase).toBe('turn');
    await table.decide(table.picture.update?.legal[0]);
  }
  expect(stageOf(table)).toMatchObject({ phase: 'over', round: { number: 1 } });
});
