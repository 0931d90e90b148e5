// Runs in a page: finds targets that fingers miss, and focus that nobody sees.

/** How large a target is for fingers, in pixels. */
const touch = 44;
/** Browsers round differently. */
const roughly = 0.75;

const focusable =
  'button, a[href], input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** What can be touched now: the uppermost dialog, or all of the page. */
const reachable = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** @param {Element} element */
const nameOf = (element) =>
  (element.ariaLabel ?? element.textContent.trim().replaceAll(/\s+/g, ' ')).slice(0, 60) ||
  element.outerHTML.slice(0, 100);

/** @param {Element} element */
const isShown = (element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest('.skip, .seen-on-focus') === null;

/** @param {Element} element */
const isOff = (element) => element.matches(':disabled') || element.closest('[inert]') !== null;

/**
 * What takes a touch for an element: its label, where it has one.
 * @param {Element} element
 */
const targetOf = (element) =>
  element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;

/** @param {Element} target @param {number} x @param {number} y */
function isHitAt(target, x, y) {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (target.contains(hit) || hit.closest('label') === target);
}

/**
 * Whether a finger hits it 22 pixels to either side of its middle. At the edge of the screen fingers
 * have no room, so a point outside counts.
 * @param {Element} target
 */
function isHitWidely(target) {
  target.scrollIntoView({ block: 'center', inline: 'nearest' });
  const { x, y, width, height } = target.getBoundingClientRect();
  const reach = touch / 2 - roughly;
  const [right, down] = [Math.max(reach, width / 2 - 1), Math.max(reach, height / 2 - 1)];
  const points = [
    [-right, 0],
    [right, 0],
    [0, -down],
    [0, down],
  ];
  return points.every(([across = 0, up = 0]) => {
    const [atX, atY] = [x + width / 2 + across, y + height / 2 + up];
    const isOutside = atX < 0 || atY < 0 || atX >= innerWidth || atY >= innerHeight;
    return isOutside || isHitAt(target, atX, atY);
  });
}

/**
 * A link within a sentence has the height of its line.
 * @param {Element} element
 */
const isInSentence = (element) =>
  getComputedStyle(element).display === 'inline' &&
  (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;

/** @param {Element} element */
function findSmall(element) {
  const target = targetOf(element);
  const { width, height } = target.getBoundingClientRect();
  // Places of a pyramid stand side by side: on small phones they are smaller, but never below 24 pixels (WCAG 2.5.8).
  if (element.closest('[data-pyramid]') && Math.min(width, height) >= 24) return null;
  if (Math.min(width, height) >= touch - roughly || isInSentence(element)) return null;
  if (isHitWidely(target)) return null;
  const size = `${width.toFixed(0)}×${height.toFixed(0)}`;
  return `${size}: ${nameOf(element)} (${target.className.slice(0, 40)})`;
}

/** @returns {string[]} everything that is too small for fingers */
globalThis.findSmallTargets = () => {
  const targets = [...reachable().querySelectorAll(focusable)].filter(
    (each) => isShown(each) && !isOff(each),
  );
  const found = targets.map(findSmall).filter((each) => each !== null);
  scrollTo(0, 0);
  return [...new Set(found)];
};

/** @param {Element} element */
function hasRing(element) {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  return isSeen && !/, 0\)|\/ 0\)/.test(outlineColor);
}

/**
 * Whether anything shows where the focus is: the element, its label, or what stands for it.
 * @param {Element} element
 */
const isFocusShown = (element) =>
  [element, element.parentElement, element.nextElementSibling, element.closest('label')].some(
    (each) => each !== null && hasRing(each),
  );

/**
 * Whether at least a part of it is seen, and not under a bar that stays.
 * @param {Element} element
 */
function isInSight(element) {
  const target = targetOf(element);
  const { x, y, width, height } = target.getBoundingClientRect();
  const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
  return parts.some((across) =>
    parts.some((down) => isHitAt(target, x + width * across, y + height * down)),
  );
}

/** @returns {{ at: string | null, fault: string | null }} where the focus is, and what is wrong there */
globalThis.lookAtFocus = () => {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body)
    return { at: null, fault: null };
  // Told apart even where names are the same.
  active.dataset['stop'] ??= String(document.querySelectorAll('[data-stop]').length);
  const at = active.dataset['stop'];
  if (!isFocusShown(active)) return { at, fault: `no sign of focus: ${nameOf(active)}` };
  if (!isInSight(active)) return { at, fault: `focus out of sight: ${nameOf(active)}` };
  return { at, fault: null };
};

/** @returns {string[]} what moves though motion is reduced */
globalThis.findMotion = () =>
  document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 50)
    .map(({ effect }) =>
      nameOf(effect instanceof KeyframeEffect && effect.target ? effect.target : document.body),
    );
