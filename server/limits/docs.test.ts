import { usualLimits as deskLimits } from '@rookery/desk/desk';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { usualLimits, type Limits } from './limits.ts';

const page = readFileSync(join(root, 'docs', 'protocol.md'), 'utf8');
const [, section = ''] = /^## Limits\n([^]*?)^## /m.exec(page) ?? [];

/** The numbers of each row, by its first cell. */
const documented = new Map(
  [...section.matchAll(/^\| ([^|`]*[^|` ]) +\| ([\d.]+) +\|(?: ([\d.]+) +\|)?/gm)].map(
    ([, what = '', ...numbers]) => [what, numbers.filter(Boolean).map(Number)],
  ),
);

const rate = ({ burst, perSecond }: Limits['requests']) => [burst, perSecond];

test('docs/protocol.md tells the limits that hold', () => {
  expect(Object.fromEntries(documented)).toEqual({
    'messages of one socket': rate(usualLimits.socketMessages),
    'messages of one session, on all its sockets': rate(usualLimits.sessionMessages),
    'messages of one address': rate(usualLimits.addressMessages),
    'messages beyond those, on one socket': rate(usualLimits.excess),
    'HTTP requests and upgrades of one address': rate(usualLimits.requests),
    'new sessions of one address': rate(usualLimits.newcomers),
    'tables in the resume list of a hello': [usualLimits.resumedTables],
    'asks of one socket that wait for an answer': [usualLimits.waiting],
    'asks of one address that wait': [usualLimits.waitingOfAddress],
    'asks that wait for one table': [deskLimits.waitingPerTable],
    'bytes that one socket has not read': [usualLimits.unreadOfSocket],
    'bytes that one address has not read': [usualLimits.unreadOfAddress],
    'sockets of one session': [usualLimits.socketsOfSession],
    'sockets of one address': [usualLimits.socketsOfAddress],
    'tables you sit at or are host of': [deskLimits.tablesPerPerson],
    'sockets that follow one table': [deskLimits.callersPerTable],
    'lines of chat in 10 s by one person': [deskLimits.chatLines],
  });
  expect(deskLimits.chatSpan).toBe(10_000);
});
