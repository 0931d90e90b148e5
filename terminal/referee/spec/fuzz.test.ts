import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { expect, test } from 'vitest';
import { conversation, fieldsOf } from './conversation.ts';
import { malformedLine } from './malformed.ts';

const lines = 100_000;

const opening = [
  '{"op":"new","game":"penguin-party","seats":2,"seed":"a"}',
  '{"op":"new","game":"penguinramids","seats":3,"seed":"a"}',
];
const inspection = opening.map((_, index) => `{"op":"record","match":"m${String(index + 1)}"}`);

/** Whether a line could be a request that rightly changes or ends one of the two matches. */
function couldTouch(line: string): boolean {
  const { op, match, move } = fieldsOf(parsed(line));
  if (match !== 'm1' && match !== 'm2') return false;
  return (
    op === 'drop' ||
    (op === 'play' && (penguinParty.parseMove(move).ok || penguinramids.parseMove(move).ok))
  );
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

test(
  `${String(lines)} malformed lines are answered each, and no match changes`,
  { timeout: 60_000 },
  async () => {
    const rng = quickRng(seededStreams('malformed')('lines'));
    const malformed = Array.from({ length: lines }, () => {
      let line = malformedLine(rng);
      while (couldTouch(line)) line = malformedLine(rng);
      return line;
    });
    const huge = `{"op":"hello","id":"${'x'.repeat(10_000_000)}"}`;
    const all = [...opening, ...inspection, ...malformed, huge, huge, ...inspection];
    const answers = await conversation(all.map((line) => `${line}\n`));
    expect(answers).toHaveLength(all.length);
    expect(answers.slice(-2)).toEqual(answers.slice(2, 4));
    const kinds = new Set(
      answers.map((answer) => String(fieldsOf(fieldsOf(answer)['error'])['kind'])),
    );
    expect(kinds).not.toContain('internal-error');
    expect([...kinds].toSorted()).toEqual(
      expect.arrayContaining([
        'bad-json',
        'bad-move',
        'bad-options',
        'bad-record',
        'too-deep',
        'unknown-op',
      ]),
    );
  },
);
