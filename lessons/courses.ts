import type { Game } from '@rookery/rules/kernel/game';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { Language } from '@rookery/texts/language';
import type { CourseTexts, Lesson } from './lesson.ts';
import { partyLessons } from './penguin-party/lessons.ts';

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

/** Every course there is; nothing else lists them. */
const courses: readonly Course[] = [partyCourse];

/** The course of that game; nothing if there is none. */
export const courseOf = (game: string): Course | undefined =>
  courses.find((course) => course.game.id === game);
