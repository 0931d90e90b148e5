import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import { requestFor, type BotRequest, type Thinking } from './bot-request.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { Thought } from './thoughts.ts';
import { storyOf, type Story } from './viewer-log.ts';

/** How a host has its bots think. */
interface Asking {
  think(request: BotRequest): Thought;
  /** Whether a thought ended because nobody wants it any more, which is nobody's fault. */
  isGivenUp(error: unknown): boolean;
  onFault(error: unknown): void;
}

/** The bots of one match after the other, asked from what their seats have seen. */
export class AskedBots {
  readonly #asking: Asking;
  /** Kept while bots play, so that each thought costs no more than what is new. */
  #story: Story | undefined;

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  begin(match: HostedMatch, thinking: Thinking): Thought {
    let begun: Thought | undefined;
    const think = (request: BotRequest): Thought['move'] => {
      begun = this.#asking.think(request);
      return begun.move;
    };
    return { move: this.#moveOf(match, thinking, think), giveUp: () => begun?.giveUp() };
  }

  /** No bot plays for now. */
  forget(): void {
    this.#story = undefined;
  }

  async #moveOf(
    match: HostedMatch,
    thinking: Thinking,
    think: (request: BotRequest) => Thought['move'],
  ): Promise<Vocabulary['Move']> {
    this.#story = storyOf(match, this.#story);
    const request = requestFor(match, this.#story, thinking);
    try {
      return await think(request);
    } catch (error) {
      if (this.#asking.isGivenUp(error)) throw error;
      this.#asking.onFault(error);
      // The others at the table must not wait for ever.
      return entryOf(request.question.legal, 0);
    }
  }
}
