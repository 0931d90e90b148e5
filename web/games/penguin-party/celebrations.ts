import type { Seen } from '@rookery/rules/penguin-party/vocabulary';
import { afterPaint } from '../../render/after-paint.svelte.ts';
import { pictureOf } from '../../art/picture.ts';
import type { FlightScene } from '../kit/flights.ts';
import { launch } from '../kit/flying-copies.ts';
import { elementOf } from '../kit/positions.ts';
import TokenDrawing from './art/TokenDrawing.svelte';
import { thing } from './flights.ts';
import { tokensFor, type TokenValue } from './tokens.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A token or snowflake that flies over the table, in pixels of the board. */
interface Airborne {
  readonly look: TokenValue | 'flake';
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
}

const flakeCount = 12;

/** Lets tokens and snowflakes fly for those who went out or emptied their hands. */
export function celebrate(news: readonly Seen[], scene: FlightScene): void {
  for (const seen of news) {
    if (seen.type === 'hand-emptied')
      scheduleAfterPaint((passed) => throwSnow(seen, scene, passed));
    if (seen.type === 'went-out') scheduleAfterPaint((passed) => throwTokens(seen, scene, passed));
  }
}

/** Runs an action after the next paint, and says how many milliseconds it waited, so that delays can be shortened. */
function scheduleAfterPaint(action: (passed: number) => void): void {
  const begun = performance.now();
  afterPaint(() => action(performance.now() - begun));
}

/** The middle of an element, as seen from the board. */
function middle(root: HTMLElement, element: Element): Point {
  const board = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2 - board.x, y: box.y + box.height / 2 - board.y };
}

/** Penalty tokens come from the ice to whoever is out. */
function throwTokens(
  { seat, penalty }: Seen & { readonly type: 'went-out' },
  { board, air }: FlightScene,
  passed: number,
): void {
  const face = elementOf(board, thing.face(seat));
  const floe = elementOf(board, thing.floe);
  if (!face || !floe) return;
  const to = middle(board, face);
  const from = middle(board, floe);
  tokensFor(penalty).forEach((look, index, all) =>
    fly(air, {
      look,
      from: { x: from.x + (index - all.length / 2) * 26, y: from.y },
      to,
      delay: Math.max(0, 350 - passed) + index * 70,
    }),
  );
}

/** Snowflakes for an empty hand, and the tokens that are given back. */
function throwSnow(
  { seat, givenBack }: Seen & { readonly type: 'hand-emptied' },
  { board, air }: FlightScene,
  passed: number,
): void {
  const face = elementOf(board, thing.face(seat));
  if (!face) return;
  const from = middle(board, face);
  const isLow = from.y > board.clientHeight / 2;
  const flakes = Array.from({ length: flakeCount }, (_, index) => {
    const angle = ((index + 0.5) / flakeCount) * Math.PI * 2;
    const far = 46 + (index % 3) * 22;
    const to = { x: from.x + Math.cos(angle) * far, y: from.y + Math.sin(angle) * far };
    return { look: 'flake' as const, from, to, delay: Math.max(0, 260 - passed) };
  });
  const away = {
    x: board.clientWidth / 2,
    y: isLow ? board.clientHeight * 0.3 : board.clientHeight * 0.6,
  };
  const given = tokensFor(givenBack).map((look, index) => ({
    look,
    from,
    to: { x: away.x + index * 24, y: away.y },
    delay: Math.max(0, 380 - passed) + index * 90,
  }));
  for (const each of [...flakes, ...given]) fly(air, each);
}

/** Lets a token or snowflake appear above the table and fly. */
function fly(air: FlightScene['air'], { look, from, to, delay }: Airborne): void {
  if (!air) return;
  const isFlake = look === 'flake';
  const [start, end] = [from, to].map(({ x, y }) => `${String(x)}px ${String(y)}px`);
  const way = isFlake
    ? [
        { translate: start, scale: '0.4', rotate: '0deg' },
        { scale: '1.2' },
        { translate: end, scale: '0.2', rotate: '120deg' },
      ]
    : [{ translate: start, scale: '0.6' }, { scale: '1.5' }, { translate: end, scale: '0.8' }];
  const easing = isFlake ? 'ease-out' : 'cubic-bezier(0.4, 0.1, 0.3, 1)';
  launch(drawingOf(look), air, way, { duration: isFlake ? 760 : 560, delay, easing });
}

function drawingOf(look: Airborne['look']): HTMLElement {
  if (look === 'flake') {
    const flake = document.createElement('div');
    flake.className = look;
    return flake;
  }
  const token = document.createElement('img');
  token.src = pictureOf(TokenDrawing, { value: look });
  return token;
}
