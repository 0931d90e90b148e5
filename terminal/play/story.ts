import type { GameScreen, ViewerScene } from '../games/game-screen.ts';

/** What happened and what was said about it, in words and in order; it only ever grows at its end. */
export function storyOf(
  screen: GameScreen,
  { news, people, remarks = [] }: ViewerScene,
): readonly string[] {
  const saidAfter = (count: number): readonly string[] =>
    remarks.filter(({ after }) => after === count).map(({ text }) => text);
  const told = news.flatMap((seen, index) => [
    ...(screen.isDrawn(seen) ? [] : [screen.tell(seen, people)]),
    ...saidAfter(index + 1),
  ]);
  return [...saidAfter(0), ...told];
}
