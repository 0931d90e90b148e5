import type { People } from '@rookery/texts/people';
import type { GameUi } from '../games/game-ui.ts';
import type { Showing } from '../model/presentation.ts';

/** As much of a moment as its lines need. */
interface LogMoment {
  readonly story: readonly unknown[];
  readonly update: { readonly view: unknown };
}

/** One thing that happened, as the move log tells it. */
export interface LogLine<Moment = Showing> {
  readonly key: number;
  readonly sentence: string;
  /** Who did it; null if nobody, such as a deal. */
  readonly doer: number | null;
  /** The table right after it; null if the page has not seen that moment. */
  readonly moment: Moment | null;
  /** How much of the story was told then. */
  readonly told: number;
}

/** Everything that was shown happening, the latest last. What happened before the page was opened has no moment. */
export const linesOf = <Moment extends LogMoment>(
  history: readonly Moment[],
  ui: Pick<GameUi, 'tell' | 'doersOf'>,
  people: People,
): readonly LogLine<Moment>[] =>
  history.flatMap((moment, nth) => {
    const known = history[nth - 1]?.story.length ?? 0;
    const news = moment.story.slice(known);
    const doers = ui.doersOf(news);
    return ui.tell(news, people, moment.update.view).map((sentence, index) => ({
      key: known + index,
      sentence,
      doer: doers[index] ?? null,
      moment: nth === 0 ? null : moment,
      told: known + index + 1,
    }));
  });
