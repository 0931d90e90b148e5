import { formatAct } from '../../kernel/act-notation.ts';
import { canonicalJson, hashOf } from '../../kernel/canonical.ts';
import { viewersOf, type Viewer } from '../../kernel/seat.ts';
import { randomMatch, type Played } from '../random-match.ts';
import type { Setting } from '../settings.ts';

const nameOf = (viewer: Viewer): string =>
  viewer === 'onlooker' ? 'onlooker' : `seat ${String(viewer)}`;

/** Lines that several viewers share are written once. */
function byViewer(
  viewers: readonly Viewer[],
  textFor: (viewer: Viewer) => string,
): readonly string[] {
  const texts = new Map<string, string[]>();
  for (const viewer of viewers) {
    const text = textFor(viewer);
    texts.set(text, [...(texts.get(text) ?? []), nameOf(viewer)]);
  }
  return [...texts].map(([text, names]) =>
    names.length === viewers.length ? `    all: ${text}` : `    ${names.join(', ')}: ${text}`,
  );
}

/** A view without the viewer's own name, so that equal knowledge is equal text. */
const known = (view: unknown): string => canonicalJson(view).replace(/,"viewer":(null|\d)/, '');

function stepLines(
  { game, seats }: Setting,
  { act, after, events }: Played,
  index: number,
): readonly string[] {
  const viewers = viewersOf(seats);
  const news = events.flatMap((event) =>
    byViewer(viewers, (viewer) => {
      const seen = game.see(event, viewer);
      return seen === undefined ? '–' : canonicalJson(seen);
    }),
  );
  const views =
    act.by === 'chance'
      ? byViewer(viewers, (viewer) => `knows ${known(game.view(after, viewer))}`)
      : [];
  return [`${String(index + 1)}. ${formatAct(game.notation, act)}`, ...news, ...views];
}

/** A whole random match as text: each act, what each viewer saw of it, and after each draw what each knows. */
export function playthrough(setting: Setting, seed: string): string {
  const { game, seats, options } = setting;
  const { match, played } = randomMatch(setting, seed);
  const lines = [
    `game ${game.id}, rules ${String(game.version)}, ${String(seats)} seats`,
    `options ${canonicalJson(options)}`,
    ...played.flatMap((step, index) => stepLines(setting, step, index)),
    `end ${canonicalJson(game.waiting(match.state))}`,
    `standing ${canonicalJson(game.standing(match.state))}`,
    `hash ${hashOf(match.state)}`,
  ];
  return `${lines.join('\n')}\n`;
}
