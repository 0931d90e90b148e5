import { recordOf } from '@rookery/rules/kernel/record';
import { entryOf } from '@rookery/rules/kernel/entry';
import { describe, expect, test } from 'vitest';
import { randomMatch } from '../../rules/spec/random-match.ts';
import { settings } from '../../rules/spec/settings.ts';
import { problemsInEnglish } from '@rookery/texts/en/problems';
import { problemsInFrench } from '@rookery/texts/fr/problems';
import { replayInEnglish } from '@rookery/texts/en/page/replay';
import { replayInFrench } from '@rookery/texts/fr/page/replay';
import { sayFault } from './fault-words.ts';
import { checkRecord, readRecordFile, type RecordFault } from './record-file.ts';

const fileOf = (text: string) => new Blob([text]);
const ui = { refusal: ({ kind }: { readonly kind: string }) => `Rule: ${kind}.` };
const english = {
  texts: replayInEnglish,
  problems: problemsInEnglish,
  language: 'en',
  ui,
} as const;
const french = {
  ...english,
  texts: replayInFrench,
  problems: problemsInFrench,
  language: 'fr',
} as const;

function faultOf(record: unknown): RecordFault {
  const checked = checkRecord(record);
  if (checked.ok) throw new Error('nothing is wrong with it');
  return checked.fault;
}

const setting = entryOf(
  settings.filter(({ seats }) => seats === 3),
  0,
);
const record = recordOf(randomMatch(setting, 'file').match);

describe('a record file', () => {
  test('that was saved by us is a match', async () => {
    const checked = await readRecordFile(fileOf(JSON.stringify(record, null, 2)));
    expect(checked.ok && recordOf(checked.match)).toEqual(record);
  });

  test('with an act against the rules says which one and why, and keeps what comes before', () => {
    const first = record.acts.findIndex((act) => !act.startsWith('*'));
    const acts = record.acts.with(first + 1, entryOf(record.acts, first));
    const fault = faultOf({ ...record, acts });
    expect(fault).toMatchObject({ kind: 'bad-act', number: first + 2, of: acts.length });
    expect(sayFault(fault, english)).toEqual([
      `Act ${String(first + 2)} of ${String(acts.length)}, “${entryOf(acts, first)}”, is against the rules:`,
      'Rule: not-your-turn.',
    ]);
    expect(sayFault(fault, french)[0]).toContain(`L’acte ${String(first + 2)} sur`);
    if (fault.kind !== 'bad-act') throw new Error('another fault');
    const before = checkRecord(fault.before);
    expect(before.ok && before.match.acts.length).toBe(first + 1);
  });

  test('with a deal that cannot be says what is wrong with it', () => {
    const deal = record.acts.findIndex((act) => act.startsWith('*') && act.length > 6);
    const acts = record.acts.with(deal, entryOf(record.acts, deal).replace(/\d/, '9'));
    const [first, second] = sayFault(faultOf({ ...record, acts }), english);
    expect(first).toContain(`Act ${String(deal + 1)} of`);
    expect(second).toMatch(/must|cannot/);
  });

  test('with an act that says nothing says where', () => {
    const fault = faultOf({ ...record, acts: record.acts.with(4, 'nonsense') });
    expect(sayFault(fault, english)[0]).toBe(
      `Act 5 of ${String(record.acts.length)} cannot be read:`,
    );
  });

  test('of another version is not called broken', () => {
    expect(faultOf({ ...record, rules: 99 })).toEqual({ kind: 'other-version' });
  });

  test.each([
    ['', 'not-json'],
    ['PNG…', 'not-json'],
    ['[]', 'not-a-record'],
    ['{"game":"chess"}', 'not-a-record'],
    [JSON.stringify({ ...record, game: 'chess' }), 'not-a-record'],
    [JSON.stringify({ ...record, acts: [7] }), 'not-a-record'],
  ])('of another kind says so: %s', async (text, kind) => {
    const checked = await readRecordFile(fileOf(text));
    if (checked.ok) throw new Error('nothing is wrong with it');
    expect(checked.fault.kind).toBe(kind);
    expect(sayFault(checked.fault, english).join(' ')).not.toContain('undefined');
  });

  test('that is far too large is not read', async () => {
    const file = { size: 3_000_000, text: () => Promise.reject(new Error('read')) };
    const checked = await readRecordFile(file);
    if (checked.ok) throw new Error('nothing is wrong with it');
    expect(sayFault(checked.fault, english)).toEqual([
      'It is larger than 2 MB: no match is that long.',
    ]);
  });
});
