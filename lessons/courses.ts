import type { Game } from '@rookery/rules/kernel/game';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Language } from '@rookery/texts/language';
import type { CourseTexts, Lesson } from './lesson.ts';
import { partyLessons } from './penguin-party/lessons.ts';
import { pyramidLessons } from './penguinramids/lessons.ts';

/** All lessons of a game, and what they say in each language. */
export interface Course {
  readonly game: Game;
  readonly lessons: readonly Lesson[];
  readonly texts: { readonly [language in Language]: () => Promise<CourseTexts> };
}

const partyCourse: Course = {
  game: penguinParty,
  lessons: partyLessons,
  texts: {
    en: async () => (await import('./penguin-party/texts/en.ts')).partyCourseInEnglish,
    fr: async () => (await import('./penguin-party/texts/fr.ts')).partyCourseInFrench,
  },
};

const pyramidCourse: Course = {
  game: penguinramids,
  lessons: pyramidLessons,
  texts: {
    en: async () => (await import('./penguinramids/texts/en.ts')).pyramidCourseInEnglish,
    fr: async () => (await import('./penguinramids/texts/fr.ts')).pyramidCourseInFrench,
  },
};

/** Every course there is; nothing else lists them. */
const courses: readonly Course[] = [partyCourse, pyramidCourse];

/** The course of that game; nothing if there is none. */
export const courseOf = (game: string): Course | undefined =>
  courses.find((course) => course.game.id === game);
