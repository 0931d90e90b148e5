import { describe, expect, test } from 'vitest';
import { routes } from '../api.ts';
import { askReaders } from '../asks.ts';
import { phrases } from '../chat.ts';
import { afterClose, closeCodes } from '../close-codes.ts';
import { deepest, heartbeat, longestFrame, longestName, patience } from '../limits.ts';
import { parseAsk } from '../messages.ts';
import { penguins } from '../people.ts';
import { reasonReaders } from '../reasons.ts';
import { tellReaders } from '../tells.ts';
import { protocolVersion, socketPath, subprotocol } from '../version.ts';
import { named, page } from './protocol-page.ts';

describe('docs/protocol.md', () => {
  test.each([
    ['What a client asks', Object.keys(askReaders)],
    ['What the server tells', Object.keys(tellReaders)],
    ['Reasons', Object.keys(reasonReaders)],
    ['The HTTP API', Object.keys(routes)],
  ])('%s: every one there is, and no other', (title, known) => {
    expect(named(title).toSorted()).toEqual(known.toSorted());
  });

  test('has every close code with what to do then', () => {
    const rows = [...page.matchAll(/^\| (\d{4}) +\| `([\w-]+)` +\| ([\w ]+)/gm)];
    const listed = rows.map(([, code, name, then = '']) => [name, Number(code), then.trim()]);
    const words = {
      'come-back': 'come back',
      'come-back-later': 'come back later',
      'begin-a-session': 'begin a new session',
      'give-up': 'give up',
    };
    const known = Object.entries(closeCodes).map(([name, code]) => [
      name,
      code,
      words[afterClose(code)],
    ]);
    expect(new Set(listed.map(String))).toEqual(new Set(known.map(String)));
    expect(afterClose(1006)).toBe('come-back');
  });

  test('has the numbers and lists of the code', () => {
    for (const fact of [
      `# The protocol, version ${String(protocolVersion)}\n`,
      `\`${socketPath}\``,
      `\`${subprotocol}\``,
      `at most ${String(longestFrame)} bytes`,
      `at most ${String(deepest)} deep`,
      `every ${String(heartbeat / 1000)} s`,
      `nothing for ${String(patience / 1000)} s`,
      `1 to ${String(longestName)} characters`,
      ...[...penguins, ...phrases].map((word) => `\`${word}\``),
    ]) {
      expect(page).toContain(fact);
    }
  });

  test('shows asks that can be read', () => {
    const [, example = ''] = /^```json\n([^]*?)^```$/m.exec(page) ?? [];
    const asks = example.trim().split('\n');
    expect(asks).toHaveLength(3);
    expect(asks.map((ask) => parseAsk(ask).ok)).toEqual([true, true, true]);
  });
});
