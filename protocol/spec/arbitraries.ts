import { seatsOf } from '@rookery/rules/kernel/seat';
import fc from 'fast-check';
import { parseMatchId, parseTableId, type MatchId, type TableId } from '../identifiers.ts';
import { lengthOf, parseName } from '../names.ts';

/** One arbitrary for every kind there is: a new kind without one does not compile. */
export type Samples<Tag extends string, Union> = {
  readonly [Value in Union & { readonly [key in Tag]: string } as Value[Tag]]: fc.Arbitrary<Value>;
};

const identifier = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));
export const table: fc.Arbitrary<TableId> = identifier.map((text) => {
  const id = parseTableId(text);
  if (!id.ok) throw new Error(`no table id: ${text}`);
  return id.value;
});
export const match: fc.Arbitrary<MatchId> = identifier.map((text) => {
  const id = parseMatchId(text);
  if (!id.ok) throw new Error(`no match id: ${text}`);
  return id.value;
});

export const id = fc.maxSafeNat();
export const count = fc.maxSafeNat();
export const small = fc.nat(9);
export const seat = fc.constantFrom(...seatsOf(10));
export const orNull = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(value, { nil: null });
export const few = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> =>
  fc.array(value, { maxLength: 4 });
export const word = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(?:-[a-z0-9]{1,8}){0,2}$/);
export const nonce = fc.stringMatching(/^[\w-]{1,40}$/);
export const plainText = fc.stringMatching(/^[\w .,!?äéß猫]{1,40}$/);
export const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
  .map(parseName)
  .filter((parsed) => parsed.ok)
  .map(({ value }) => value);
export const line = plainText
  .map((text) => text.replaceAll(/ +/g, ' ').trim())
  .filter((text) => lengthOf(text) > 0);

/** What only a game can read. */
export const { gameValue } = fc.letrec<{ gameValue: unknown }>((tie) => ({
  gameValue: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    plainText,
    fc.array(tie('gameValue'), { maxLength: 3 }),
    fc.dictionary(
      word.filter((key) => key !== 'constructor'),
      tie('gameValue'),
      {
        maxKeys: 3,
        noNullPrototype: true,
      },
    ),
  ),
}));
