import { open, decide, type Ruling } from '@rookery/referee/ruling';
import { updateFor } from '@rookery/referee/update';
import { pick, seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import { languages, type Language } from '@rookery/texts/language';
import { describe, expect, test } from 'vitest';
import { spokenIn } from '../../../texts/spec/spoken.ts';
import { readLine } from '../../table/line-meaning.ts';
import { sayMove } from './advice.ts';
import { answerQuestion } from './answers.ts';
import { readCommand, typedMove, type CommandContext } from './commands.ts';
import { whyNot } from './why.ts';
import type { PenguinPartyWords } from './words.svelte.ts';

const people = { names: ['Ana', 'Ben', 'Cleo'], viewer: null };

/** Every moment of a match at random, as whoever is to move sees it. */
function moments(seed: string, seats: number): readonly CommandContext[] {
  const streams = seededStreams(seed);
  const options = penguinParty.parseOptions({}, seats);
  if (!options.ok) throw new Error('these are options');
  const found: CommandContext[] = [];
  let ruling: Ruling<PenguinParty> = open(penguinParty, options.value, seats, streams);
  for (;;) {
    const waiting = penguinParty.waiting(ruling.match.state);
    const seat = waiting.for === 'seats' ? waiting.seats[0] : undefined;
    if (seat === undefined) return found;
    const { view, legal } = updateFor(ruling, seat);
    found.push({ view, legal, people: { ...people, viewer: seat } });
    const answer = decide(ruling.match, seat, pick(legal, streams('players')), streams);
    if (!answer.ok) throw new Error('a legal move was refused');
    ruling = answer.value;
  }
}

const all = [...moments('two', 2), ...moments('three', 3)].filter((_, nth) => nth % 4 === 0);
const wordsIn = (language: Language): PenguinPartyWords => {
  const { party, partyPage } = spokenIn(language);
  return { game: party, page: partyPage };
};

describe.each(languages)('in %s', (language) => {
  const words = wordsIn(language);
  const { questions } = spokenIn(language).commands;

  test('every legal move comes back by its spoken name and as it is typed', () => {
    for (const context of all) {
      for (const move of context.legal) {
        const spoken = sayMove(words, move, context.view);
        const typed = typedMove(words, context.view, move);
        for (const line of [spoken, typed, typed.toUpperCase()]) {
          expect(readLine(questions, line).kind, line).toBe('move');
          expect(readCommand(words, context, line), line).toMatchObject({ kind: 'move', move });
        }
      }
    }
  });

  test('a colour alone is enough for its only place, and a question where there are more', () => {
    for (const context of all) {
      for (const { colour } of context.legal) {
        const same = context.legal.filter((move) => move.colour === colour);
        const reading = readCommand(words, context, words.game.colours[colour]);
        const options = same.map((move) => typedMove(words, context.view, move));
        expect(reading).toMatchObject(
          same.length === 1 ? { kind: 'move', move: same[0] } : { kind: 'several', options },
        );
      }
    }
  });

  test('what is refused is refused for the reason that the rules give', () => {
    const [first] = all;
    if (!first) throw new Error('there are moments');
    const colour = first.legal[0]?.colour ?? 'red';
    const reading = readCommand(words, first, `${words.game.colours[colour]} 3 2`);
    const spot = { row: 3, x: 1 };
    const why = whyNot(words, first.view, { colour, spot }, first.people);
    expect(reading).toEqual({ kind: 'refused', why });
    expect(why).toBeDefined();
  });

  test('places are counted from the left of the row, from 1', () => {
    for (const { view, legal } of all) {
      if (view.stage.phase !== 'turn') continue;
      const { left } = view.stage.round.pyramid;
      for (const move of legal.filter(({ row }) => row > 0)) {
        const place = `${String(move.row)} ${String(move.x - left + 1)}`;
        expect(typedMove(words, view, move)).toBe(`${words.game.colours[move.colour]} ${place}`);
      }
    }
  });

  test('a place 0 above the base is refused with how places are counted', () => {
    const line = `${words.game.colours.blue} 1,0`;
    const { noPlace: why } = words.page.commands;
    for (const context of all) {
      expect(readCommand(words, context, line)).toEqual({ kind: 'refused', why });
    }
    expect(why.match(/\d/g)).toEqual(['0', '1']);
  });

  test('nonsense is not taken for a move', () => {
    const colour = words.game.colours.blue;
    for (const line of ['xyzzy', `${colour} xyzzy`, '?', '...', `${colour} 1 2 zzz`]) {
      expect(all.map((context) => readCommand(words, context, line).kind)).not.toContain('move');
    }
  });

  test('each place that is read out for a colour can be typed as it was read', () => {
    for (const context of all) {
      for (const { colour } of context.legal) {
        const name = words.game.colours[colour];
        const told = answerQuestion(words, context, 'places', name) ?? [];
        const same = context.legal.filter((move) => move.colour === colour);
        const heard = told.map((line) => readCommand(words, context, `${name} ${placeIn(line)}`));
        expect(heard).toMatchObject(same.map((move) => ({ kind: 'move', move })));
      }
    }
  });

  test('hand, pyramid and counts say what the view holds', () => {
    for (const context of all) {
      const { stage, points } = context.view;
      if (stage.phase !== 'turn') throw new Error('somebody is to move');
      const { hand, pyramid, players } = stage.round;
      const said = (question: 'hand' | 'pyramid' | 'counts'): string =>
        answerQuestion(words, context, question, '')?.join(' ') ?? '';
      if (hand) expect(said('hand')).toContain(words.game.cards(hand));
      for (const [height, row] of pyramid.rows.entries()) {
        const cells = row.flatMap((colour, at) =>
          colour ? [words.page.commands.cell(at + 1, words.game.colours[colour])] : [],
        );
        const name = height === 0 ? words.page.base : words.page.row(height);
        if (cells.length > 0)
          expect(said('pyramid')).toContain(words.page.commands.row(name, cells.join(', ')));
      }
      for (const seat of seatsOf(players.length)) {
        expect(said('counts')).toContain(words.page.cards(players[seat]?.cards ?? 0));
        expect(said('counts')).toContain(words.page.penalties(points[seat] ?? 0));
      }
    }
  });
});

/** The place at the beginning of a line, before its colon. */
const placeIn = (line: string): string => line.split(/[\u{202f} ]?:/u)[0] ?? '';
