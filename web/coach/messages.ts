import type { Holdings } from '@rookery/analysis/holdings';
import type { BotQuestion } from '@rookery/bots/bot';
import type { Hint } from './advice.ts';

/** What the page asks the coach, who thinks in a worker. */
export type CoachAsk =
  | {
      readonly about: 'hint';
      readonly id: number;
      readonly game: string;
      readonly question: BotQuestion;
    }
  | {
      readonly about: 'holdings';
      readonly id: number;
      readonly game: string;
      readonly view: unknown;
    };

/** What the coach answers. */
export type CoachAnswer =
  | { readonly about: 'hint'; readonly id: number; readonly hint: Hint }
  | { readonly about: 'holdings'; readonly id: number; readonly holdings: Holdings }
  | { readonly about: 'failure'; readonly id: number; readonly reason: string };
