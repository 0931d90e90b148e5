import { formatAct, parseAct } from './act-notation.ts';
import type { Act, Game } from './game.ts';
import { extend, openMatch, type Match } from './match.ts';
import type { Problem } from './problem.ts';
import { accepted, rejected, type Result } from './result.ts';
import { fields, listOf, oneOf, read, text, wholeNumber, type Reader } from './shape.ts';

/** The form of records written by this version. */
export const recordForm = 'rookery-record/1';

/** A match that can be kept, sent and replayed exactly: plain JSON. */
export interface MatchRecord {
  readonly form: typeof recordForm;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly seats: number;
  readonly options: unknown;
  readonly acts: readonly string[];
}

/** The record of a match, finished or not. */
export const recordOf = ({ game, seats, options, acts }: Match): MatchRecord => ({
  form: recordForm,
  game: game.id,
  rules: game.version,
  seats,
  options,
  acts: acts.map((act) => formatAct(game.notation, act)),
});

const anything: Reader<unknown> = (input) => input;
const longestAct = 4000;

/** Reads a record from outside and replays it, checking every act against the rules. */
export function parseRecord(input: unknown, games: readonly Game[]): Result<Match, Problem> {
  const form = read(recordReader, input, 'record');
  if (!form.ok) return form;
  const record = form.value;
  const game = games.find(({ id }) => id === record.game);
  if (!game) {
    const allowed = games.map(({ id }) => id);
    return rejected({ kind: 'not-allowed', at: 'record.game', found: record.game, allowed });
  }
  if (record.rules !== game.version) {
    return rejected({
      kind: 'not-allowed',
      at: 'record.rules',
      found: record.rules,
      allowed: [game.version],
    });
  }
  return replay(game, record);
}

const recordReader: Reader<MatchRecord> = fields<MatchRecord>({
  form: oneOf([recordForm]),
  game: text(60),
  rules: wholeNumber(1, 1_000_000),
  seats: wholeNumber(1, 9),
  options: anything,
  acts: listOf(text(longestAct)),
});

function replay(game: Game, record: MatchRecord): Result<Match, Problem> {
  const { least, most } = game.seats;
  const seats = read(wholeNumber(least, most), record.seats, 'record.seats');
  if (!seats.ok) return seats;
  const options = game.parseOptions(record.options, record.seats);
  if (!options.ok) return options;
  let match: Match = openMatch(game, options.value, record.seats);
  for (const [index, actText] of record.acts.entries()) {
    const act = parseAct(game.notation, actText, record.seats);
    if (!act.ok) return rejected(...act.problems.map(within(`record.acts[${String(index)}]`)));
    const because = objection(match, act.value);
    if (because) {
      const at = `record.acts[${String(index)}]`;
      return rejected({ kind: 'illegal-act', at, act: actText, because });
    }
    match = extend(match, act.value).match;
  }
  return accepted(match);
}

const within =
  (place: string) =>
  (problem: Problem): Problem => ({ ...problem, at: `${place}.${problem.at}` });

function objection({ game, state }: Match, act: Act): { readonly kind: string } | undefined {
  if (act.by !== 'chance') return game.refuse(state, act.by, act.move);
  if (game.waiting(state).for !== 'chance') return { kind: 'not-chances-turn' };
  return game.doubt(state, act.chance);
}
