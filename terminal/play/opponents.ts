import { levels, type Level } from '@rookery/bots/levels';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { findFreeName, nameBot } from '@rookery/texts/levels/bot-names';
import type { LevelTexts } from '@rookery/texts/en/levels';
import type { TerminalTexts } from '@rookery/texts/en/terminal/terminal';

/** Who may sit where no person sits. */
const opponents = [...levels, 'random'] as const;
export type Opponent = (typeof opponents)[number];

/** Who sits there unless somebody else is asked for. */
export const usualOpponent: Level = 'gentoo';

/** Reads `--bots`: one for all the free seats, or one for each. */
export function readOpponents(
  texts: TerminalTexts,
  text: string,
  count: number,
): Result<readonly Opponent[], string> {
  const words = text.split(',').map((word) => word.trim().toLowerCase());
  const found = words.map((word) => opponents.find((each) => each === word));
  const unknown = words.find((_, index) => found[index] === undefined);
  if (unknown !== undefined) return rejected(texts.unknownOpponent(unknown, opponents));
  const known = found.filter((each) => each !== undefined);
  const [all] = known;
  if (known.length === 1 && all) return accepted(Array.from({ length: count }, () => all));
  return known.length === count
    ? accepted(known)
    : rejected(texts.wrongOpponents(known.length, count));
}

/** What an opponent is called. */
export const nameOfOpponent = ({ levels: named, random }: LevelTexts, player: Opponent): string =>
  (player === 'random' ? random : named[player]).name;

/** Names for opponents, who sit after everybody who has one already. No name is given twice. */
export function namesFor(
  texts: LevelTexts,
  players: readonly Opponent[],
  taken: readonly string[],
): readonly string[] {
  const names: string[] = [...taken];
  for (const player of players) {
    const name =
      player === 'random'
        ? findFreeName(texts.random.name, names)
        : nameBot(player, names.length, names);
    names.push(name);
  }
  return names.slice(taken.length);
}

/** Who the opponents are: `Pip (Adélie)`. */
export const introduceOpponents = (
  texts: LevelTexts,
  players: readonly Opponent[],
  names: readonly string[],
): readonly string[] =>
  players.map((player, index) => {
    const name = names[index] ?? player;
    return player === 'random' ? name : `${name} (${nameOfOpponent(texts, player)})`;
  });
