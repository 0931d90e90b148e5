import { terminalTexts } from '@rookery/texts/catalogues';
import { languages } from '@rookery/texts/language';
import { expect, test } from 'vitest';
import { lengthOf } from '../paint/line.ts';

test.each(languages)('in %s what the keys do fits one line of 80', async (language) => {
  const terminal = await terminalTexts[language]();
  const { penguinParty: party, penguinramids: ramids } = terminal;
  const hints = [
    party.pickColour,
    party.pickSpot,
    ramids.pickItem,
    ramids.pickSlot,
    ...party.typing,
    ...ramids.typing,
    terminal.promptHint,
    terminal.thinking('Empereur 3', 100),
    terminal.curtainHint,
    terminal.passOn,
    terminal.replay.hint,
  ];
  expect(hints.filter((hint) => lengthOf(hint) > 80)).toEqual([]);
});
