import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { Language } from '@rookery/texts/language';
import { inEvery, spokenIn } from '../../../texts/spec/spoken.ts';

export type { Language } from '@rookery/texts/language';

/** Everything the page says, as those who read it know it. */
export const texts = inEvery((language) => {
  const { page, bigScreen, partyPage: party, pyramidsPage: pyramids } = spokenIn(language);
  return { page, bigScreen, party, pyramids };
});

type Wish = (name: string) => boolean;

/**
 * What a robot presses, the most urgent first: a question that is open, then the second half of a move,
 * then the first half. It knows the page by its words alone, as somebody with a screen reader does.
 */
function wishesIn(language: Language): readonly Wish[] {
  const { party, pyramids } = texts[language];
  const [placing = '', , place = ''] = party.placeHere('|', '|').split('|');
  const [shown = '', , again = ''] = party.confirmHere('|', '|').split('|');
  const [action = ''] = pyramids.hand.card(0, '', '').split('0');
  const { slot, penguin, button } = pyramids;
  return [
    (name) => name.startsWith(party.summary.close),
    (name) => name.startsWith(button.colourSide),
    (name) => name.startsWith(button.greySide),
    (name) => !isIdle(name) && name.endsWith(slot.lit),
    (name) => shown + again !== '' && name.startsWith(shown) && name.endsWith(again),
    (name) => placing + place !== '' && name.startsWith(placing) && name.endsWith(place),
    (name) => !isIdle(name) && hasState(name, party.playable),
    (name) => !isIdle(name) && hasState(name, `${penguin.fits}$`),
    (name) => !isIdle(name) && hasState(name, `${penguin.fitsGrey}$`),
    // The table may change between a look and a press, which then begins something else.
    (name) => name.startsWith(button.cancel),
    (name) => name.startsWith(button.end),
    (name) => name.startsWith(action) && /^\d/.test(name.slice(action.length)),
  ];
}

/** Whether a button's name says this of it, after a comma of any language. */
const hasState = (name: string, state: string): boolean =>
  new RegExp(`(?:, |、)${state}`).test(name);

const isIdle = (name: string): boolean => name.startsWith('[');

/** Whether the page shows that the match is over. */
export const isOver = (page: Page, language: Language): Promise<boolean> =>
  page.getByRole('heading', { name: texts[language].page.table.over }).isVisible();

/** Runs in the page: the names of all buttons, in brackets if they cannot be pressed now. */
const namesOfButtons = `
  (() => {
    const textOf = (node) =>
      node.nodeType === Node.TEXT_NODE
        ? node.data
        : node.ariaHidden === 'true' ? '' : [...node.childNodes].map(textOf).join(' ');
    return [...document.querySelectorAll('button')].map((each, index) => {
      // Numbered, so that this very button is pressed even if others come before it meanwhile.
      each.dataset.robot = String(index);
      const name = each.ariaLabel ?? textOf(each).trim().replaceAll(/\\s+/g, ' ');
      const isIdle =
        each.disabled ||
        each.ariaDisabled === 'true' ||
        // Pressed already; a second time would let go again.
        each.ariaPressed === 'true' ||
        // Lines of the move log lead back to earlier moments.
        each.closest('aside') !== null ||
        !each.checkVisibility();
      return isIdle ? '[' + name + ']' : name;
    });
  })()`;

/** Whether an action card lies chosen: a robot does not change its mind. */
const hasChosen = (names: readonly string[]): boolean =>
  names.some((name) => /^\[?Action \d.*(?:chosen|choisie)/.test(name));

/** How a robot presses what a selector finds. */
type Touch = (page: Page, selector: string) => Promise<void>;

/** As a person does, where it is on the screen. */
const click: Touch = (page, selector) => page.locator(selector).click({ timeout: 2000 });

/** Without a look at where it is, for the many presses of a long match. */
export const clickAtOnce: Touch = (page, selector) =>
  page.evaluate(`document.querySelector(${JSON.stringify(selector)})?.click()`);

/** How long a robot that has nothing to press waits before it looks again, in milliseconds. */
const pause = 50;

/** Presses one thing that makes sense now and is wanted; says whether there was any. */
export async function press(
  page: Page,
  language: Language,
  isWanted: Wish = () => true,
  touch: Touch = click,
): Promise<boolean> {
  const names = await page.evaluate<readonly string[]>(namesOfButtons);
  for (const wish of wishesIn(language).slice(0, hasChosen(names) ? -1 : undefined)) {
    const index = names.findIndex((name) => wish(name) && isWanted(name));
    if (index < 0) continue;
    try {
      await touch(page, `[data-robot="${String(index)}"]`);
      return true;
    } catch {
      // It went away meanwhile; the next look will tell.
      return false;
    }
  }
  // Robots ask again and again, which would keep a processor busy while others move.
  await delay(pause);
  return false;
}

/** Plays for everyone whose pages these are until the match is over. */
export async function playToTheEnd(
  pages: readonly { readonly page: Page; readonly language: Language }[],
  watch: (presses: number) => Promise<void> = () => Promise.resolve(),
  touch: Touch = click,
): Promise<void> {
  let presses = 0;
  let idle = 0;
  while (!(await everyoneSeesTheEnd(pages))) {
    const pressed = await Promise.all(
      pages.map(({ page, language }) => press(page, language, () => true, touch)),
    );
    if (pressed.some(Boolean)) {
      presses += 1;
      idle = 0;
      await watch(presses);
    } else {
      idle += 1;
      if (idle > 600) expect.fail(await whatIsShown(pages));
    }
  }
}

async function everyoneSeesTheEnd(pages: Parameters<typeof playToTheEnd>[0]): Promise<boolean> {
  const seen = await Promise.all(pages.map(({ page, language }) => isOver(page, language)));
  return seen.every(Boolean);
}

async function whatIsShown(pages: Parameters<typeof playToTheEnd>[0]): Promise<string> {
  const shown = await Promise.all(pages.map(({ page }) => page.locator('body').ariaSnapshot()));
  return `nothing to press for half a minute:\n${shown.join('\n\n')}`;
}
