import type { Page } from 'playwright-core';
import type { Ask } from '@rookery/protocol/asks';
import { formatTell, parseAsk } from '@rookery/protocol/messages';
import type { SeatLine } from '@rookery/protocol/people';
import type { Table } from '@rookery/protocol/tables';
import type { Tell } from '@rookery/protocol/tells';
import { socketPath } from '@rookery/protocol/version';
import {
  matchId,
  tableId,
  tableTell,
  welcome,
} from '../../../../protocol/spec/client/fake-outside.ts';
import { longName } from '../layout.ts';
import { moments, stageMatch, tellsOf } from './staged-match.ts';

const personOn = (seat: number): SeatLine => ({
  seat,
  who: {
    kind: 'person',
    name: longName(seat + 1),
    penguin: 'rockhopper',
    presence: seat === 1 ? 'away' : 'here',
    ready: seat !== 2,
    standIn: null,
  },
});

interface Serving {
  readonly letter: string;
  readonly game: string;
  readonly seats: number;
  readonly moment: keyof typeof moments | 'waiting';
  readonly viewer?: number | null;
  readonly changes?: Partial<Table>;
}

const clock = { kind: 'bank', bank: 45 * 60_000, increment: 30_000 } as const;
const settings = { clock, listing: 'private', onlookers: 'welcome', chat: 'text' } as const;
const pyramids = { game: 'penguinramids', seats: 4 } as const;
const party = { game: 'penguin-party', seats: 6 } as const;
const onBigScreen = { viewer: null, changes: { you: { seat: null, isHost: true } } } as const;
const rematch = { wishes: { pause: [], rematch: [0, 3], proceed: { round: 0, seats: [] } } };

/** The tables that a page finds, by the letter that their address repeats. */
const servings: readonly Serving[] = [
  { letter: 'a', ...party, moment: 'waiting' },
  { letter: 'b', ...party, moment: 'middle' },
  { letter: 'c', ...party, moment: 'roundEnd' },
  { letter: 'd', ...party, moment: 'over' },
  { letter: 'e', ...pyramids, moment: 'middle' },
  { letter: 'f', ...pyramids, moment: 'roundEnd' },
  { letter: 'g', ...pyramids, moment: 'over' },
  { letter: 'h', ...party, moment: 'over', changes: rematch },
  { letter: 'i', ...party, moment: 'waiting', ...onBigScreen },
  { letter: 'j', ...party, moment: 'middle', ...onBigScreen },
  { letter: 'k', ...pyramids, moment: 'middle', ...onBigScreen },
  { letter: 'l', ...party, moment: 'over', ...onBigScreen },
  {
    letter: 'm',
    ...party,
    moment: 'middle',
    viewer: null,
    changes: { you: { seat: null, isHost: false } },
  },
];

function tellsFor({ letter, game, seats, moment, viewer = 0, changes }: Serving): readonly Tell[] {
  const people = Array.from({ length: seats }, (_, seat) => personOn(seat));
  const [table, match] = [tableId(letter), matchId(letter)];
  const phase = moment === 'waiting' || moment === 'over' ? moment : 'playing';
  const about = { id: table, game, settings, phase, seats: people, onlookers: 3, host: 0 } as const;
  if (moment === 'waiting') return [tableTell({ ...about, match: null, ...changes })];
  const staged = stageMatch(game, seats, moments[moment]);
  const tells = tellsOf(staged, { table, match, seats: people, viewer });
  return [tableTell({ ...about, match, ...changes }), ...tells];
}

function answer(ask: Ask): readonly Tell[] {
  const { id } = ask;
  if (ask.type === 'hello') return [{ ...welcome, id }];
  if (ask.type === 'ping') return [{ type: 'pong', id, now: 0 }];
  const done = { type: 'done', id } as const;
  if (ask.type !== 'enter') return [done];
  const serving = servings.find(({ letter }) => ask.table === tableId(letter));
  return serving ? [done, ...tellsFor(serving)] : [done];
}

/** Has a page find tables at every moment of a match, as if the server had them. */
export const serveTables = (page: Page): Promise<void> =>
  page.routeWebSocket(new RegExp(`${socketPath}$`), (socket) => {
    socket.onMessage((text) => {
      const ask = parseAsk(String(text));
      if (!ask.ok) throw new Error(`no server would read ${String(text)}`);
      const [last, ...earlier] = answer(ask.value).toReversed();
      for (const tell of earlier.toReversed()) socket.send(formatTell(tell));
      // The last act is news to whoever has seen what was before.
      if (last)
        setTimeout(() => socket.send(formatTell(last)), ask.value.type === 'enter' ? 500 : 0);
    });
  });
