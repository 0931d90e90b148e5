/** How far down a finger moves in a swipe, in pixels. */
const far = 24;

/** Attached to an element, calls `act` when a finger swipes down over it. A mouse has other ways. */
export const onSwipeDown =
  (act: () => void) =>
  (element: HTMLElement): (() => void) => {
    let start: { readonly id: number; readonly x: number; readonly y: number } | null = null;
    const listening = new AbortController();
    const { signal } = listening;
    const press = ({ pointerType, pointerId, clientX, clientY }: PointerEvent): void => {
      start = pointerType === 'mouse' ? null : { id: pointerId, x: clientX, y: clientY };
    };
    const move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
      if (start?.id !== pointerId || clientY - start.y < far) return;
      const isDown = clientY - start.y > Math.abs(clientX - start.x);
      start = null;
      if (isDown) act();
    };
    const end = (): void => void (start = null);
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', end, { signal });
    return () => listening.abort();
  };
