/** What every penguin is drawn with, whatever its colour. */
export const ink = '#14213a';
export const cream = '#fffdf7';
export const beak = '#f39a34';
export const beakEdge = '#b65d12';
export const blush = '#f7a9a2';
export const gold = '#f6c453';
export const goldEdge = '#8a5a0b';
export const bracelet = '#ffe596';
export const braceletEdge = '#573503';

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

/** The colours of both games; grey is the back of a Penguinramids card. */
export const paints = {
  red: { pale: '#ffe0dc', body: '#e0474c', shade: '#c4333d', deep: '#84172a' },
  green: { pale: '#d9f5df', body: '#2f9e5f', shade: '#22834d', deep: '#0d4d31' },
  yellow: { pale: '#fff3cd', body: '#f6bf34', shade: '#e0a31d', deep: '#8a5605' },
  purple: { pale: '#ece0fb', body: '#8f5ccf', shade: '#7746b5', deep: '#3d1a6d' },
  blue: { pale: '#d8ebff', body: '#3485dd', shade: '#256cbd', deep: '#103c78' },
  orange: { pale: '#ffe6cf', body: '#ee7d2b', shade: '#cf631a', deep: '#7c3308' },
  grey: { pale: '#eceff2', body: '#a9b3bd', shade: '#919ca7', deep: '#55616d' },
} as const satisfies Record<string, Paint>;
