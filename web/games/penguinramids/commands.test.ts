import type { Update } from '@rookery/referee/update';
import type { Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import { scoresOf } from '@rookery/rules/penguinramids/scoring';
import { languages, type Language } from '@rookery/texts/language';
import { describe, expect, test } from 'vitest';
import { spokenIn } from '../../../texts/spec/spoken.ts';
import { sampleMatch } from '../../spec/penguinramids/samples.ts';
import { readLine } from '../../table/line-meaning.ts';
import { sayMove } from './advice.ts';
import { answerQuestion } from './answers.ts';
import { readCommand, typedMove, typedSlot, type CommandContext } from './commands.ts';
import { cardLabel } from './labels.ts';
import { isGreyForced } from './moves.ts';
import { whyNot } from './why.ts';
import type { PenguinramidsWords } from './words.svelte.ts';

const contextOf = (
  seat: number,
  { view, legal }: Pick<Update<Penguinramids>, 'view' | 'legal'>,
): CommandContext => ({
  view,
  legal,
  people: { names: ['Ana', 'Ben'], viewer: seat },
  canUndo: false,
});

/** Moments of some matches at which somebody has something to decide, thinned out. */
const all = ['a', 'b', 'c', 'd']
  .flatMap((seed) => sampleMatch(seed, 2))
  .filter(({ update }) => update.legal.length > 0)
  .map(({ seat, update }) => contextOf(seat, update))
  .filter((_, nth) => nth % 7 === 0);

const wordsIn = (language: Language): PenguinramidsWords => {
  const { pyramids, pyramidsPage } = spokenIn(language);
  return { game: pyramids, page: pyramidsPage };
};

test('the moments hold moves of every kind', () => {
  const kinds = new Set(all.flatMap(({ legal }) => legal.map(({ type }) => type)));
  expect(kinds.size).toBe(9);
  expect(all.some(({ legal }) => isGreyForced(legal))).toBe(true);
});

describe.each(languages)('in %s', (language) => {
  const words = wordsIn(language);
  const { questions } = spokenIn(language).commands;

  test('every legal move comes back by its spoken name and as it is typed', () => {
    for (const context of all) {
      for (const move of context.legal) {
        const spoken = sayMove(words, move, context.view);
        const typed = typedMove(words, context, move);
        for (const line of [spoken, typed]) {
          expect(readLine(questions, line).kind, line).toBe('move');
          expect(readCommand(words, context, line), line).toMatchObject({ kind: 'move', move });
        }
      }
    }
  });

  test('a card is chosen by its number or its name', () => {
    const context = all.find(({ view }) => view.stage.phase === 'choosing');
    if (!context) throw new Error('cards are chosen');
    for (const move of context.legal) {
      if (move.type !== 'choose') continue;
      for (const line of [String(move.action), words.game.actions[move.action].name]) {
        expect(readCommand(words, context, line), line).toMatchObject({ kind: 'move', move });
      }
    }
  });

  test('what is refused is refused for the reason that the rules give', () => {
    const context = all.find(({ view }) => view.stage.phase === 'choosing');
    if (!context) throw new Error('cards are chosen');
    const why = whyNot(words, context.view, { type: 'end' }, context.people);
    const { end, undo } = words.page.commandWords.verbs;
    expect(readCommand(words, context, end[0])).toEqual({ kind: 'refused', why });
    expect(readCommand(words, context, undo[0])).toEqual({
      kind: 'refused',
      why: words.page.commands.nothingToUndo,
    });
  });

  test('a slot that no pyramid has is refused with how slots are counted, from 1', () => {
    const context = all.find(({ legal }) => legal.some(({ type }) => type === 'take'));
    if (!context) throw new Error('penguins are taken');
    const [take] = words.page.commandWords.verbs.take;
    for (const [level, slot] of [
      [1, 0],
      [0, 1],
      [5, 1],
      [4, 2],
    ] as const) {
      const reading = readCommand(words, context, `${take} 2 ${String(level)},${String(slot)}`);
      if (reading.kind !== 'refused') throw new Error('there is no such slot');
      const named = words.page.slot.place(level - 1, slot - 1);
      expect(reading.why.toLowerCase()).toContain(named.toLowerCase());
      const numbers = reading.why.replace(named, '').match(/\d/g);
      expect(numbers, reading.why).toEqual(['1', '4', '1']);
    }
  });

  test('slots are typed by the numbers with which they are read out', () => {
    for (const { legal } of all) {
      for (const move of legal) {
        if (!('slot' in move)) continue;
        const spoken = words.page.slot.place(...move.slot).match(/\d/g);
        expect(spoken?.join(' ')).toBe(typedSlot(move.slot));
      }
    }
  });

  test('nonsense is not taken for a move', () => {
    for (const line of ['xyzzy', '?', words.page.commandWords.fill[0] ?? '']) {
      expect(all.map((context) => readCommand(words, context, line).kind)).not.toContain('move');
    }
  });

  test('offer, counts and goals say what the view holds', () => {
    for (const context of all) {
      const { stage } = context.view;
      if (!('table' in stage)) continue;
      const said = (question: 'offer' | 'scores' | 'goals' | 'hand'): string =>
        answerQuestion(words, context, question, '')?.join(' ').toLowerCase() ?? '';
      for (const card of stage.table.offer)
        expect(said('offer')).toContain(cardLabel(words, card).toLowerCase());
      for (const goal of stage.table.goals)
        expect(said('goals')).toContain(words.game.goal(goal).toLowerCase());
      for (const { total } of scoresOf(stage.table))
        expect(said('scores')).toContain(words.game.points(total).toLowerCase());
      for (const action of stage.table.players[context.view.viewer ?? 0]?.hand ?? [])
        expect(said('hand')).toContain(words.game.actions[action].name.toLowerCase());
    }
  });

  test('whatever may be done is among what is read out', () => {
    for (const context of all) {
      const told = answerQuestion(words, context, 'moves', '')?.join(' ') ?? '';
      for (const move of context.legal) {
        if (move.type === 'take' || move.type === 'choose') continue;
        expect(told).toContain(typedMove(words, context, move));
      }
    }
  });
});
