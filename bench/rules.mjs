// Random Penguin Party, deals included: this project's readable rules beside the same game on boardgame.io.
import { penguinParty } from '@rookery/rules/penguin-party/game';
import { quickRng, pick, seededStreams } from '@rookery/rules/kernel/rng';
import * as theirs from './penguin-party-on-boardgame-io.mjs';
import { alternate, machine, median, table, thousands, wordsOf } from './measure.mjs';

const rng = quickRng(seededStreams('bench')('moves'));
const allOptions = (seats) => penguinParty.parseOptions({}, seats).value;

/** Plays one match of ours and tells each move; gives back the number of moves. */
function playOurs(seats, seed, onMove) {
  const streams = seededStreams(seed);
  let state = penguinParty.start(allOptions(seats), seats);
  let moves = 0;
  for (;;) {
    const waiting = penguinParty.waiting(state);
    if (waiting.for === 'nobody') return moves;
    if (waiting.for === 'chance') {
      const chance = penguinParty.roll(state, streams);
      state = penguinParty.apply(state, { by: 'chance', chance }).state;
      continue;
    }
    const [seat] = waiting.seats;
    const legal = penguinParty.legalMoves(state, seat);
    const move = pick(legal, rng);
    const before = state;
    state = penguinParty.apply(before, { by: seat, move }).state;
    onMove?.({ before, seat, legal, move, after: state });
    moves += 1;
  }
}

/** Plays the same deals and moves on both, so that the comparison is of the same game. */
function proveEqual(seats, matches) {
  for (let match = 0; match < matches; match += 1) {
    const seed = `equal ${seats} ${match}`;
    const deals = dealsOf(seats, seed);
    let other;
    playOurs(seats, seed, ({ before, seat, legal, move, after }) => {
      other ??= theirs.open(seats, { starter: before.stage.round.starter, deals });
      expectEqual(Number(other.ctx.currentPlayer), seat);
      expectEqual(theirs.enumerate(other.G, seats, seat), legal);
      other = theirs.moveOn(other, move);
      expectEqual(other.G.points, after.points);
    });
    expectEqual(other.ctx.gameover, true);
  }
}

/** The deals a match of this seed will have, whatever is played. */
function dealsOf(seats, seed) {
  const streams = seededStreams(seed);
  return Array.from({ length: seats }, (_, index) =>
    penguinParty.roll(
      {
        ...penguinParty.start(allOptions(seats), seats),
        stage: { phase: 'deal', number: index + 1, starter: 0 },
      },
      streams,
    ),
  );
}

function expectEqual(found, expected) {
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`boardgame.io: ${JSON.stringify(found)}, ours: ${JSON.stringify(expected)}`);
  }
}

/** Measures and describes. */
export function measureRules({ seconds }) {
  const rows = [2, 4, 6].map((seats) => {
    proveEqual(seats, 20);
    let match = 0;
    const contestants = {
      ours: () => playOurs(seats, `bench ${(match += 1)}`),
      theirs: () => theirs.playAtRandom(seats, rng),
    };
    const rates = alternate(contestants, seconds);
    const [ours, other] = [median(rates.ours), median(rates.theirs)];
    return [
      String(seats),
      thousands(ours),
      thousands(Math.max(...rates.ours)),
      thousands(other),
      `${Math.round(ours / other)} ×`,
    ];
  });
  const head = ['seats', 'Rookery, moves/s', 'best slice', 'boardgame.io 0.50.2, moves/s', 'ratio'];
  return [
    '## rules',
    '',
    wordsOf(`Random Penguin Party from the deal to the last round on one core: list the legal
      moves, pick one, carry it out. Both played the same deals and moves with the same results
      before anything was timed; then they took turns, and the middle slice counts.`),
    '',
    table(head, rows),
    '',
    machine(),
  ].join('\n');
}
