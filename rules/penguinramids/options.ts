import type { Problem } from '../kernel/problem.ts';
import { rejected, type Result } from '../kernel/result.ts';
import { seatReader } from '../kernel/seat.ts';
import { fields, listOf, oneOf, optional, read, type Reader } from '../kernel/shape.ts';
import { boxInPlay, boxOf } from './box.ts';
import { boxReader, cardsReader, idReader } from './box-file.ts';
import type { Options } from './vocabulary.ts';

/** How many goals are in play (PR2). */
export const goalsInPlay = 3;

/** Checks a table's wishes. */
export function parseOptions(input: unknown, seats: number): Result<Options, Problem> {
  const form = read(optionsReader(seats), input ?? {}, 'options');
  if (!form.ok) return form;
  if (form.value.deck && form.value.box) {
    return rejected({ kind: 'contradiction', at: 'options.deck', with: 'options.box' });
  }
  const problems = goalProblems(form.value);
  return problems.length > 0 ? rejected(...problems) : form;
}

const optionsReader = (seats: number): Reader<Options> =>
  fields<Options>({
    chief: optional(seatReader(seats), null),
    goals: optional(listOf(idReader, goalsInPlay), null),
    deck: optional(cardsReader, null),
    box: optional(boxReader, null),
  });

/** The goals must be different ones of the box in play. */
function goalProblems(options: Options): readonly Problem[] {
  const allowed = boxInPlay(boxOf(options)).goals.map(({ id }) => id);
  const goals = options.goals ?? [];
  return goals.flatMap((goal, index): readonly Problem[] => {
    const at = `options.goals[${String(index)}]`;
    if (goals.indexOf(goal) < index) return [{ kind: 'repeated', at, found: goal }];
    const known = read(oneOf(allowed), goal, at);
    return known.ok ? [] : known.problems;
  });
}
