import { loadItem, saveItem } from '../shell/local-storage.ts';

const name = 'lessons';

/** The lessons of a game that were finished on this device. */
export const finishedLessons = (game: string): readonly string[] =>
  readFinished()
    .filter((each) => each.startsWith(`${game}/`))
    .map((each) => each.slice(game.length + 1));

/** Remembers a finished lesson. */
export const finishLesson = (game: string, lesson: string): void =>
  saveItem(name, [...new Set([...readFinished(), `${game}/${lesson}`])]);

function readFinished(): readonly string[] {
  const kept = loadItem(name);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
}
