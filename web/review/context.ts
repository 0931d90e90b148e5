import type { People } from '@rookery/texts/people';
import type { GameUi } from '../games/game-ui.ts';
import type { Sitter } from '../table/sitters.ts';
import type { ReviewTexts } from '@rookery/texts/en/page/review';
import type { ShareWords } from './numbers.ts';

/** What every part of a review is written with. */
export interface ReviewWords {
  readonly ui: GameUi;
  readonly texts: ReviewTexts;
  readonly shares: ShareWords;
  readonly people: People;
  readonly sitters: readonly Sitter[];
}
