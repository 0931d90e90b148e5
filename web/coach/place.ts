/** A part of the screen, in pixels. */
type ScreenPart = Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>;

/** Where the coach stands, in pixels from the corner of the board's room. */
export interface CoachPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const gap = 4;
const margin = 8;

/** Places the coach at the top, so that the rivals stay in sight: below a row of them, or beside a column. */
export function placeCoach(
  room: ScreenPart,
  rivals: ScreenPart | null,
  widest: number,
): CoachPlace {
  const isColumn = rivals !== null && rivals.width < room.width / 2;
  const start = isColumn ? rivals.left + rivals.width - room.left : 0;
  const top = rivals !== null && !isColumn ? rivals.top + rivals.height - room.top : 0;
  const space = room.width - start - 2 * margin;
  const width = Math.min(widest, space);
  return { left: start + margin + (space - width) / 2, top: top + gap, width };
}

/** Tells where the coach stands, now and whenever the room changes. The returned function stops that. */
export function watchPlace(
  room: HTMLElement,
  widest: number,
  tell: (place: CoachPlace) => void,
): () => void {
  const rivals = room.querySelector('[data-rivals]');
  const look = (): void => {
    const kept = rivals?.getBoundingClientRect() ?? null;
    tell(placeCoach(room.getBoundingClientRect(), kept, widest));
  };
  const observer = new ResizeObserver(look);
  for (const each of [room, ...(rivals ? [rivals] : [])]) observer.observe(each);
  look();
  return () => observer.disconnect();
}
