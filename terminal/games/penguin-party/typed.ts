import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { colourOf } from '@rookery/rules/penguin-party/notation';
import { parseMove } from '@rookery/rules/penguin-party/options';
import { colours, type Colour, type Move } from '@rookery/rules/penguin-party/vocabulary';
import type { PenguinPartyScreenTexts } from '@rookery/texts/en/terminal/penguin-party';

/** `red 1 -2`, `R 1,-2` or `R1-2`: without a sign the numbers must stand apart. */
const form = /^(\p{L}+)\s*(\d{1,2})(?:[\s,;]*([+-]\d{1,2})|[\s,;]+(\d{1,2}))$/u;

/** Reads a typed move. */
export function parseTyped(texts: PenguinPartyScreenTexts, text: string): Result<Move, string> {
  const [, name, row, signed, unsigned] = form.exec(text.trim()) ?? [];
  const colour = name === undefined ? undefined : colourNamed(texts, name);
  const move = parseMove({ colour, row: Number(row), x: Number(signed ?? unsigned) });
  return move.ok ? accepted(move.value) : rejected(texts.unreadable(text.trim()));
}

/** A colour by its letter, its name in this language, or its name in the rules. */
function colourNamed(texts: PenguinPartyScreenTexts, name: string): Colour | undefined {
  const word = name.toLowerCase();
  return (
    colourOf(name.toUpperCase()) ??
    colours.find((colour) => colour === word || texts.colours[colour] === word)
  );
}

/** The places of each colour, as they are typed. */
export function hintsFor(
  texts: PenguinPartyScreenTexts,
  legal: readonly Move[],
): readonly string[] {
  const lines = colours.flatMap((colour) => {
    const spots = legal
      .filter((move) => move.colour === colour)
      .map(({ row, x }) => `${String(row)} ${String(x)}`);
    return spots.length === 0 ? [] : [`  ${texts.hints(texts.colours[colour], spots.join(' · '))}`];
  });
  return [texts.hintsHeading, ...lines];
}
