import type { LuckAndSkill } from '@rookery/analysis/review/luck-and-skill';

/** What contributed most to a result. */
export interface DecisivePart {
  readonly ending: 'won' | 'lost';
  readonly part: 'own' | 'others' | 'luck';
  readonly gave: number;
  readonly margin: number;
}

/** The part that pulled a result away most from an equal share; nothing if the result is that share. */
export function decisivePart({
  start,
  own,
  others,
  luck,
  result,
}: LuckAndSkill): DecisivePart | undefined {
  if (result === start) return undefined;
  const ending = result > start ? 'won' : 'lost';
  const parts = [
    { ending, part: 'own', ...own },
    { ending, part: 'others', ...others },
    { ending, part: 'luck', ...luck },
  ] as const;
  const sign = ending === 'won' ? 1 : -1;
  return parts.toSorted((a, b) => sign * (b.gave - a.gave))[0];
}
