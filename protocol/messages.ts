import type { Problem } from '@rookery/rules/kernel/problem';
import { accepted, type Result } from '@rookery/rules/kernel/result';
import { isObject, type Reader } from '@rookery/rules/kernel/shape';
import { askReader, type Ask } from './asks.ts';
import { decode } from './decode.ts';
import { longestFrame, longestTell } from './limits.ts';
import type { Fault } from './reasons.ts';
import { count } from './shapes.ts';
import { SharedJson } from './shared-json.ts';
import { tellReader, type Tell } from './tells.ts';

/** A message that could not be read, and the number of the ask it was, if that could. */
export interface Unread {
  readonly id: number | null;
  readonly fault: Fault;
}

/** Reads a frame from a client. Never throws, whatever the frame. */
export const parseAsk = (frame: string): Result<Ask, Unread> =>
  parse(askReader, frame, longestFrame);

/** Reads a frame from the server. Never throws, whatever the frame. */
export const parseTell = (frame: string): Result<Tell, Unread> =>
  parse(tellReader, frame, longestTell);

/** The frame that says it. */
export const formatAsk = (ask: Ask): string => JSON.stringify(ask);

/** Updates of one moment go to several viewers. What their views share lies up to four levels deep. */
const updates = new SharedJson(4);

/** The frame that says it. */
export const formatTell = (tell: Tell): string =>
  tell.type === 'update' ? updates.stringify(tell) : JSON.stringify(tell);

function parse<Message>(
  reader: Reader<Message>,
  frame: string,
  longest: number,
): Result<Message, Unread> {
  const decoded = decode(reader, frame, { longest, at: 'message' });
  if (decoded.ok) return accepted(decoded.value);
  return {
    ok: false,
    problems: decoded.problems.map(({ fault, input }) => ({ id: idOf(input), fault })),
  };
}

function idOf(input: unknown): number | null {
  const ignored: Problem[] = [];
  return isObject(input) && 'id' in input ? (count(input.id, 'id', ignored) ?? null) : null;
}
