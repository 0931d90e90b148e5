import type { ChatLine } from '@rookery/protocol/chat';
import type { TablePicture } from '@rookery/protocol/client/table-line';
import type { Remark } from '../games/game-screen.ts';
import type { JoinTexts } from '@rookery/texts/en/terminal/join';

/** Places chat between the news of a match. Chat has times and news have none, so each line keeps the place where it was first heard. */
export class Remarks {
  readonly #texts: JoinTexts;
  readonly #heardAfter = new Map<string, number>();
  #match: string | undefined;

  constructor(texts: JoinTexts) {
    this.#texts = texts;
  }

  /** Everything that was said, each after the news it followed. */
  of({ chat, news, update }: TablePicture): readonly Remark[] {
    if (update?.match !== this.#match) {
      // What was said before a match stands before its first news.
      for (const id of this.#heardAfter.keys()) this.#heardAfter.set(id, 0);
      this.#match = update?.match;
    }
    return chat.map((line) => {
      const after = this.#heardAfter.get(line.id) ?? news.length;
      this.#heardAfter.set(line.id, after);
      return { after, text: this.inWords(line) };
    });
  }

  inWords({ name, said }: ChatLine): string {
    const words = said.kind === 'phrase' ? this.#texts.phrases[said.phrase] : said.text;
    return this.#texts.speaks(name, words);
  }
}
