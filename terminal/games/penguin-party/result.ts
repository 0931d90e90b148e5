import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import { plain, strong, type StyledLine } from '../../paint/line.ts';
import type { ViewerScene } from '../game-screen.ts';
import { callOf, padName } from './draw.ts';
import type { PenguinPartyScreenTexts } from '@rookery/texts/en/terminal/penguin-party';

/** The points of everyone, best first. */
export function drawResult(
  texts: PenguinPartyScreenTexts,
  { view, people }: ViewerScene<PenguinParty>,
): readonly StyledLine[] {
  const order = view.points
    .map((points, seat) => ({ points, seat }))
    .toSorted((a, b) => a.points - b.points);
  const fewest = order[0]?.points;
  const winners = order.filter(({ points }) => points === fewest).map(({ seat }) => seat);
  return [
    strong(texts.victory(winners, people)),
    plain(texts.finalPoints),
    ...order.map(({ points, seat }) =>
      plain(`  ${padName(callOf(texts, people, seat))} ${String(points).padStart(3)}`),
    ),
  ];
}
