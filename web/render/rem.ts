/** The size of the page's letters, in pixels: people may have made them larger. */
export const rem = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
