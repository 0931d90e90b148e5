import { done, refused, type Reply } from '@rookery/protocol/host/reply';
import { parseMatchId } from '@rookery/protocol/identifiers';
import { startClocks } from '@rookery/referee/clock';
import { advanced } from '@rookery/referee/hosted-match';
import { open } from '@rookery/referee/ruling';
import { seededStreams } from '@rookery/rules/kernel/rng';
import type { NewMatch, StoredTable } from '../store/store.ts';
import { mayFollow, sendAway } from './changing.ts';
import type { DeskAsk } from './desk.ts';
import type { HotTable } from './hot-table.ts';
import { begun, dueAt } from './running-match.ts';

/** Begins a match; everything up to the first decision is drawn and kept at once. */
export async function begin(table: HotTable, ask: DeskAsk): Promise<Reply> {
  const { house, now } = table;
  const { match, acts } = drawMatch(table);
  const seats = now.table.seats.map((seat) => ({ ...seat, ready: true }));
  const playing: StoredTable = {
    ...now.table,
    seats,
    phase: 'playing',
    match: match.id,
    wishes: { pause: [], rematch: [] },
    touchedAt: match.startedAt,
  };
  const before = begun(match, now.game, seats.length);
  const progress = advanced(before, acts);
  const running = progress.match;
  const kept = await table.keep(playing, (expectedRevision) =>
    house.store.startMatch({ match, acts: running.log, table: playing, expectedRevision }),
  );
  if (kept !== 'kept') return refused(ask, { kind: 'not-saved' });
  table.play(running);
  return done(ask, () => {
    const strangers = table.followers.where((person) => !mayFollow(playing, person));
    sendAway(table, strangers, 'no-onlookers');
    table.tellTable();
    table.tellProgress(before, progress.events);
  });
}

function drawMatch({ house, now }: HotTable) {
  const { game, table } = now;
  const seats = table.seats.length;
  const secret = house.randomSecret();
  const startedAt = house.clock.now();
  const { match: opened } = open(game, table.options, seats, seededStreams(secret));
  const waiting = game.waiting(opened.state);
  const clocks = startClocks(table.settings.clock, seats, waiting, startedAt);
  const id = parseMatchId(house.randomId());
  if (!id.ok) throw new Error('the random id is none');
  const match: NewMatch = {
    id: id.value,
    game: game.id,
    rules: game.version,
    options: table.options,
    secret,
    clocks,
    deadline: dueAt(clocks),
    startedAt,
  };
  return { match, acts: opened.acts };
}
