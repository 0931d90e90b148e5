// Runs in a page: finds texts that are cut off, covered or outside the screen, and buttons under other things.

/** How much may stick out, in pixels: browsers round differently. */
const slack = 2;
/** So short a text is never cut, not even with an ellipsis. */
const shortest = 8;

/** @typedef {{ text: string, parent: Element, box: DOMRect }} Line */

/** What can be seen and touched now: the uppermost dialog, or all of the page. */
const scope = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** @param {Element} element */
const isSeen = (element) =>
  element.closest('.unseen, .skip, [data-passing], noscript, option, svg') === null &&
  getComputedStyle(element).clipPath !== 'inset(50%)' &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** @returns {Line[]} every line of text on the screen */
function linesOfText() {
  const lines = [];
  const walker = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const parent = node.parentElement;
    if (text === '' || parent === null || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text, parent, box });
  }
  return lines;
}

/**
 * The boxes that cut a text off, from the inside out, up to one that can be scrolled.
 * @param {Element} parent
 */
function* cuttersOf(parent) {
  for (let each = /** @type {Element | null} */ (parent); each; each = each.parentElement) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(each);
    if ([overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')) return;
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      yield { box: each.getBoundingClientRect(), hasDots: textOverflow === 'ellipsis' };
    }
  }
}

/** @param {Line} line */
function findCut({ text, parent, box }) {
  const em = Number.parseFloat(getComputedStyle(parent).fontSize);
  let { left, right } = box;
  for (const { box: cutter, hasDots } of cuttersOf(parent)) {
    const seen = Math.min(right, cutter.right) - Math.max(left, cutter.left);
    const high = Math.min(box.bottom, cutter.bottom) - Math.max(box.top, cutter.top);
    // Above and below the letters a line has room of its own.
    if (high < box.height * 0.75) return `cut in height: “${text}”`;
    if (seen >= right - left - slack) continue;
    if (!hasDots || text.length <= shortest) return `cut: “${text}”`;
    if (seen < 3 * em) return `cut to nothing: “${text}”`;
    // With dots at its end the rest of the text is gone.
    [left, right] = [Math.max(left, cutter.left), Math.min(right, cutter.right)];
  }
  return null;
}

/** @param {Line} line */
function findOutside(line) {
  const { text, parent, box } = line;
  if ([...ancestorsOf(parent)].some(isScrollable)) return null;
  const { left, right } = lettersOf(line);
  const isWide = left < -slack || right > innerWidth + slack;
  const isHigh = box.top < -slack || box.bottom > innerHeight + box.height / 4;
  return isWide || (isHigh && !isPageLong()) ? `outside the screen: “${text}”` : null;
}

/** @param {Element} element */
function* ancestorsOf(element) {
  for (let each = /** @type {Element | null} */ (element); each; each = each.parentElement)
    yield each;
}

/** @param {Element} element */
const isScrollable = (element) => {
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
};

/** @param {Element} element */
const isInScope = (element) => element !== scope() && scope().contains(element);

/** @param {Element} element */
const isSticky = (element) =>
  [...ancestorsOf(element)].filter(isInScope).some((each) => {
    const { position } = getComputedStyle(each);
    return position === 'sticky' || (position === 'fixed' && isPageLong());
  });

const isPageLong = () => document.documentElement.scrollHeight > innerHeight + 1;

/**
 * Where letters can be seen: without what a line has above them, and without what is cut off.
 * @param {Line} line
 */
function lettersOf({ parent, box }) {
  const seen = {
    left: box.left,
    right: box.right,
    top: box.top + box.height * 0.15,
    bottom: box.bottom - box.height * 0.04,
  };
  for (const { box: cutter } of cuttersOf(parent)) {
    seen.left = Math.max(seen.left, cutter.left);
    seen.right = Math.min(seen.right, cutter.right);
  }
  // What is scrolled out of a box is not seen.
  for (const scroller of [...ancestorsOf(parent)].filter(isScrollable)) {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    seen.left = Math.max(seen.left, left);
    seen.right = Math.min(seen.right, right);
    seen.top = Math.max(seen.top, top);
    seen.bottom = Math.min(seen.bottom, bottom);
  }
  return seen;
}

/** @typedef {Line & { letters: ReturnType<typeof lettersOf> }} Seen */

/** @param {Seen} one @param {Seen} other */
function findOverlap(one, other) {
  // A paragraph has its own lines right below each other.
  if (one.parent === other.parent) return null;
  const [a, b] = [one.letters, other.letters];
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (wide <= slack || high <= slack / 2) return null;
  // What scrolls may go beneath a bar that stays.
  if (isSticky(one.parent) !== isSticky(other.parent)) return null;
  return `one over the other: “${one.text}” and “${other.text}”`;
}

/** @param {Element} button */
function findCovered(button) {
  const box = button.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
  const isScrolledAway = [...ancestorsOf(button)].filter(isScrollable).some((scroller) => {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    return x < left || x > right || y < top || y > bottom;
  });
  if (isScrolledAway) return null;
  const top = document.elementFromPoint(x, y);
  if (top === null || button.contains(top) || top.contains(button) || isSticky(top)) return null;
  const hit = top.closest('label, button, a');
  const name = button.ariaLabel ?? button.textContent.trim().replaceAll(/\s+/g, ' ');
  return hit?.contains(button) ? null : `covered: “${name}” by ${top.outerHTML.slice(0, 80)}`;
}

/** @returns {string[]} what is wrong with the page, each once */
globalThis.findLayoutFaults = () => {
  const lines = linesOfText().map((line) => ({ ...line, letters: lettersOf(line) }));
  const found = lines.flatMap((line, index) => [
    findCut(line),
    findOutside(line),
    ...lines.slice(index + 1).map((other) => findOverlap(line, other)),
  ]);
  const buttons = [...scope().querySelectorAll('button, a[href], select, input')].filter(isSeen);
  found.push(...buttons.map(findCovered));
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${String(wide - innerWidth)} pixels too wide`);
  return [...new Set(found.filter((each) => each !== null))];
};
