/** The tones of one colour, from light to dark. */
export interface Paint {
  /** For wool, ribbons and whatever lies on the body. */
  readonly pale: string;
  readonly body: string;
  /** Flippers and other parts that stand back a little. */
  readonly shade: string;
  /** Outlines and accessories. */
  readonly deep: string;
}

const grey: Paint = { pale: '#eceff2', body: '#a9b3bd', shade: '#919ca7', deep: '#55616d' };

/**
 * The colours of both games; grey is the back of a Penguinramids card. The first palette is the usual one.
 * In the others the colours stay apart for those who tell red from green, or blue from yellow, with
 * difficulty: they differ in lightness as well.
 */
export const palettes = {
  classic: {
    red: { pale: '#ffe0dc', body: '#e0474c', shade: '#c4333d', deep: '#84172a' },
    green: { pale: '#d9f5df', body: '#2f9e5f', shade: '#22834d', deep: '#0d4d31' },
    yellow: { pale: '#fff3cd', body: '#f6bf34', shade: '#e0a31d', deep: '#8a5605' },
    purple: { pale: '#ece0fb', body: '#8f5ccf', shade: '#7746b5', deep: '#3d1a6d' },
    blue: { pale: '#d8ebff', body: '#3485dd', shade: '#256cbd', deep: '#103c78' },
    orange: { pale: '#ffe6cf', body: '#ee7d2b', shade: '#cf631a', deep: '#7c3308' },
    grey,
  },
  'red-green': {
    red: { pale: '#fee7e1', body: '#902800', shade: '#751f01', deep: '#440d00' },
    green: { pale: '#dbf4e5', body: '#5aa27d', shade: '#478f6b', deep: '#114b32' },
    yellow: { pale: '#f1efd2', body: '#e8e08c', shade: '#d4cc79', deep: '#474100' },
    purple: { pale: '#fae4fe', body: '#7a068c', shade: '#630072', deep: '#370040' },
    blue: { pale: '#e4edff', body: '#4880fe', shade: '#376de9', deep: '#103591' },
    orange: { pale: '#ffe8d6', body: '#ce791e', shade: '#b86807', deep: '#603300' },
    grey,
  },
  'blue-yellow': {
    red: { pale: '#fee7e3', body: '#e62e1c', shade: '#ce1302', deep: '#7c0400' },
    green: { pale: '#dcf6d6', body: '#30a105', shade: '#288c01', deep: '#114e00' },
    yellow: { pale: '#f0efd5', body: '#ece79a', shade: '#d8d387', deep: '#464101' },
    purple: { pale: '#f4e7ff', body: '#a026de', shade: '#8c01c7', deep: '#5d0186' },
    blue: { pale: '#e3eefe', body: '#254881', shade: '#15376f', deep: '#021942' },
    orange: { pale: '#fee8d8', body: '#f49843', shade: '#df852c', deep: '#603200' },
    grey,
  },
} as const satisfies Record<string, Record<string, Paint>>;

export type PaletteName = keyof typeof palettes;
/** A colour that penguins have in either game. */
export type PaintName = keyof (typeof palettes)['classic'];
