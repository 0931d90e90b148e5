import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import type { PenguinramidsScreenTexts } from './texts/texts.ts';

type Of<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** What can be typed now, one line for each kind of move. */
export function hintsFor(
  texts: PenguinramidsScreenTexts,
  legal: readonly Move[],
): readonly string[] {
  const lines = [
    ...listed(texts, legal, 'choose', ({ action }) => String(action)),
    ...takeLines(texts, legal),
    ...listed(texts, legal, 'flip', ({ slot }) => slot.join(' ')),
    ...listed(texts, legal, 'swap', ({ penguin }) => penguin),
    ...listed(
      texts,
      legal,
      'strengthen',
      ({ slot, arm }) => `${slot.join(' ')} ${texts.armWords[arm][0]}`,
    ),
    ...(['chief', 'recall', 'token', 'end'] as const).flatMap((type) =>
      listed(texts, legal, type, () => ''),
    ),
  ];
  return [texts.hintsHeading, ...lines.map((line) => `  ${line}`)];
}

function listed<Type extends Move['type']>(
  texts: PenguinramidsScreenTexts,
  legal: readonly Move[],
  type: Type,
  rest: (move: Of<Type>) => string,
): readonly string[] {
  const moves = legal.filter((move): move is Of<Type> => move.type === type);
  const ends = [...new Set(moves.map(rest))].join(' · ');
  return moves.length === 0 ? [] : [`${texts.verbs[type][0]} ${ends}`.trim()];
}

/** One line for each penguin, and one for each that may lie grey. */
function takeLines(texts: PenguinramidsScreenTexts, legal: readonly Move[]): readonly string[] {
  const takes = legal.filter((move) => move.type === 'take');
  const kinds = [...new Set(takes.map(({ penguin, side }) => `${side} ${penguin}`))];
  return kinds.map((kind) => {
    const same = takes.filter(({ penguin, side }) => `${side} ${penguin}` === kind);
    const slots = same.map(({ slot }) => slot.join(' ')).join(' · ');
    const [first] = same;
    const grey = first?.side === 'grey' ? `  (+ ${texts.sideWords.grey[0]})` : '';
    return `${texts.verbs.take[0]} ${first?.penguin ?? ''} ${slots}${grey}`;
  });
}
