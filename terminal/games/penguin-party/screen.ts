import { penguinParty } from '@rookery/rules/penguin-party/game';
import { editions, tieRules, type PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { PenguinPartyScreenTexts } from '@rookery/texts/en/terminal/penguin-party';
import type { GameScreen } from '../game-screen.ts';
import { drawTable } from './draw.ts';
import { pickMove } from './pick.ts';
import { drawResult } from './result.ts';
import { hintsFor, parseTyped } from './typed.ts';

/** Penguin Party in the terminal. */
export function penguinPartyScreen(texts: PenguinPartyScreenTexts): GameScreen<PenguinParty> {
  return {
    game: penguinParty,
    name: texts.name,
    usualSeats: 3,
    flags: [
      { name: 'edition', form: 'text', value: editions.join('|'), help: texts.flags.edition },
      { name: 'tie', form: 'text', value: tieRules.join('|'), help: texts.flags.tie },
      { name: 'start', form: 'seat', value: 'SEAT', help: texts.flags.start },
    ],
    typingHelp: texts.typing,
    draw: (scene, frame) => drawTable(texts, scene, frame),
    picker: (scene, legal) => pickMove(texts, scene, legal),
    parseTyped: (text) => parseTyped(texts, text),
    hints: (_scene, legal) => hintsFor(texts, legal),
    explain: texts.refusal,
    tell: texts.seen,
    nameMove: texts.move,
    giveReason: texts.reason,
    isDrawn: () => false,
    result: (scene) => drawResult(texts, scene),
  };
}
