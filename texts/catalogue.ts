import type { CourseTexts } from './course-texts.ts';
import type { NumbersTexts } from './en/page/numbers.ts';
import type { OwnCardsTexts } from './en/page/own-cards.ts';
import type { BigScreenTexts } from './en/page/big-screen.ts';
import type { CoachTexts } from './en/page/coach.ts';
import type { CommandTexts, QuestionWords } from './en/page/commands.ts';
import type { PageTexts } from './en/page/page.ts';
import type { PenguinPartyPageTexts } from './en/page/penguin-party.ts';
import type { PenguinPartyRules } from './en/page/penguin-party-rules.ts';
import type { PenguinPartyThemes } from './en/page/penguin-party-themes.ts';
import type { PenguinramidsPageTexts } from './en/page/penguinramids.ts';
import type { ReplayTexts } from './en/page/replay.ts';
import type { PenguinramidsRules } from './en/page/penguinramids-rules.ts';
import type { PenguinramidsThemes } from './en/page/penguinramids-themes.ts';
import type { PuzzleTexts } from './en/page/puzzles.ts';
import type { ReviewTexts } from './en/page/review.ts';
import type { RulesTexts } from './en/page/rules.ts';
import type { PenguinPartyTexts } from './en/penguin-party/texts.ts';
import type { PenguinramidsTexts } from './en/penguinramids/texts.ts';
import type { ProblemTexts } from './en/problems.ts';

/** Fetches some texts, which are a chunk of their own on the page. */
export type Load<Texts> = () => Promise<Texts>;

/** Everything there is to say about a game in one language. */
export interface GameCatalogue<Shared, Page> {
  /** What every client says: news, refusals, names. */
  readonly game: Load<Shared>;
  /** What the page alone says. */
  readonly page: Load<Page>;
  readonly lessons: Load<CourseTexts>;
}

/** What readers of a game are told. */
interface ReadingCatalogue<Rules, Themes> {
  readonly rules: Load<Rules>;
  /** What its puzzles are about. */
  readonly themes: Load<Themes>;
}

/** What the page says in a language, part by part. English says what each part holds, so a missing text does not compile. */
export interface Catalogue {
  readonly page: Load<PageTexts>;
  readonly replay: Load<ReplayTexts>;
  readonly review: Load<ReviewTexts>;
  readonly coach: Load<CoachTexts>;
  /** What the command line of a table says, and the words for its questions. */
  readonly commands: Load<{ readonly say: CommandTexts; readonly questions: QuestionWords }>;
  /** What is wrong with a record. */
  readonly problems: Load<ProblemTexts>;
  readonly rules: Load<RulesTexts>;
  readonly ownCards: Load<OwnCardsTexts>;
  readonly numbers: Load<NumbersTexts>;
  readonly puzzles: Load<PuzzleTexts>;
  readonly bigScreen: Load<BigScreenTexts>;
  readonly penguinParty: GameCatalogue<PenguinPartyTexts, PenguinPartyPageTexts> &
    ReadingCatalogue<PenguinPartyRules, PenguinPartyThemes>;
  readonly penguinramids: GameCatalogue<PenguinramidsTexts, PenguinramidsPageTexts> &
    ReadingCatalogue<PenguinramidsRules, PenguinramidsThemes>;
}
