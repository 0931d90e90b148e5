// Who plays on the page while it is measured: a finger that finds its way by the words of the page.

/** How long a finger rests on the glass, in milliseconds. */
const rest = 80;

/** What a finger wants next in each game, the most urgent first: which elements, and how their names go. */
const wishes = {
  'penguin-party': [
    ['button.place', '^\\s*Place '],
    ['[role=group] button', ', playable'],
  ],
  penguinramids: [
    ['button', '^(Colour|Grey) side'],
    ['button', 'may go here$'],
    ['button', ', fits$'],
    ['button', '^End turn'],
    ['button', '^Action \\d(?!.*chosen)'],
  ],
};

/** Runs in the page, and costs it next to nothing: where to tap next. */
const nextTap = (game) => `
  (() => {
    const textOf = (node) =>
      node.nodeType === Node.TEXT_NODE
        ? node.data
        : node.ariaHidden === 'true' ? '' : [...node.childNodes].map(textOf).join('');
    const nameOf = (each) => each.ariaLabel ?? textOf(each).trim();
    for (const [part, start] of ${JSON.stringify(wishes[game])}) {
      const button = [...document.querySelectorAll(part)].find(
        (each) =>
          !each.disabled && each.ariaDisabled !== 'true' && new RegExp(start).test(nameOf(each)),
      );
      if (!button) continue;
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  })()`;

/** Taps as people do, who need a moment to lift the finger again. */
export async function tap(page, session, place) {
  const touch = (type, touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [place]);
  await page.waitForTimeout(rest);
  await touch('touchEnd', []);
}

/** Taps what the game wants next, if it wants anything; says whether it did. */
export async function tapNext(page, session, game) {
  const place = await page.evaluate(nextTap(game));
  if (place) await tap(page, session, place);
  return place !== null;
}
