import type { Flight } from './flights.ts';

/** Where things lay before the table changed, by key. */
export type Whereabouts = ReadonlyMap<string, DOMRect>;

const ease = 'cubic-bezier(0.3, 0.9, 0.3, 1)';

/** Where everything lies now that can be seen to move. */
export function whereaboutsIn(root: HTMLElement): Whereabouts {
  const found = new Map<string, DOMRect>();
  for (const each of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    found.set(each.dataset['thing'] ?? '', each.getBoundingClientRect());
  }
  return found;
}

/** Shows things moving to where they lie by now: transforms only, so nothing else is laid out anew. */
export function showFlights(
  root: HTMLElement,
  flights: readonly Flight[],
  before: Whereabouts,
): void {
  flights.forEach((flight, place) => {
    const target = root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(flight.to)}"]`);
    if (target) show(target, flight, before.get(flight.from), place);
  });
}

function show(target: HTMLElement, flight: Flight, from: DOMRect | undefined, place: number): void {
  switch (flight.manner) {
    case 'fly':
      if (from) fly(target, from);
      break;
    case 'drop':
      target.animate(
        [{ transform: 'translateY(-40%) scale(0.8)', opacity: 0 }, { transform: 'none' }],
        { duration: 380, delay: place * 70, easing: ease, fill: 'backwards' },
      );
      break;
    case 'turn':
      target.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
        duration: 360,
        delay: place * 60,
        easing: ease,
        fill: 'backwards',
      });
      break;
    case 'pulse':
      target.animate([{ transform: 'none' }, { transform: 'scale(1.12)' }, { transform: 'none' }], {
        duration: 380,
        easing: 'ease-in-out',
      });
      break;
  }
}

function fly(target: HTMLElement, from: DOMRect): void {
  const to = target.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return;
  const across = from.left + from.width / 2 - (to.left + to.width / 2);
  const down = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = from.width / to.width;
  const start = `translate(${String(across)}px, ${String(down)}px) scale(${String(scale)})`;
  // Above everything on the way.
  const animation = target.animate(
    [
      { transform: start, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: 480, easing: ease },
  );
  target.dataset['flying'] = '';
  const land = (): void => void delete target.dataset['flying'];
  animation.addEventListener('finish', land);
  animation.addEventListener('cancel', land);
}
