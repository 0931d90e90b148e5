import type { Seat } from '@rookery/rules/kernel/seat';
import type { Language } from '@rookery/texts/language';
import type { People } from '@rookery/texts/people';
import type { Component, Snippet } from 'svelte';
import type { Cue } from '../feedback/cues.ts';
import type { NewsGuide } from '../model/presentation.ts';
import type { MatchUpdate } from '../model/table-model.ts';
import type { Sitter } from '../table/sitters.ts';
import type { Pointing } from './kit/pointing.ts';

/** An interlude, which stays until the viewer goes on. */
export interface BoardInterlude {
  /** After how many milliseconds it goes on by itself; null if it does not. */
  readonly longest: number | null;
  proceed(): void;
}

/** What a game's table is given by the frame around it. It holds no rules: legal moves come with the update. */
export interface BoardProps {
  readonly update: MatchUpdate;
  /**
   * What has just happened and should be seen happening: a part of `update.news`, none when a table is
   * opened or caught up with.
   */
  readonly news: readonly unknown[];
  /** Everything that was shown happening in the match so far; absent where nobody plays. */
  readonly story?: readonly unknown[] | undefined;
  /** Whose eyes it is seen with; null for an onlooker. */
  readonly me: Seat | null;
  /** By seat. */
  readonly sitters: readonly Sitter[];
  /** The same people as the sentences of games name them. */
  readonly people: People;
  /** More to show in each player's badge, such as a clock. */
  readonly badge?: Snippet<[seat: number]> | undefined;
  /** Whether a move of `update.legal` may be decided right now. */
  readonly canAct: boolean;
  /** The move that is on its way to the host; null if there is none. */
  readonly pending: unknown;
  /** Set while an interlude is shown, such as the end of a round; absent otherwise. */
  readonly interlude?: BoardInterlude | null | undefined;
  decide(move: unknown): void;
  /**
   * Tells news that the board shows before the host has confirmed it, such as a step that can still be undone.
   * The same news is not told again when the host sends it.
   */
  tellEarly(news: readonly unknown[]): void;
  /**
   * Says for a moment why something may not be done: in a speech bubble at what was touched, and to screen
   * readers.
   */
  explain(sentence: string, pointing?: Pointing): void;
}

/** What the sheets of points are given, during a match and at its end. */
export interface ResultProps {
  readonly update: MatchUpdate;
  readonly sitters: readonly Sitter[];
  readonly people: People;
}

/** How a match ended, in words. */
export interface EndingWords {
  /** Who has won. */
  readonly title: string;
  /** What decided it; null if nothing did in particular. */
  readonly because: string | null;
  /** The points of each seat, as short as they can be said. */
  readonly points: readonly string[];
}

/** What the form of a game's own options is given. */
export interface OptionsProps {
  readonly seats: number;
  /** As the referee reads them; what is left out is as usual. */
  readonly options: Readonly<Record<string, unknown>>;
  change(options: Readonly<Record<string, unknown>>): void;
}

/** Everything of one game that is needed at a table. */
export interface GameUi extends NewsGuide {
  readonly Board: Component<BoardProps>;
  readonly Result: Component<ResultProps>;
  /** The points so far, for the column beside the table. */
  readonly Scores: Component<ResultProps>;
  /**
   * What happened, in sentences for a live region, the most important last; the view is the one after
   * all of it.
   */
  tell(news: readonly unknown[], people: People, view: unknown): readonly string[];
  /** A name for the turn that a view is in: the same in all steps of a turn, and another one in the next. */
  turnOf(view: unknown): string;
  /** Who begins, while nothing has been decided in this round yet; null afterwards. */
  opening(view: unknown, people: People): string | null;
  /** How the match ended; null before its end. */
  ending(view: unknown, people: People): EndingWords | null;
  /** The sounds that go with it. */
  cues(news: readonly unknown[], me: Seat | null): readonly Cue[];
  /** Why a move is refused, in a sentence; the reason as the host gave it. */
  refusal(refusal: { readonly kind: string }, people: People): string;
  /** A line for lists and lobbies: `IELLO, 3 of 4 rounds`. */
  about(view: unknown): string;
}

/** What the small picture of a match is given. */
export interface GlimpseProps {
  readonly view: unknown;
  /** Whose pyramid it shows where each player has one; null for an onlooker. */
  readonly seat: number | null;
}

/** What lists show of a match without loading its table. */
export interface GameGlimpse {
  readonly Glimpse: Component<GlimpseProps>;
  /** As that of `GameUi`. */
  about(view: unknown): string;
}

/** What home and set-up need to know of a game before it is loaded. */
export interface GameCard {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly usualSeats: number;
  /** How long a match takes around a table, in minutes, and from which age on. */
  readonly minutes: number;
  readonly age: number;
  /** How long its lessons take, in minutes. */
  readonly minutesToLearn: number;
  /** A wide picture for home. */
  readonly Scene: Component;
  /** Loads what the table needs, and the game's texts in that language. */
  load(language: Language): Promise<GameUi>;
  /** Loads the small picture of a match, and the game's texts. */
  loadGlimpse(language: Language): Promise<GameGlimpse>;
  /** Loads the form of the game's own options, and its texts. */
  loadOptions(language: Language): Promise<Component<OptionsProps>>;
}
