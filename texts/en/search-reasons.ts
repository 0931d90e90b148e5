import type { SearchReason } from '@rookery/bots/comparison';
import { figuresIn } from '../figures.ts';

const { number } = figuresIn('en');

/** What a search found, where nothing else tells two moves apart. */
export function searched(why: SearchReason): string {
  switch (why.kind) {
    case 'wins-more':
      return `Found by looking ahead: of 100 matches played on from here in thought, it wins ${wins(why.share)} more.`;
    case 'leads-more':
      return `Found by looking ahead: it wins as often, and ends ${number(why.points, 1)} points further ahead on average.`;
    case 'as-good':
      return 'About as good as the next best move.';
    case 'overall':
      return 'Found by looking ahead: it does better in the matches played on from here in thought.';
  }
}

const wins = (share: number): string => number(100 * share, 0);
