import type { Seen } from '@rookery/rules/penguin-party/vocabulary';
import { inTurn } from '../../feel/in-turn.ts';
import { keyOf } from './layout.ts';
import type { Sky } from './sky.svelte.ts';
import { tokensFor } from './tokens.ts';

/** What the dance needs to know of the board. */
export interface Floor {
  readonly root: HTMLElement;
  readonly sky: Sky;
  readonly me: number | null;
  /** Whether the player has carried the last penguin there by hand, so that it need not walk. */
  readonly wasCarried: boolean;
}

/** In milliseconds, as `--move` of the page. */
const walk = 420;
const apart = 120;

const flakeCount = 12;

/** Lets people see what happened, by moving what is already where it belongs. */
export function perform(news: readonly Seen[], floor: Floor): void {
  let step = 0;
  for (const seen of news) {
    switch (seen.type) {
      case 'placed':
        placed(seen, floor, step);
        step += 1;
        break;
      case 'hand-emptied':
        afterwards((passed) => celebrate(seen, floor, passed));
        break;
      case 'went-out':
        afterwards((passed) => tokensTo(seen, floor, passed));
        break;
      case 'dealt':
        deal(floor);
        break;
      case 'starter-drawn':
      case 'round-ended':
      case 'match-ended':
        break;
    }
  }
}

/** Once the rest has been seen; whoever waits a moment anyway takes off what has passed of it. */
function afterwards(action: (passed: number) => void): void {
  const begun = performance.now();
  inTurn(() => action(performance.now() - begun), { isReading: true });
}

function placed(
  seen: Seen & { readonly type: 'placed' },
  { root, me, wasCarried }: Floor,
  step: number,
): void {
  const figure = root.querySelector(`[data-spot="${keyOf(seen)}"] [data-figure]`);
  if (!figure) return;
  if (seen.seat === me && wasCarried) {
    figure.animate({ scale: ['1.12', '0.96', '1'] }, { duration: 220, easing: 'ease-out' });
    return;
  }
  const own =
    root.querySelector(`[data-stack="${seen.colour}"]`) ?? root.querySelector('[data-hand]');
  const from = seen.seat === me ? own : faceOf(root, seen.seat);
  if (from) waddle(figure, from.getBoundingClientRect(), step * apart);
}

const faceOf = (root: HTMLElement, seat: number): Element | null =>
  root.querySelector(`[data-seat="${String(seat)}"] [data-face]`);

/** A penguin walks to where it stands: it glides there and rocks from foot to foot. */
function waddle(figure: Element, from: DOMRect, delay: number): void {
  const to = figure.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const timing = { duration: walk, delay, fill: 'backwards' } as const;
  figure.animate(
    { translate: [`${String(x)}px ${String(y)}px`, '0px 0px'] },
    { ...timing, easing: 'cubic-bezier(0.3, 0.7, 0.25, 1)' },
  );
  figure.animate({ rotate: ['0deg', '-13deg', '11deg', '-8deg', '5deg', '0deg'] }, timing);
  figure.animate({ scale: ['0.9', '1.12', '1.1', '1'] }, timing);
}

/** The middle of an element, as seen from the board. */
function middle(root: HTMLElement, element: Element): { readonly x: number; readonly y: number } {
  const board = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2 - board.x, y: box.y + box.height / 2 - board.y };
}

/** Penalty tokens come from the ice to whoever is out. */
function tokensTo(
  { seat, penalty }: Seen & { readonly type: 'went-out' },
  { root, sky }: Floor,
  passed: number,
): void {
  const face = faceOf(root, seat);
  const floe = root.querySelector('[data-floe]');
  if (!face || !floe) return;
  const to = middle(root, face);
  const from = middle(root, floe);
  const launched = tokensFor(penalty).map((look, index, all) => ({
    look,
    from: { x: from.x + (index - all.length / 2) * 26, y: from.y },
    to,
    delay: Math.max(0, 350 - passed) + index * 70,
  }));
  sky.launch(launched);
}

/** Snowflakes for an empty hand, and the tokens that are given back. */
function celebrate(
  { seat, givenBack }: Seen & { readonly type: 'hand-emptied' },
  { root, sky }: Floor,
  passed: number,
): void {
  const face = faceOf(root, seat);
  if (!face) return;
  const from = middle(root, face);
  const isLow = from.y > root.clientHeight / 2;
  const flakes = Array.from({ length: flakeCount }, (_, index) => {
    const angle = ((index + 0.5) / flakeCount) * Math.PI * 2;
    const far = 46 + (index % 3) * 22;
    const to = { x: from.x + Math.cos(angle) * far, y: from.y + Math.sin(angle) * far };
    return { look: 'flake' as const, from, to, delay: Math.max(0, 260 - passed) };
  });
  const away = {
    x: root.clientWidth / 2,
    y: isLow ? root.clientHeight * 0.3 : root.clientHeight * 0.6,
  };
  const given = tokensFor(givenBack).map((look, index) => ({
    look,
    from,
    to: { x: away.x + index * 24, y: away.y },
    delay: Math.max(0, 380 - passed) + index * 90,
  }));
  sky.launch([...flakes, ...given]);
}

/** The hand comes up, stack after stack. */
function deal({ root }: Floor): void {
  const stacks = root.querySelectorAll('[data-stack]');
  for (const [index, stack] of [...stacks].entries()) {
    stack.animate(
      { translate: ['0 60%', '0 0'], opacity: ['0', '1'] },
      {
        duration: 320,
        delay: index * 60,
        fill: 'backwards',
        easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)',
      },
    );
  }
}
