import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Penguinramids, Seen } from '@rookery/rules/penguinramids/vocabulary';
import type { PenguinramidsScreenTexts } from '@rookery/texts/en/terminal/penguinramids';
import type { GameScreen } from '../game-screen.ts';
import { drawTable } from './draw.ts';
import { pickMove } from './pick.ts';
import { drawResult } from './result.ts';
import { hintsFor, parseTyped } from './typed.ts';

const drawnTypes: ReadonlySet<Seen['type']> = new Set([
  'goals-drawn',
  'offered',
  'turn-ended',
  'chose',
]);

/** Penguinramids in the terminal. */
export function penguinramidsScreen(texts: PenguinramidsScreenTexts): GameScreen<Penguinramids> {
  const aboutBox = `${texts.flags.box}. ${texts.reconstruction.long}`;
  return {
    game: penguinramids,
    name: texts.name,
    usualSeats: 2,
    flags: [
      { name: 'chief', form: 'seat', value: 'SEAT', help: texts.flags.chief },
      { name: 'box', form: 'json-file', value: 'FILE', help: aboutBox },
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
    isDrawn: ({ type }) => drawnTypes.has(type),
    result: (scene) => drawResult(texts, scene),
  };
}
