// Runs in a page: compares the colour of every text with the pixels behind it, which may be a picture.

/** @typedef {{ text: string, colour: number[], least: number, box: { x: number, y: number, width: number, height: number } }} Inked */

/** How much of the ground behind a text may be too similar: edges of boxes, corners of drawings. */
const tolerated = 0.1;

const uppermost = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** @param {Element} element */
const isFaded = (element) => {
  for (let each = /** @type {Element | null} */ (element); each; each = each.parentElement) {
    if (Number(getComputedStyle(each).opacity) < 1) return true;
  }
  return false;
};

/** @param {Element} element */
const isMeasured = (element) =>
  element.closest('.unseen, .skip, noscript, option, svg, :disabled, [aria-disabled="true"]') ===
    null &&
  getComputedStyle(element).clipPath !== 'inset(50%)' &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !isFaded(element);

/** Text of 24 pixels, or of 18.66 bold, needs 3:1 (WCAG 1.4.3). @param {CSSStyleDeclaration} style */
function leastFor({ fontSize, fontWeight }) {
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
}

/**
 * Whether the whole height of a line is on the screen, and nothing lies above it: half a line is not read.
 * @param {DOMRect} box
 * @param {Element} parent
 */
const isOnTop = (box, parent) =>
  [box.top + 1, box.top + box.height / 2, box.bottom - 1].every((y) => {
    const hit = document.elementFromPoint(box.x + box.width / 2, y);
    if (hit === null || !(hit.contains(parent) || parent.contains(hit))) return false;
    // Beside a dialog its backdrop is hit, which is a part of it.
    return hit.getBoundingClientRect().bottom >= y;
  });

/** @returns {Inked[]} every text that can be seen, with its ink */
globalThis.readInk = () => {
  const found = [];
  const walker = document.createTreeWalker(uppermost(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const parent = node.parentElement;
    if (text === '' || parent === null || !isMeasured(parent)) continue;
    const style = getComputedStyle(parent);
    const range = document.createRange();
    range.selectNodeContents(node);
    const colour = style.color.match(/[\d.]+/g)?.map(Number) ?? [];
    for (const box of range.getClientRects()) {
      if (box.width < 2 || !isOnTop(box, parent)) continue;
      const { x, y, width, height } = box;
      found.push({ text, colour, least: leastFor(style), box: { x, y, width, height } });
    }
  }
  return found;
};

/** @param {number} part */
const linear = (part) =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;

/** @param {readonly number[]} colour */
const luminance = ([red = 0, green = 0, blue = 0]) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** @param {number} one @param {number} other */
const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * The lowest contrast behind a text, if more than a few pixels are too similar to its ink.
 * @param {ImageData} ground
 * @param {number} ink
 * @param {number} least
 */
function findLow({ data }, ink, least) {
  let [low, lowest] = [0, 21];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
    const found = contrast(ink, luminance([red, green, blue]));
    if (found < least) low += 1;
    lowest = Math.min(lowest, found);
  }
  return low > (data.length / 4) * tolerated ? lowest : null;
}

/**
 * @param {string} picture the page without its texts, as PNG in base64
 * @param {Inked[]} inked
 * @returns {Promise<string[]>} the texts that are hard to read
 */
globalThis.findPaleTexts = async (picture, inked) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  });
  context?.drawImage(bitmap, 0, 0);
  const faults = inked.flatMap(({ text, colour, least, box }) => {
    const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
    const width = Math.min(bitmap.width, box.x + box.width) - x;
    const height = Math.min(bitmap.height, box.y + box.height) - y;
    if (!context || width < 1 || height < 1) return [];
    const found = findLow(context.getImageData(x, y, width, height), luminance(colour), least);
    return found === null ? [] : [`${found.toFixed(1)}:1 “${text.slice(0, 50)}”`];
  });
  return [...new Set(faults)];
};
