// Who plays on the page while it is measured: a finger that finds its way by the words of the page.

/** How long a finger rests on the glass, in milliseconds. */
const rest = 80;

/**
 * How the names of what a finger wants next go in each game, the most urgent first. The last begins
 * something, which nobody does twice.
 */
const wishes = {
  'penguin-party': ['^On with the party', '^Shown: ', '^Place ', ', playable'],
  penguinramids: [
    '^(Colour|Grey) side',
    'may go here$',
    ', fits$',
    '^End turn',
    '^Action \\d(?!.*in front)',
  ],
};

/** Runs in the page, and must cost it next to nothing: where to tap next. */
const nextTap = (game) => `
  (() => {
    const names = new Map();
    for (const each of document.querySelectorAll('main button:not([aria-disabled=true], :disabled)')) {
      const words = each.querySelector('.unseen, .say') ?? each;
      names.set(each.ariaLabel ?? words.textContent.trim(), each);
    }
    const hasBegun = document.querySelector('main [aria-pressed=true]') !== null;
    const wishes = ${JSON.stringify(wishes[game])}.slice(0, hasBegun ? -1 : undefined);
    for (const wish of wishes) {
      const name = [...names.keys()].find((each) => new RegExp(wish).test(each));
      if (name === undefined) continue;
      const { x, y, width, height } = names.get(name).getBoundingClientRect();
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
