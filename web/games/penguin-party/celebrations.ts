import type { Seen } from '@rookery/rules/penguin-party/vocabulary';
import { afterPaint } from '../../feel/after-paint.svelte.ts';
import { elementOf } from '../kit/positions.ts';
import { thing } from './flights.ts';
import type { Sky } from './sky.svelte.ts';
import { tokensFor } from './tokens.ts';

/** Where tokens and snowflakes fly. */
interface CelebrationScene {
  readonly root: HTMLElement;
  readonly sky: Sky;
}

const flakeCount = 12;

/** Lets tokens and snowflakes fly for those who went out or emptied their hands. */
export function celebrate(news: readonly Seen[], scene: CelebrationScene): void {
  for (const seen of news) {
    if (seen.type === 'hand-emptied') afterwards((passed) => throwSnow(seen, scene, passed));
    if (seen.type === 'went-out') afterwards((passed) => throwTokens(seen, scene, passed));
  }
}

/** Acts once the rest is painted; tells how many milliseconds have passed, so that delays can be shortened. */
function afterwards(action: (passed: number) => void): void {
  const begun = performance.now();
  afterPaint(() => action(performance.now() - begun));
}

/** The middle of an element, as seen from the board. */
function middle(root: HTMLElement, element: Element): { readonly x: number; readonly y: number } {
  const board = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2 - board.x, y: box.y + box.height / 2 - board.y };
}

/** Penalty tokens come from the ice to whoever is out. */
function throwTokens(
  { seat, penalty }: Seen & { readonly type: 'went-out' },
  { root, sky }: CelebrationScene,
  passed: number,
): void {
  const face = elementOf(root, thing.face(seat));
  const floe = elementOf(root, thing.floe);
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
function throwSnow(
  { seat, givenBack }: Seen & { readonly type: 'hand-emptied' },
  { root, sky }: CelebrationScene,
  passed: number,
): void {
  const face = elementOf(root, thing.face(seat));
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
