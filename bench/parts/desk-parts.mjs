// The parts of a move on the main thread: read, judge, show to four viewers, write as frames.
import { join } from 'node:path';

const count = 100;
const seats = [0, 1, 2, 3];
const clocks = {
  rule: { kind: 'none' },
  seats: seats.map(() => ({ left: 0, since: null })),
  paused: null,
};
const idOf = (mark, number) => `${mark.repeat(16)}${String(number).padStart(6, '0')}`;

/** Everything of a build that a move passes through. */
async function load(folder) {
  const paths = [
    'desk/dist/hosted-match.js',
    'desk/dist/numbered-decision.js',
    'desk/dist/table-tells.js',
    'desk/dist/viewer-log.js',
    'protocol/dist/messages.js',
    'rules/dist/catalogue.js',
    'server/dist/socket/outbox.js',
  ];
  const modules = await Promise.all(paths.map((path) => import(join(folder, path))));
  return Object.assign({}, ...modules);
}

/** A table with a person on each seat, all of them present. */
function tableOf(number, game) {
  const people = seats.map((seat) => ({
    id: idOf('P', number * 4 + seat),
    name: `p${number}-${seat}`,
  }));
  return {
    table: {
      id: idOf('T', number),
      game: game.id,
      phase: 'playing',
      seats: people.map(({ id }) => ({ person: id, bot: null, ready: true })),
    },
    people: new Map(people.map((person) => [person.id, { ...person, penguin: 'little' }])),
    game,
    matches: 0,
    match: null,
  };
}

function beginMatch({ drawFirstActs, openHostedMatch }, now) {
  now.matches += 1;
  const secret = `${now.table.id}-${now.matches}`;
  const { game } = now;
  const options = game.parseOptions({}, seats.length).value;
  const setup = { id: idOf('M', now.matches), game, seats: seats.length, options, secret, clocks };
  now.match = drawFirstActs(openHostedMatch(setup)).match;
}

/** The next move at a table, as it comes in. */
function askAt(modules, now, number) {
  const { game } = now;
  if (now.match === null || game.waiting(now.match.state).for !== 'seats') beginMatch(modules, now);
  const { match } = now;
  const [seat] = game.waiting(match.state).seats;
  const legal = game.legalMoves(match.state, seat);
  const decision = { seat, nth: match.decisions[seat] + 1, move: legal[number % legal.length] };
  const { nth, move } = decision;
  const text = { type: 'decide', table: now.table.id, match: match.id, nth, move, id: number };
  return { now, before: match, decision, text: JSON.stringify(text) };
}

function carryOut({ judge }, move) {
  const { progress } = judge(move.before, move.decision, undefined);
  move.now.match = progress.match;
  return { ...move, ...progress };
}

const present = { isPresent: () => true };

function show({ newsOf, seatLines, updateTell }, { now, before, match, events }) {
  const shown = { ...now, match };
  const moment = { at: 1_700_000_000_000, seats: seatLines(shown, present) };
  return seats.map((seat) =>
    updateTell(shown, newsOf({ match, events }, before, seat), seat, moment),
  );
}

/** Parts of a build, each with something that prepares so many moves and gives back the work. */
export async function openDeskParts(folder) {
  const modules = await load(folder);
  const game = modules.catalogue.find(({ id }) => id === 'penguin-party');
  const tables = Array.from({ length: count }, (_, number) => tableOf(number, game));
  let number = 0;
  const next = (work) => {
    number += 1;
    const move = askAt(modules, tables[number % count], number);
    return work(move);
  };
  const list = (turn, work) => Array.from({ length: turn }, () => next(work));
  const each = (prepare, work) => (turn) => {
    const moves = list(turn, prepare);
    return () => moves.forEach(work);
  };
  const played = (move) => carryOut(modules, move);
  return [
    { name: 'read an ask', prepare: each(played, ({ text }) => modules.parseAsk(text)) },
    {
      name: 'judge and apply it',
      prepare: each(played, ({ before, decision }) => modules.judge(before, decision, undefined)),
    },
    { name: 'show it to four viewers', prepare: each(played, (move) => show(modules, move)) },
    {
      name: 'write four frames',
      prepare: each(
        (move) => show(modules, played(move)),
        (tells) => tells.forEach((tell) => modules.frameOf(tell)),
      ),
    },
  ];
}
