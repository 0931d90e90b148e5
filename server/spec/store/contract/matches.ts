import { describe, expect, test } from 'vitest';
import {
  aGuest,
  aMatch,
  anAddition,
  aStartedMatch,
  aTable,
  hour,
  matchId,
  noon,
  someClocks,
} from '../samples.ts';
import type { Context } from './context.ts';

/** What holds for matches in every store. */
export function matchContract(context: Context): void {
  describe('matches', () => {
    test('begin with their table, or not at all', async () => {
      const table = aTable();
      await context.store.createTable({ table });
      const match = aMatch({ deadline: noon + 60_000, clocks: someClocks(noon) });
      const playing = { ...table, phase: 'playing' as const, match: match.id };
      const start = { match, acts: ['*starter', '*deal'], table: playing };
      const conflict = { kind: 'conflict', revision: 1 };
      expect(await context.store.startMatch({ ...start, expectedRevision: 7 })).toEqual(conflict);
      expect(await context.store.loadMatch({ match: match.id })).toBeUndefined();
      const saved = { kind: 'saved', revision: 2 };
      expect(await context.store.startMatch({ ...start, expectedRevision: 1 })).toEqual(saved);
      const found = { ...match, table: table.id, acts: start.acts, finishedAt: null, result: null };
      expect(await context.store.loadMatch({ match: match.id })).toEqual(found);
      expect(await context.store.findTable({ table: table.id })).toEqual({
        table: playing,
        revision: 2,
      });
    });

    test('go on, and keep the decision, its answer, the clocks and the deadline together', async () => {
      const match = await aStartedMatch(context.store);
      const addition = anAddition(match, { acts: ['0R0', '*deal 2'], deadline: noon + 5000 });
      expect(await context.store.append(addition)).toEqual({ kind: 'added', seq: 3 });
      expect(await context.store.loadMatch({ match })).toMatchObject({
        acts: ['*deal', '0R0', '*deal 2'],
        clocks: addition.clocks,
        deadline: noon + 5000,
      });
      const decision = { seq: 2, act: '0R0', answer: { seq: 2 } };
      expect(await context.store.findDecision({ match, seat: 0, nth: 1 })).toEqual(decision);
      expect(await context.store.findDecision({ match, seat: 0, nth: 2 })).toBeUndefined();
      expect(await context.store.findDecision({ match, seat: 1, nth: 1 })).toBeUndefined();
    });

    test('answer a repeated decision as they did the first time, wherever the match is by then', async () => {
      const match = await aStartedMatch(context.store);
      const addition = anAddition(match);
      await context.store.append(addition);
      const repeated = { kind: 'repeated', answer: { seq: 2 } };
      expect(await context.store.append(addition)).toEqual(repeated);
      expect(await context.store.append({ ...addition, expectedSeq: 2 })).toEqual(repeated);
      expect(await context.store.append({ ...addition, expectedSeq: 9 })).toEqual(repeated);
      expect(await context.store.loadMatch({ match })).toMatchObject({ acts: ['*deal', '0R0'] });
    });

    test('refuse another decision under the same number', async () => {
      const match = await aStartedMatch(context.store);
      await context.store.append(anAddition(match));
      const other = anAddition(match, { expectedSeq: 2, acts: ['0G1'] });
      expect(await context.store.append(other)).toEqual({ kind: 'contradicted', act: '0R0' });
      expect(await context.store.loadMatch({ match })).toMatchObject({ acts: ['*deal', '0R0'] });
    });

    test('tell whoever was overtaken', async () => {
      const match = await aStartedMatch(context.store);
      await context.store.append(anAddition(match));
      const late = anAddition(match, { acts: ['1G1'], decision: { seat: 1, nth: 1, answer: 0 } });
      expect(await context.store.append(late)).toEqual({ kind: 'conflict', seq: 2 });
      const early = { ...late, expectedSeq: 3 };
      expect(await context.store.append(early)).toEqual({ kind: 'conflict', seq: 2 });
      expect(await context.store.append({ ...late, expectedSeq: 2 })).toEqual({
        kind: 'added',
        seq: 3,
      });
      expect(await context.store.append(anAddition(matchId()))).toEqual({ kind: 'unknown' });
    });

    test('keep clocks alone too, as for a pause', async () => {
      const match = await aStartedMatch(context.store);
      const clocks = { ...someClocks(noon), paused: noon + 5 };
      const pause = anAddition(match, { acts: [], decision: null, clocks });
      expect(await context.store.append(pause)).toEqual({ kind: 'added', seq: 1 });
      expect(await context.store.loadMatch({ match })).toMatchObject({ acts: ['*deal'], clocks });
    });

    test('end, and then nothing is added any more', async () => {
      const match = await aStartedMatch(context.store);
      const result = { ranking: [[1], [0]] };
      const last = anAddition(match, { deadline: noon, result });
      expect(await context.store.append(last)).toEqual({ kind: 'added', seq: 2 });
      expect(await context.store.loadMatch({ match })).toMatchObject({
        finishedAt: noon + 1000,
        deadline: null,
        result,
      });
      expect(await context.store.append(last)).toEqual({ kind: 'repeated', answer: { seq: 2 } });
      const more = anAddition(match, { expectedSeq: 2, acts: [], decision: null });
      expect(await context.store.append(more)).toEqual({ kind: 'over' });
    });

    test('are due when their deadline has come, the earliest first', async () => {
      await context.inAnEmptyStore(async (empty) => {
        const start = (deadline: number | null) => aStartedMatch(empty, aMatch({ deadline }));
        const [late, over, early] = [
          await start(noon + 2),
          await start(noon),
          await start(noon + 1),
        ];
        await start(null);
        await start(noon + 9);
        await empty.append(anAddition(over, { result: {} }));
        const due = await empty.dueMatches({ before: noon + 2, limit: 9 });
        expect(due.map(({ match, deadline }) => [match, deadline])).toEqual([
          [early, noon + 1],
          [late, noon + 2],
        ]);
        expect(await empty.dueMatches({ before: noon + 9, limit: 1 })).toHaveLength(1);
      });
    });

    test('show their record when they are over, and their secret never', async () => {
      const { id } = await aGuest(context.store);
      const match = aMatch();
      await aStartedMatch(context.store, match, [
        { person: id, bot: null, ready: true },
        { person: null, bot: 'king', ready: true },
      ]);
      expect(await context.store.findRecord({ match: match.id })).toBe('not-finished');
      await context.store.append(anAddition(match.id, { result: { ranking: [[0], [1]] } }));
      const record = await context.store.findRecord({ match: match.id });
      const summary = {
        id: match.id,
        game: 'penguin-party',
        startedAt: noon,
        finishedAt: noon + 1000,
        result: { ranking: [[0], [1]] },
        players: [
          { seat: 0, name: 'Ana', penguin: 'little', bot: null },
          { seat: 1, name: null, penguin: null, bot: 'king' },
        ],
      };
      const { rules, options } = match;
      expect(record).toEqual({ ...summary, rules, options, acts: ['*deal', '0R0'] });
      expect(await context.store.findMatch({ match: match.id })).toEqual(summary);
      expect(await context.store.findRecord({ match: matchId() })).toBeUndefined();
      expect(await context.store.findMatch({ match: matchId() })).toBeUndefined();
      expect(JSON.stringify([record, summary])).not.toContain(match.secret);
    });

    test('are found by their players once they are over, newest first', async () => {
      const { id } = await aGuest(context.store);
      const seats = [
        { person: id, bot: null, ready: true },
        { person: null, bot: 'king', ready: true },
      ];
      const start = (startedAt: number) =>
        aStartedMatch(context.store, aMatch({ startedAt }), seats);
      const [first, second, running] = [
        await start(noon),
        await start(noon + 1),
        await start(noon + 2),
      ];
      await aStartedMatch(context.store);
      await context.store.append(anAddition(first, { result: {} }));
      await context.store.append(anAddition(second, { result: {} }));
      const find = async (before: number, limit: number) => {
        const found = await context.store.matchesOf({ person: id, before, limit });
        return found.map((match) => match.id);
      };
      expect(await find(noon + hour, 9)).toEqual([second, first]);
      expect(await find(noon + 1, 9)).toEqual([first]);
      expect(await find(noon + hour, 1)).toEqual([second]);
      expect(await find(noon + hour, 9)).not.toContain(running);
    });
  });
}
