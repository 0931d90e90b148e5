import type { Game } from '@rookery/rules/kernel/game';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { catalogues } from '@rookery/texts/catalogues';
import type { CourseTexts } from '@rookery/texts/course-texts';
import type { Language } from '@rookery/texts/language';
import type { Lesson } from './lesson.ts';
import { partyLessons } from './penguin-party/lessons.ts';
import { pyramidLessons } from './penguinramids/lessons.ts';

/** All lessons of a game, and what they say in each language. */
export interface Course {
  readonly game: Game;
  readonly lessons: readonly Lesson[];
  readonly loadTexts: (language: Language) => Promise<CourseTexts>;
}

const partyCourse: Course = {
  game: penguinParty,
  lessons: partyLessons,
  loadTexts: (language) => catalogues[language].penguinParty.lessons(),
};

const pyramidCourse: Course = {
  game: penguinramids,
  lessons: pyramidLessons,
  loadTexts: (language) => catalogues[language].penguinramids.lessons(),
};

/** Every course there is; nothing else lists them. */
const courses: readonly Course[] = [partyCourse, pyramidCourse];

/** The course of that game; nothing if there is none. */
export const courseOf = (game: string): Course | undefined =>
  courses.find((course) => course.game.id === game);
