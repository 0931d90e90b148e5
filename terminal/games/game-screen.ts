import type { MoveReason } from '@rookery/bots/bot';
import type { Game, Vocabulary } from '@rookery/rules/kernel/game';
import type { Result } from '@rookery/rules/kernel/result';
import type { People } from '@rookery/texts/people';
import type { StyledLine } from '../paint/line.ts';
import type { Key } from '../screen/keys.ts';

/** The room there is, in characters. */
export interface Frame {
  readonly columns: number;
  readonly rows: number;
}

/** Something said at the table. */
export interface Remark {
  /** How many of the news came before it. */
  readonly after: number;
  readonly text: string;
}

/** Everything one viewer may see, and so everything a screen is drawn from. */
export interface ViewerScene<G extends Vocabulary = Vocabulary> {
  readonly view: G['View'];
  /** Everything this viewer saw happen, from the beginning. */
  readonly news: readonly G['Seen'][];
  /** The views of the seats whose hands lie open, in a replay. */
  readonly open: readonly G['View'][];
  readonly people: People;
  /** What was said about it, oldest first. */
  readonly remarks?: readonly Remark[];
}

/** What a key leads to. */
export type Pressed<G extends Vocabulary = Vocabulary> =
  | { readonly type: 'picker'; readonly picker: Picker<G> }
  | { readonly type: 'move'; readonly move: G['Move'] }
  | { readonly type: 'unused' };

/** One moment of picking a move with keys. */
export interface Picker<G extends Vocabulary = Vocabulary> {
  /** What the keys do, for the status line. */
  readonly hint: string;
  draw(frame: Frame): readonly StyledLine[];
  press(key: Key): Pressed<G>;
}

/** An option of `play` that goes into the options of a game under the same name. */
export interface Flag {
  readonly name: string;
  readonly form: 'text' | 'seat' | 'json-file';
  /** What stands for the value in the help. */
  readonly value: string;
  readonly help: string;
}

/** How one game is shown and played in a terminal, in one language. */
export interface GameScreen<G extends Vocabulary = Vocabulary> {
  readonly game: Game<G>;
  readonly name: string;
  readonly usualSeats: number;
  readonly flags: readonly Flag[];
  /** How moves are typed. */
  readonly typingHelp: readonly string[];
  draw(scene: ViewerScene<G>, frame: Frame): readonly StyledLine[];
  picker(scene: ViewerScene<G>, legal: readonly G['Move'][]): Picker<G>;
  /** Reads a typed move; a problem is a sentence. */
  parseTyped(text: string): Result<G['Move'], string>;
  /** What can be typed now. */
  hints(scene: ViewerScene<G>, legal: readonly G['Move'][]): readonly string[];
  explain(refusal: G['Refusal'], people: People): string;
  /** A sentence about what happened. */
  tell(seen: G['Seen'], people: People): string;
  /** A move in words, without who makes it. */
  nameMove(move: G['Move']): string;
  /** Why a bot prefers a move, in words. */
  giveReason(reason: MoveReason, people: People): string;
  /** Whether the drawn table already shows what happened, so that it needs no sentence. */
  isDrawn(seen: G['Seen']): boolean;
  /** Who won, and the points of everyone, once the match is over. */
  result(scene: ViewerScene<G>): readonly StyledLine[];
}
