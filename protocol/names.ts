import type { Problem } from '@rookery/rules/kernel/problem';
import type { Result } from '@rookery/rules/kernel/result';
import { read, type Reader } from '@rookery/rules/kernel/shape';
import { longestLine, longestName } from './limits.ts';

/**
 * What no one can see, or what moves or hides its neighbours: control and format characters (bidi and
 * zero-width ones among them), half surrogates, private and unassigned ones, line separators, fillers.
 */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Signs stacked so high that they cover the lines around them. */
const stacked = /\p{M}{4}/u;

/** Joins the parts of one emoji, and stays only where it does. */
const joined =
  /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})/gu;

/** They choose between a coloured and a plain picture, and nothing else. */
const variations = /[\uFE00-\uFE0F]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a reader would count. */
export const lengthOf = (text: string): number => [...graphemes.segment(text)].length;

const spaced = (text: string): string => text.replaceAll(/[\p{Zs}\t\r\n]+/gu, ' ').trim();

/** No more bytes per character than any script needs, so that counting stays cheap. */
const mostUnits = (most: number): number => most * 16;

const reading =
  (tidy: (text: string) => string, visible: (text: string) => string, most: number) =>
  (input: unknown, at: string, problems: Problem[]): string | undefined => {
    if (typeof input !== 'string') {
      problems.push({ kind: 'wrong-type', at, expected: 'text' });
      return undefined;
    }
    const text = input.length > mostUnits(most) ? input : tidy(input);
    const found = text.length > mostUnits(most) ? text.length : lengthOf(text);
    if (found < 1 || found > most) {
      problems.push({ kind: 'out-of-range', at, found, least: 1, most });
      return undefined;
    }
    const [culprit] = unseen.exec(visible(text)) ?? stacked.exec(text) ?? [];
    if (culprit === undefined) return text;
    problems.push({ kind: 'unreadable', at, found: codePoints(culprit) });
    return undefined;
  };

const codePoints = (text: string): string =>
  Array.from(text, (character) => Number(character.codePointAt(0)).toString(16).toUpperCase())
    .map((digits) => `U+${digits.padStart(4, '0')}`)
    .join(' ');

/** Names that look alike are alike: compatible forms become one, and so do runs of spaces. */
const tidyName = (text: string): string =>
  spaced(text.normalize('NFKC').replaceAll(variations, ''));

/** Reads the name a person goes by: 1 to 24 characters, all of them visible. */
export const nameReader: Reader<string> = reading(tidyName, (text) => text, longestName);

/** Reads a line of chat: plain text in one line; joined emoji may stay as they are. */
export const lineReader: Reader<string> = reading(
  (text) => spaced(text.normalize('NFC')),
  (text) => text.replaceAll(joined, '').replaceAll(variations, ''),
  longestLine,
);

/** The name a person wants, as it will be shown. */
export const parseName = (input: unknown): Result<string, Problem> =>
  read(nameReader, input, 'name');
