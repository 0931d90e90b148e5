import { languages } from '@rookery/texts/language';
import { expect, test } from 'vitest';
import { penguinPartyScreenTexts } from '../games/penguin-party/texts/texts.ts';
import { penguinramidsScreenTexts } from '../games/penguinramids/texts/texts.ts';
import { terminalTexts } from '../texts/texts.ts';

test.each(languages)('in %s what the keys do fits one line of 80', (language) => {
  const party = penguinPartyScreenTexts[language];
  const ramids = penguinramidsScreenTexts[language];
  const terminal = terminalTexts[language];
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
  expect(hints.filter((hint) => hint.length > 80)).toEqual([]);
});
