import type { Seat } from '@rookery/rules/kernel/seat';
import type { RulesTexts } from '@rookery/texts/en/page/rules';
import type { Language } from '@rookery/texts/language';
import type { People } from '@rookery/texts/people';
import type { RuleText } from '@rookery/texts/rule-text';
import type { Component, Snippet } from 'svelte';
import type { Cue } from '../feedback/cues.ts';
import type { NewsGuide } from '../model/presentation.ts';
import type { MatchUpdate, ShownInterlude } from '../model/table-model.ts';
import type { Sitter } from '../table/sitters.ts';
import type { CommandTarget } from './kit/commands.ts';
import type { Pointing } from './kit/pointing.ts';

/** An interlude, which stays until the viewer goes on. */
export interface BoardInterlude extends ShownInterlude {
  /** Goes on, or says that the viewer is ready. */
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
  /** All of the table, which is the usual, or only what a player decides with, beside a big screen. */
  readonly extent?: 'table' | 'hand' | undefined;
  /** Whether the moment is long over and only looked at, so that nothing is offered to be done. */
  readonly isPast?: boolean | undefined;
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
   * readers. The rule is the group of rules that says so.
   */
  explain(sentence: string, pointing?: Pointing, rule?: string): void;
  /** Hands over what typed commands are for; absent where none are typed. */
  offerCommands?(target: CommandTarget): void;
  /** Opens the rules above the table; absent where there is no table around the board. */
  openRules?(): void;
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

/** What the small picture of a hidden card is given: a kind of card, as an analysis names it. */
export interface HeldCardProps {
  readonly card: string;
}

/** What the drawing beside a group of rules is given. */
export interface RuleDrawingProps {
  readonly group: string;
}

/** A group of rules as readers see it. */
export interface RuleGroup extends RuleText {
  /** Names the group in addresses. */
  readonly id: string;
  /** The ids that its rules have in the full text. */
  readonly rules: readonly string[];
}

/** The rules of a game for readers. */
export interface GameRules {
  readonly texts: RulesTexts;
  readonly groups: readonly RuleGroup[];
  /** A drawing made of the board's own pieces; empty where a group needs none. */
  readonly Drawing: Component<RuleDrawingProps>;
}

/** What the form of a game's own options is given. */
export interface OptionsProps {
  readonly seats: number;
  /** As the referee reads them; what is left out is as usual. */
  readonly options: Readonly<Record<string, unknown>>;
  change(options: Readonly<Record<string, unknown>>): void;
}

/** The moment of a match that unsent steps follow. */
export interface UnsentTurnContext {
  readonly match: string;
  /** The number of the viewer's next decision. */
  readonly nth: number | null;
  readonly view: unknown;
}

/** The viewer's turn after steps that the board shows and the host does not know yet. */
export interface UnsentTurn {
  readonly view: unknown;
  readonly legal: readonly unknown[];
  /** What these steps did. */
  readonly story: readonly unknown[];
}

export interface HelpSheetProps {
  readonly seats: number;
  close(): void;
  /** Opens all the rules; absent where there is no table. */
  openRules?: (() => void) | undefined;
}

/** Everything of one game that is needed at a table. */
export interface GameUi extends NewsGuide {
  readonly Board: Component<BoardProps>;
  readonly Result: Component<ResultProps>;
  /** What one seat held, in little and in one line, for replays with open hands; the view is that seat's own. */
  readonly OpenHand: Component<GlimpseProps>;
  /** The points so far, for the column beside the table. */
  readonly Scores: Component<ResultProps>;
  /** A small picture of a kind of card that somebody may hold. */
  readonly HeldCard: Component<HeldCardProps>;
  /** How the game is played, in a few sentences above whatever page it is opened from. */
  readonly HelpSheet: Component<HelpSheetProps>;
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
  /** The group of rules that refuses it. */
  ruleOf(refusal: { readonly kind: string }): string;
  /** Loads the rules for readers. */
  loadRules(): Promise<GameRules>;
  /** A move as advice names it; the view is the one before it. */
  sayMove(move: unknown, view: unknown): string;
  /** Why a move is better, in a sentence; the reason as a bot or an analysis gave it. */
  sayReason(reason: { readonly kind: string }, people: People): string;
  /** A line for lists and lobbies: `IELLO, 3 of 4 rounds`. */
  about(view: unknown): string;
  /** What of the board a move of the viewer is about, by the keys in `data-thing`. */
  thingsOf(move: unknown, view: unknown): readonly string[];
  /** What a kind of card is called that somebody may hold. */
  nameHeld(card: string): string;
  /** How the viewer's turn stands with its unsent steps; null without any. Absent where every move is sent at once. */
  findUnsentTurn?(context: UnsentTurnContext, seat: Seat): UnsentTurn | null;
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

/** What the puzzles of a game need besides its table. */
export interface GamePuzzles {
  /** The set of puzzles, as it is kept in a file. */
  readonly set: unknown;
  /** Whether the hands of the others are hidden while somebody moves. */
  readonly hasHiddenHands: boolean;
  /** What a puzzle is about, as short as it can be said; by the kind of its reason. */
  sayTheme(kind: string): string;
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
  /** Loads the puzzles of the game, and its texts. */
  loadPuzzles(language: Language): Promise<GamePuzzles>;
  /** Loads the page where owners enter the cards of their box; absent where all cards are known. */
  loadOwnCards?(language: Language): Promise<Component>;
}
