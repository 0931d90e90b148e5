import { playersOf } from '@rookery/bots/players';
import type { Game } from '@rookery/rules/kernel/game';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { nearest } from '../arguments/nearest.ts';
import type { ArenaTexts } from '@rookery/texts/en/terminal/arena';
import type { Entrant } from './tournament.ts';

/** With more, it would take too many deals until everyone has met everyone. */
const mostPlayers = 10;
const longestLabel = 20;
const mostBudget = 1_000_000;
const isLabel = (text: string): boolean => /^[\p{L}\p{N} ._:-]{1,20}$/u.test(text);

/** Reads who takes part; a problem is a sentence. */
export function readEntrants(
  texts: ArenaTexts,
  game: Game,
  words: readonly string[],
): Result<readonly Entrant[], string> {
  if (words.length < 2) return rejected(texts.needsPlayers([...playersOf(game.id).keys()]));
  if (words.length > mostPlayers) return rejected(texts.tooManyPlayers(mostPlayers));
  const entrants: Entrant[] = [];
  for (const word of words) {
    const entrant = readEntrant(texts, game, word);
    if (!entrant.ok) return entrant;
    const { label } = entrant.value;
    if (entrants.some((other) => other.label === label)) return rejected(texts.sameName(label));
    entrants.push(entrant.value);
  }
  return accepted(entrants);
}

/** `name`, `name:budget` or `cmd:command`, each with `label=` before it if wanted. */
function readEntrant(texts: ArenaTexts, game: Game, word: string): Result<Entrant, string> {
  const [, label, rest = word] = /^([^=:]*)=(.*)$/su.exec(word) ?? [];
  if (label !== undefined && !isLabel(label)) return rejected(texts.badLabel(label, longestLabel));
  const [name = '', ...after] = rest.split(':');
  return name === 'cmd'
    ? readProgram(texts, after.join(':').trim(), label, word)
    : readBot(texts, game, rest, label);
}

function readProgram(
  texts: ArenaTexts,
  command: string,
  label: string | undefined,
  word: string,
): Result<Entrant, string> {
  if (command === '') return rejected(texts.emptyCommand(word));
  return accepted({ kind: 'program', label: label ?? shorten(command), command });
}

/** The end of a command says more than its beginning, which is often the name of a language. */
const shorten = (command: string): string =>
  command.length <= longestLabel ? command : `…${command.slice(1 - longestLabel)}`;

function readBot(
  texts: ArenaTexts,
  game: Game,
  text: string,
  label: string | undefined,
): Result<Entrant, string> {
  const players = playersOf(game.id);
  const [name = '', wish, ...excess] = text.split(':');
  const player = players.get(name);
  if (!player) {
    const known = [...players.keys()];
    return rejected(texts.unknownPlayer(name, nearest(name, known), game.id, known));
  }
  const budget = wish === undefined ? player.budget : Number(/^\d{1,7}$/.exec(wish)?.[0]);
  const isBudget = budget >= 1 && budget <= mostBudget;
  if (!isBudget || excess.length > 0) return rejected(texts.badBudget(text, mostBudget));
  return accepted({ kind: 'bot', label: label ?? text, name, budget });
}
