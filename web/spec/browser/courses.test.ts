import { courseOf } from '@rookery/lessons/courses';
import { entryOf } from '@rookery/rules/kernel/entry';
import { languages } from '@rookery/texts/language';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { photograph } from './browser.ts';
import { sharedHouse } from './house.ts';
import { speak } from './layout.ts';
import { texts, type Language } from './robots.ts';

const house = sharedHouse();

/** Whether every lesson is taken in every language. */
const isEverythingAsked = process.env['ROOKERY_COURSES'] === 'all';

interface LessonTaken {
  readonly game: string;
  readonly lesson: string;
  readonly language: Language;
}

const lessons = ['penguin-party', 'penguinramids'].flatMap((game) =>
  (courseOf(game)?.lessons ?? []).map(({ id }) => ({ game, lesson: id })),
);

/** Every lesson in every language if asked for, otherwise every fourth one in changing languages. */
const taken: readonly LessonTaken[] = isEverythingAsked
  ? lessons.flatMap((each) => languages.map((language) => ({ ...each, language })))
  : lessons
      .map((each, index) => ({ ...each, language: entryOf(languages, index % languages.length) }))
      .filter((_, index) => index % 4 === 3);

/** Runs in the page: presses any button of the board, as children do who cannot read yet; a dialog is closed again. */
const pressAnything = (chance: number): string => `
  (() => {
    document.querySelector('dialog[open]')?.requestClose();
    const buttons = [...document.querySelectorAll('.board button, .table button')].filter(
      (each) => !each.disabled && each.ariaDisabled !== 'true' && each.checkVisibility(),
    );
    buttons[Math.floor(${String(chance)} * buttons.length)]?.click();
  })()`;

/** Tries whatever can be pressed until the lesson is content. What it says of each try is heard. */
async function takeLesson(page: Page, language: Language, name: string): Promise<void> {
  const { goOn, finished } = texts[language].page.learn;
  const button = page.getByRole('button', { name: goOn, exact: true });
  const end = page.getByText(finished);
  let steps = 0;
  for (let tries = 0; !(await end.isVisible()); tries += 1) {
    if (tries > 3000)
      expect.fail(`${name} does not end:\n${await page.locator('body').ariaSnapshot()}`);
    if (await button.isVisible()) {
      steps += 1;
      if (isEverythingAsked) await photograph(page, `${name}-${String(steps)}`);
      await button.click();
    } else {
      await page.evaluate<void>(pressAnything(Math.random()));
      await page.waitForTimeout(20);
    }
  }
}

async function openLesson(page: Page, { game, lesson, language }: LessonTaken): Promise<void> {
  await speak(page, language);
  await page.goto(`${house.server.address}/learn/${game}/${lesson}`);
  await page.getByRole('region', { name: texts[language].page.learn.coach }).waitFor();
}

test(
  'lessons are taken to their end by whoever tries everything',
  async () => {
    const { page, context, complaints } = await house.newVisitor();
    await page.goto(house.server.address);
    for (const each of taken) {
      const name = `course-${each.game}-${each.lesson}-${each.language}`;
      if (isEverythingAsked) console.log(name);
      await openLesson(page, each);
      await takeLesson(page, each.language, name);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
  isEverythingAsked ? 3_600_000 : 240_000,
);
