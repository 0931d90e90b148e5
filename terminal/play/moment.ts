import type { MoveReason } from '@rookery/bots/bot';
import type { BotPool } from '@rookery/bots/workers/bot-pool';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { Match } from '@rookery/rules/kernel/match';
import { seatsOf, type Seat, type Viewer } from '@rookery/rules/kernel/seat';
import type { Ruling } from '@rookery/referee/ruling';
import { updateFor } from '@rookery/referee/update';
import { nameOf } from '@rookery/texts/people';
import type { GameScreen, ViewerScene } from '../games/game-screen.ts';
import type { Shell } from '../shell.ts';
import type { TableFace } from '../table/face.ts';
import type { Seating } from './seating.ts';

/** What stays the same during a match. */
export interface Hosting {
  readonly shell: Pick<Shell, 'texts' | 'language' | 'notebook' | 'system'>;
  readonly screen: GameScreen;
  readonly seating: Seating;
  readonly seed: string;
  readonly face: TableFace;
  readonly botPool: BotPool;
  /** Whether the bots say why they move as they do. */
  readonly reasons: 'told' | 'kept';
}

/** Why a bot moved as it did. */
interface Saying {
  readonly seat: Seat;
  readonly reason: MoveReason;
  /** The seats that must decide before it is said, each with its number of acts so far. */
  readonly until: ReadonlyMap<Seat, number>;
}

/** The match now, everything that happened in it, and whose view the screen shows. */
export interface MatchMoment {
  readonly match: Match;
  readonly events: readonly Vocabulary['Event'][];
  readonly shownTo: Viewer;
  /** Reasons that were said, each with the number of events before it. */
  readonly said: readonly (Saying & { readonly at: number })[];
  /** Reasons that cannot be said yet. */
  readonly unsaid: readonly Saying[];
}

/** How often a seat has decided. */
export const decisionsOf = ({ acts }: Match, seat: Seat): number =>
  acts.filter(({ by }) => by === seat).length;

/** Applies a ruling to a moment, and says the reasons that no longer have to wait. */
export function advanceMoment(
  { events, shownTo, said, unsaid }: MatchMoment,
  ruling: Ruling,
): MatchMoment {
  const { match } = ruling;
  const all = [...events, ...ruling.events];
  const isFree = ({ until }: Saying): boolean =>
    [...until].every(([seat, acts]) => decisionsOf(match, seat) > acts);
  const free = unsaid.filter(isFree).map((saying) => ({ ...saying, at: all.length }));
  return {
    match,
    events: all,
    shownTo,
    said: [...said, ...free],
    unsaid: unsaid.filter((saying) => !isFree(saying)),
  };
}

/** A reason to be said as soon as everybody who decides at the same time has decided. */
export function sayingOf({ match }: MatchMoment, seat: Seat, reason: MoveReason): Saying {
  const waiting = match.game.waiting(match.state);
  const others = waiting.for === 'seats' ? waiting.seats.filter((each) => each !== seat) : [];
  const until = new Map(others.map((each) => [each, decisionsOf(match, each)]));
  return { seat, reason, until };
}

/** What a viewer may see of a moment. */
export function sceneFor(hosting: Hosting, moment: MatchMoment, viewer: Viewer): ViewerScene {
  const { screen, seating, shell } = hosting;
  const { match, events, said } = moment;
  const { view, news } = updateFor({ match, events }, viewer);
  const people = { names: seating.names, viewer: viewer === 'onlooker' ? null : viewer };
  const remarks = said.map(({ seat, reason, at }) => ({
    after: updateFor({ match, events: events.slice(0, at) }, viewer).news.length,
    text: shell.texts.remark(nameOf(people, seat), screen.giveReason(reason, people)),
  }));
  return { view, news, open: [], people, remarks };
}

/** Whose view the screen shows while nobody is asked: the only person's, or an onlooker's if there are several people. */
export function commonViewer({ seating: { humans, names } }: Hosting): Viewer {
  const [first = 'onlooker'] = seatsOf(names.length);
  return humans === 1 ? first : 'onlooker';
}
