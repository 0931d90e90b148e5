import { parseMatchId } from '@rookery/protocol/identifiers';
import { noWishes } from '@rookery/protocol/tables';
import { startClocks } from '@rookery/referee/clock';
import { entryOf } from '@rookery/rules/kernel/entry';
import { accepted } from '@rookery/rules/kernel/result';
import { beginningsAt, rematchesAt, turnsAt } from './alert-occasions.ts';
import type { DeskAsk } from './desk.ts';
import { drawFirstActs, dueAt, openHostedMatch, replay, type Progress } from './hosted-match.ts';
import type { HotTable } from './hot-table.ts';
import { done, refused, type Reply } from './reply.ts';
import { joinRematch, mayFollow, replaceMissing, seatOf, whyNotStart } from './seating.ts';
import type { NewMatch, StoredTable } from './store.ts';
import { change } from './table-change.ts';
import { sendAway, tellProgress, tellTable } from './telling.ts';
import { isUnanimous } from './wishes.ts';

/** Begins, if the host says so and everyone is ready. */
export function start(table: HotTable, ask: DeskAsk, person: string): Reply | Promise<Reply> {
  const { table: before } = table.now;
  if (before.phase === 'over' && before.host === person) return startRematch(table, ask, person);
  const reason = whyNotStart(before, person);
  return reason ? refused(ask, reason) : beginMatch(table, ask, before);
}

/** The host does not wait any longer: bots play for those who have not joined the rematch. */
function startRematch(table: HotTable, ask: DeskAsk, host: string): Reply | Promise<Reply> {
  const { table: before } = table.now;
  // A host may have no seat, like a screen that everybody looks at.
  const joined = seatOf(before, host) === null ? accepted(before) : joinRematch(before, host);
  if (!joined.ok) return refused(ask, entryOf(joined.problems, 0));
  return beginMatch(table, ask, replaceMissing(joined.value, table.context.standIn));
}

/** Wishes to play again. The match begins once every person wishes it; around one device, one is enough. */
export function rematch(table: HotTable, ask: DeskAsk, person: string): Reply | Promise<Reply> {
  const joined = joinRematch(table.now.table, person);
  if (!joined.ok) return refused(ask, entryOf(joined.problems, 0));
  if (table.context.gathering === 'together' || isUnanimous(joined.value, 'rematch')) {
    return beginMatch(table, ask, joined.value);
  }
  return joinAndWait(table, ask, person);
}

async function joinAndWait(table: HotTable, ask: DeskAsk, person: string): Promise<Reply> {
  const reply = await change(table, ask, (before) => joinRematch(before, person));
  const { table: after } = table.now;
  // The last one may have joined at another server in the same moment.
  const isComplete = after.phase === 'over' && isUnanimous(after, 'rematch');
  if (reply.answer.type !== 'done') return reply;
  if (isComplete) {
    // Everybody hears who has joined, even if the match cannot be stored.
    await reply.news?.();
    return beginMatch(table, ask, after);
  }
  table.context.onOccasions(table.id, rematchesAt(table.now), seatOf(after, person));
  return reply;
}

/**
 * Begins a match; everything up to the first decision is drawn and stored at once. What is told to have happened
 * is only what was drawn: the acts of a beginning were played elsewhere.
 */
async function beginMatch(table: HotTable, ask: DeskAsk, seated: StoredTable): Promise<Reply> {
  const { context } = table;
  const { match, before, progress } = drawMatch(table);
  const playing: StoredTable = {
    ...seated,
    seats: seated.seats.map((seat) => ({ ...seat, ready: true })),
    phase: 'playing',
    match: match.id,
    wishes: noWishes,
    touchedAt: match.startedAt,
  };
  const acts = progress.match.log;
  const outcome = await table.store(playing, (expectedRevision) =>
    context.store.startMatch({ match, acts, table: playing, expectedRevision }),
  );
  if (outcome !== 'stored') return refused(ask, { kind: 'not-saved' });
  table.setMatch(progress.match);
  return done(ask, () => {
    const strangers = table.followers.where((person) => !mayFollow(playing, person));
    sendAway(table, strangers, 'no-onlookers');
    tellTable(table);
    tellProgress(table, before, progress.events);
    const at = context.clock.now();
    context.onOccasions(
      table.id,
      [...turnsAt(table.now, at), ...beginningsAt(table.now, at)],
      null,
    );
  });
}

interface DrawnMatch {
  readonly match: NewMatch;
  /** Before its first act. */
  readonly before: Progress['match'];
  readonly progress: Progress;
}

function drawMatch({ context, now }: HotTable): DrawnMatch {
  const { game, table } = now;
  const seats = table.seats.length;
  const id = parseMatchId(context.randomId());
  if (!id.ok) throw new Error('the random id is none');
  const secret = context.randomSecret();
  const startedAt = context.clock.now();
  const { options, settings } = table;
  const standing = startClocks(settings.clock, seats, { for: 'chance' }, startedAt);
  const setup = { id: id.value, game, seats, options, secret, clocks: standing };
  const opened = openHostedMatch(setup);
  const begun = replay(opened, table.beginning?.acts ?? []).match;
  const drawn = drawFirstActs(begun);
  const waiting = game.waiting(drawn.match.state);
  const clocks = startClocks(settings.clock, seats, waiting, startedAt);
  const match: NewMatch = {
    id: id.value,
    game: game.id,
    rules: game.version,
    options,
    secret,
    clocks,
    deadline: dueAt(clocks),
    startedAt,
  };
  return {
    match,
    before: openHostedMatch({ ...setup, clocks }),
    progress: { match: { ...drawn.match, clocks }, events: drawn.events },
  };
}
