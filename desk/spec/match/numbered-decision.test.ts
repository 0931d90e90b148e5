import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { describe, expect, test } from 'vitest';
import { findDecision, judge, nextOf } from '../../numbered-decision.ts';
import { opened, turnsOf } from './hosted.ts';
import { seenBy } from '../../viewer-log.ts';

describe.each(catalogue)('a decision in $id', (game) => {
  const { start } = opened(game, 3);
  const turns = [...turnsOf(start)];
  const turn = entryOf(turns, 0);
  const { decision, progress } = turn;
  const { seat, nth } = decision;
  const obstacle = { kind: 'paused' } as const;

  test('whose number was used is not judge anew, whatever is in the way', () => {
    expect(judge(progress.match, decision, undefined)).toEqual({ kind: 'made-before' });
    expect(judge(progress.match, decision, obstacle)).toEqual({ kind: 'made-before' });
    expect(judge(start, { ...decision, nth: 0 }, obstacle)).toEqual({ kind: 'made-before' });
  });

  test('that leaves a gap hears which number is next, even where nobody may play', () => {
    const reason = { kind: 'out-of-step', next: nth };
    for (const inTheWay of [undefined, obstacle]) {
      const judgement = judge(start, { ...decision, nth: nth + 1 }, inTheWay);
      expect(judgement).toEqual({ kind: 'refused', reason });
    }
  });

  test('is refused for an obstacle before the rules are asked, and then by them', () => {
    const { match: end } = entryOf(turns, turns.length - 1).progress;
    const late = { ...decision, nth: nextOf(end, seat) };
    expect(judge(end, late, obstacle)).toEqual({ kind: 'refused', reason: obstacle });
    const refusal = game.refuse(end.state, seat, decision.move);
    expect(refusal).toBeDefined();
    const reason = { kind: 'against-the-rules', refusal };
    expect(judge(end, late, undefined)).toEqual({ kind: 'refused', reason });
  });

  test('changes nothing until its host keeps it, and draws the same whenever it is judge', () => {
    for (const { before, decision: made, progress: first } of turns) {
      const was = JSON.stringify(before);
      expect(judge(before, made, undefined)).toEqual({ kind: 'ruled', progress: first });
      expect(JSON.stringify(before)).toBe(was);
    }
  });

  test('is found again under its number, with the count of its first answer', () => {
    const { match: end } = entryOf(turns, turns.length - 1).progress;
    for (const { decision: made, progress: then } of turns) {
      const seq = seenBy(then.match, made.seat);
      expect(findDecision(end, made.seat, made.nth)).toEqual({ move: made.move, seq });
    }
    for (const each of seatsOf(3)) {
      expect(findDecision(end, each, 0)).toBeUndefined();
      expect(findDecision(end, each, nextOf(end, each))).toBeUndefined();
    }
  });

  test('is numbered by its seat alone, whatever others and chance do in between', () => {
    const made = new Map(seatsOf(3).map((each) => [each, 0]));
    for (const { before, decision: each } of turns) {
      const own = (made.get(each.seat) ?? 0) + 1;
      expect(nextOf(before, each.seat)).toBe(own);
      expect(each.nth).toBe(own);
      made.set(each.seat, own);
    }
  });
});
