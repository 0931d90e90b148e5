import { findGame } from '@rookery/rules/catalogue';
import type { Act, Game, Vocabulary } from '@rookery/rules/kernel/game';
import { pick, seededStreams, type Streams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import type { BotQuestion } from '../bot.ts';
import { playersOf } from '../players.ts';

/** How many decisions are thought about before the real ones come. */
const decisions = 30;

/** What is spent on each, in iterations: enough for the compiler, not for a good move. */
const most = 4;

/** Plays a little of a match, so that the code is compiled by the time somebody waits for a thought. */
export function warmUp(id: string, name: string, isCancelled: () => boolean): void {
  const game = findGame(id);
  const player = playersOf(id).get(name);
  if (!game || !player) return;
  const streams = seededStreams('warm-up');
  const budget = Math.min(player.budget, most);
  let left = decisions;
  for (const question of playRandomMatch(game, streams)) {
    if (left === 0 || isCancelled()) return;
    player.think(question, { rng: streams(`thought ${String(left)}`), budget, isCancelled });
    left -= 1;
  }
}

/** Plays a match of the fewest seats at random, and yields the questions of its players. */
function* playRandomMatch(game: Game, streams: Streams): Generator<BotQuestion> {
  const options = game.parseOptions({}, game.seats.least);
  if (!options.ok) return;
  const events: Vocabulary['Event'][] = [];
  const rng = streams('moves');
  let state = game.start(options.value, game.seats.least);
  for (let waiting = game.waiting(state); waiting.for !== 'nobody'; waiting = game.waiting(state)) {
    const [seat] = waiting.for === 'seats' ? waiting.seats : [];
    let act: Act;
    if (seat === undefined) {
      act = { by: 'chance', chance: game.roll(state, streams) };
    } else {
      const question = questionFor(game, state, events, seat);
      yield question;
      act = { by: seat, move: pick(question.legal, rng) };
    }
    const step = game.apply(state, act);
    events.push(...step.events);
    state = step.state;
  }
}

const questionFor = (
  game: Game,
  state: Vocabulary['State'],
  events: readonly Vocabulary['Event'][],
  seat: Seat,
): BotQuestion => ({
  view: game.view(state, seat),
  legal: game.legalMoves(state, seat),
  seen: events.map((event) => game.see(event, seat)).filter((seen) => seen !== undefined),
});
