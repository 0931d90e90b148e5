/** How light a colour such as `#2f9e5f` is, from 0 to 1, as WCAG counts it. */
function luminanceOf(colour: string): number {
  const part = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/** The contrast of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const inks = { white: '#ffffff', black: '#000000' } as const;

/** The ink for letters on a colour: white or black, whichever is easier to read. */
export const inkOn = (colour: string): string =>
  contrastOf(inks.white, colour) >= contrastOf(inks.black, colour) ? inks.white : inks.black;
