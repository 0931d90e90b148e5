import type { Caller, Desk } from '@rookery/desk/desk';
import { catalogue } from '@rookery/rules/catalogue';
import type { Game } from '@rookery/rules/kernel/game';
import { seatsOf, type Seat, type Viewer } from '@rookery/rules/kernel/seat';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { PlantedBug } from './planted-bug.ts';

/** The same desk, of which some calls are others. */
const withCalls = (desk: Desk, calls: Partial<Desk>): Desk => ({
  answer: (caller, ask) => desk.answer(caller, ask),
  resume: (caller, tables) => desk.resume(caller, tables),
  forget: (caller) => desk.forget(caller),
  personChanged: (person) => desk.personChanged(person),
  personLeaves: (person) => desk.personLeaves(person),
  closeTable: (table) => desk.closeTable(table),
  open: () => desk.open(),
  close: () => desk.close(),
  figures: () => desk.figures(),
  ...calls,
});

/** The same games, of which something is other. */
const withGames = (
  change: (game: Game) => Partial<Game>,
): NonNullable<PlantedBug['alterParts']> => {
  const games = catalogue.map((game) => ({ ...game, ...change(game) }));
  return (parts) => ({ ...parts, games });
};

/** Longer than any simulation, in milliseconds. */
const forever = 1e9;

const nextSeat = (viewer: Viewer): Seat => entryOf(seatsOf(2), viewer === 0 ? 1 : 0);

/** Bugs of the desk, of its sockets and of the games as it uses them. */
export const deskBugs: readonly PlantedBug[] = [
  {
    name: 'a repeated decision gets no answer',
    alterDesk(desk) {
      const known = new Set<string>();
      return withCalls(desk, {
        answer(caller, ask) {
          if (ask.type !== 'decide') return desk.answer(caller, ask);
          const key = `${String(caller.person?.id)} ${ask.match} ${String(ask.nth)}`;
          if (known.has(key)) return Promise.resolve();
          known.add(key);
          return desk.answer(caller, ask);
        },
      });
    },
  },
  {
    name: 'a decision is carried out twice',
    alterDesk: (desk) =>
      withCalls(desk, {
        async answer(caller, ask) {
          await desk.answer(caller, ask);
          if (ask.type !== 'decide') return;
          const silent: Caller = {
            id: `${caller.id} again`,
            person: caller.person,
            tell: () => undefined,
          };
          await desk.answer(silent, { ...ask, nth: ask.nth + 1 });
        },
      }),
  },
  {
    name: 'an answer is sent twice',
    alterDesk: (desk) =>
      withCalls(desk, {
        answer: (caller, ask) =>
          desk.answer(
            {
              id: caller.id,
              person: caller.person,
              tell(tell) {
                caller.tell(tell);
                if (tell.type === 'decided') caller.tell(tell);
              },
            },
            ask,
          ),
      }),
  },
  {
    name: 'whoever is gone is present for ever',
    alterDesk: (desk) => withCalls(desk, { forget: () => undefined }),
  },
  {
    name: 'onlookers get the view of a seat',
    alterParts: withGames((game) => ({
      view: (state, viewer) => game.view(state, viewer === 'onlooker' ? nextSeat(viewer) : viewer),
    })),
  },
  {
    name: 'a seat gets the view of another seat',
    alterParts: withGames((game) => ({
      view: (state, viewer) => game.view(state, viewer === 1 ? nextSeat(viewer) : viewer),
    })),
  },
  {
    name: 'a seat hears of the hidden acts of another',
    alterParts: withGames((game) => ({
      see: (event, viewer) => game.see(event, viewer) ?? game.see(event, nextSeat(viewer)),
    })),
  },
  {
    name: 'sessions are mixed up after a new connection',
    alterDesk(desk) {
      const first: { person?: Caller['person'] } = {};
      return withCalls(desk, {
        resume(caller, tables) {
          first.person ??= caller.person;
          const { person } = first;
          return desk.resume({ id: caller.id, person, tell: (tell) => caller.tell(tell) }, tables);
        },
      });
    },
  },
  {
    name: 'news of other nodes are ignored, and nobody looks for them',
    alterParts: ({ bus, nodes, ...parts }) =>
      bus && nodes
        ? {
            ...parts,
            bus: { publish: (news) => bus.publish(news), subscribe: () => () => undefined },
          }
        : parts,
  },
  {
    name: 'presence stays though its node is dead',
    alterParts: ({ nodes, ...parts }) =>
      nodes
        ? {
            ...parts,
            nodes: {
              ...nodes,
              joinNodes: ({ node }) => nodes.joinNodes({ node, span: forever }),
              keepAlive: ({ node }) => nodes.keepAlive({ node, span: forever }),
            },
          }
        : parts,
  },
  {
    name: 'a lease never ends',
    alterParts: ({ nodes, ...parts }) =>
      nodes
        ? {
            ...parts,
            nodes: {
              ...nodes,
              joinNodes: ({ node }) => nodes.joinNodes({ node, span: forever }),
              keepAlive: ({ node }) => nodes.keepAlive({ node, span: forever }),
              takeLeases: (input) => nodes.takeLeases({ ...input, span: forever }),
              releaseLeases: () => Promise.resolve(),
            },
          }
        : parts,
  },
  {
    name: 'a clock that jumps takes time from people',
    alterParts: (parts) => ({
      ...parts,
      clock: {
        now: () => parts.clock.now() + (parts.clock.monotonic() > 15_000 ? 30_000 : 0),
        monotonic: () => parts.clock.monotonic(),
        after: (milliseconds, run) => parts.clock.after(milliseconds, run),
        soon: (run) => parts.clock.soon(run),
      },
    }),
  },
  {
    name: 'deadlines are forgotten with the process that knew them',
    alterParts: ({ deadlines, ...parts }) =>
      deadlines
        ? {
            ...parts,
            deadlines: {
              dueMatches: () => Promise.resolve([]),
              markAlive: (input) => deadlines.markAlive(input),
              creditDowntime: (input) => deadlines.creditDowntime(input),
            },
          }
        : parts,
  },
  {
    name: 'downtime is not given back',
    alterParts: ({ deadlines, ...parts }) =>
      deadlines
        ? {
            ...parts,
            deadlines: {
              dueMatches: (input) => deadlines.dueMatches(input),
              markAlive: (input) => deadlines.markAlive(input),
              creditDowntime: () => Promise.resolve(),
            },
          }
        : parts,
  },
  {
    name: 'a line of chat that is sent again is said again',
    alterParts: ({ chat, ...parts }, { dice }) =>
      chat
        ? {
            ...parts,
            chat: {
              say: (line) => chat.say({ ...line, nonce: dice.id() }),
              hasSaid: () => Promise.resolve(false),
              chatOf: (input) => chat.chatOf(input),
            },
          }
        : parts,
  },
];
