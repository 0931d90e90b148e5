import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, run } from './run.mjs';
import { tools } from './tools.mjs';

/** A folder, and a line of code in it. */
type Case = readonly [folder: string, line: string];

const forbidden: readonly Case[] = [
  ['rules', "import { readFile } from 'node:fs';"],
  ['rules', "import { open } from '@rookery/referee/ruling';"],
  ['rules/kernel', "import { catalogue } from '../catalogue.ts';"],
  ['rules/kernel', "import { catalogue } from './../catalogue.ts';"],
  ['rules/kernel', "import { game } from '../penguin-party/game.ts';"],
  ['rules/kernel', "export * from '../penguin-party/game.ts';"],
  ['rules/kernel', "import { randomBytes } from 'crypto';"],
  ['rules/kernel', "import { randomBytes } from 'node:crypto';"],
  ['rules/kernel', "import fc from 'fast-check';"],
  ['rules/kernel', 'export const now = Date.now();'],
  ['rules/kernel', 'export const luck = Math.random();'],
  ['rules/penguin-party', "import { game } from '../penguinramids/game.ts';"],
  ['rules/penguin-party', "import type { Move } from '../penguinramids/vocabulary.ts';"],
  ['rules/penguin-party', "import { catalogue } from '../catalogue.ts';"],
  ['rules/penguin-party', "import { later } from 'node:timers';"],
  ['rules/a-third-game', "import { game } from '../penguin-party/game.ts';"],
  ['referee', "import { catalogue } from '@rookery/rules/catalogue';"],
  ['referee', "import { game } from '@rookery/rules/penguin-party/game';"],
  ['referee', "import { words } from '@rookery/texts/english';"],
  ['referee', "import { readFile } from 'node:fs/promises';"],
  ['referee', 'export const now = new Date();'],
  ['lessons', "import { openDesk } from '@rookery/desk/open-desk';"],
  ['lessons', "import { readFile } from 'node:fs';"],
  ['lessons', 'export const luck = Math.random();'],
  ['bots/penguin-party', "import { open } from '@rookery/referee/ruling';"],
  ['bots/penguin-party', "import { Worker } from 'node:worker_threads';"],
  ['bots/penguin-party', 'export const luck = Math.random();'],
  ['bots/workers', "import { Worker } from 'node:worker_threads';"],
  ['bots/arena', "import { rate } from 'openskill';"],
  ['analysis', "import { open } from '@rookery/referee/ruling';"],
  ['analysis', "import { nodePool } from '@rookery/bots/workers/node-pool';"],
  ['analysis', "import { readFile } from 'node:fs';"],
  ['analysis/review', 'export const now = Date.now();'],
  ['protocol', "import { catalogue } from '@rookery/rules/catalogue';"],
  ['protocol', "import { game } from '@rookery/rules/penguin-party/game';"],
  ['protocol', "import { open } from '@rookery/referee/ruling';"],
  ['protocol', "import { createHash } from 'node:crypto';"],
  ['protocol', 'export const now = Date.now();'],
  ['protocol/client', "import { openSync } from 'node:fs';"],
  ['protocol/client', "import { catalogue } from '@rookery/rules/catalogue';"],
  ['protocol/client', "import { serve } from '../../server/service.ts';"],
  ['protocol/client', 'export const luck = Math.random();'],
  ['desk', "import { openLine } from '@rookery/protocol/client/line';"],
  ['desk', "import { game } from '@rookery/rules/penguin-party/game';"],
  ['desk', "import { nodePool } from '@rookery/bots/workers/node-pool';"],
  ['desk', "import { serve } from '../server/service.ts';"],
  ['desk', "import { randomBytes } from 'node:crypto';"],
  ['desk', 'export const now = Date.now();'],
  ['desk', 'export const luck = Math.random();'],
  ['server/store', "import { openDesk } from '@rookery/desk/open-desk';"],
  ['texts', "import { penguinParty } from '@rookery/rules/penguin-party/game';"],
  ['texts', "import { playersOf } from '@rookery/bots/players';"],
  ['texts', "import type { Ruling } from '@rookery/referee/ruling';"],
  ['texts', "import { reason } from '@rookery/protocol/reasons';"],
  ['texts', "import { readFile } from 'node:fs';"],
  ['terminal', "import { serve } from '@rookery/server/serve';"],
  ['terminal/games', "import { serve } from '@rookery/server/serve';"],
  ['terminal/admin', "import { administer } from '@rookery/server/admin/commands';"],
  ['terminal/upkeep', "import { backUp } from '@rookery/server/store/backup';"],
  ['server', "import { game } from '@rookery/rules/penguin-party/game';"],
  ['server', "import { play } from '@rookery/terminal/play';"],
  ['server', "import { onlineInEnglish } from '@rookery/texts/en/online';"],
  ['server', "import { Pool } from 'pg';"],
  ['server/store', "import { fastify } from 'fastify';"],
  ['server/store', "import { open } from '@rookery/referee/ruling';"],
  ['server/store', "import { catalogue } from '@rookery/rules/catalogue';"],
  ['server/store', "import { serve } from '../service.ts';"],
  ['web/model', "import { serve } from '@rookery/server/service';"],
  ['web/model', "import { play } from '@rookery/terminal/play/play';"],
  ['web/model', "import { readFile } from 'node:fs';"],
  ['web/table', "import { penguinParty } from '@rookery/rules/penguin-party/game';"],
  ['web/home', "import { penguinramidsInEnglish } from '@rookery/texts/en/penguinramids/texts';"],
  ['web/games/penguin-party', "import { box } from '@rookery/rules/penguinramids/box';"],
  ['web/games/penguin-party', "import { words } from '../penguinramids/words.svelte.ts';"],
  ['web/games/penguinramids', "import { pyramid } from '@rookery/rules/penguin-party/pyramid';"],
  ['web/games/penguinramids', "import { open } from '@rookery/referee/ruling';"],
  ['web/games/penguinramids', "import { readFile } from 'node:fs';"],
  ['web/games/kit', "import type { Move } from '@rookery/rules/penguin-party/vocabulary';"],
  ['web/games/kit', "import { words } from '../penguinramids/words.svelte.ts';"],
  ['simulation/world', "import { readFile } from 'node:fs';"],
  ['simulation/world', "import { serve } from '@rookery/server/service';"],
  ['simulation/checks', "import { penguinParty } from '@rookery/rules/penguin-party/game';"],
  ['simulation/world', 'export const now = Date.now();'],
  ['simulation/guests', 'export const luck = Math.random();'],
  ['second-opinion', "import { game } from '@rookery/rules/penguin-party/game';"],
  ['second-opinion', "import { game } from '../rules/penguin-party/game.ts';"],
  ['scripts', "import { renderUnicodeCompact } from 'uqr';"],
];

const allowed: readonly Case[] = [
  ['rules', "import { game } from './penguin-party/game.ts';"],
  ['rules/kernel', "import { sha256 } from './sha256.ts';"],
  ['rules/penguin-party', "import { leftOf } from '../kernel/seat.ts';"],
  ['rules/penguin-party', "import { changeCount } from './cards.ts';"],
  ['rules/spec', "import { catalogue } from '../catalogue.ts';"],
  ['bots/penguin-party', "import { penguinParty } from '@rookery/rules/penguin-party/game';"],
  ['texts', "import type { MoveReason } from '@rookery/bots/bot';"],
  ['referee', "import { extend } from '@rookery/rules/kernel/match';"],
  ['texts', "import type { Refusal } from '@rookery/rules/penguin-party/vocabulary';"],
  ['texts', "import type { Reason } from '@rookery/protocol/reasons';"],
  ['terminal', "import { open } from '@rookery/referee/ruling';"],
  ['terminal', "import { catalogue } from '@rookery/rules/catalogue';"],
  ['terminal', "import { nodePool } from '@rookery/bots/workers/node-pool';"],
  ['terminal', "import { playersOf } from '@rookery/bots/players';"],
  ['terminal/arena', "import { rate } from 'openskill';"],
  ['terminal/games', "import { main } from '../main.ts';"],
  ['server', "import { catalogue } from '@rookery/rules/catalogue';"],
  ['server', "import { languages } from '@rookery/texts/language';"],
  ['protocol', "import { read } from '@rookery/rules/kernel/shape';"],
  ['protocol', "import type { Clocks } from '@rookery/referee/clock';"],
  ['server', "import { parseAsk } from '@rookery/protocol/messages';"],
  ['protocol/client', "import { parseTell } from '../messages.ts';"],
  ['simulation/world', "import { openDesk } from '@rookery/desk/open-desk';"],
  ['simulation/guests', "import { openLine } from '@rookery/protocol/client/line';"],
  ['desk', "import type { Tell } from '@rookery/protocol/tells';"],
  ['desk', "import { updateFor } from '@rookery/referee/update';"],
  ['desk', "import { catalogue } from '@rookery/rules/catalogue';"],
  ['server', "import { openDesk } from '@rookery/desk/open-desk';"],
  ['server/store', "import type { TableStore } from '@rookery/desk/store';"],
  ['web/here', "import { openDesk } from '@rookery/desk/open-desk';"],
  ['terminal', "import { openLine } from '@rookery/protocol/client/line';"],
  ['terminal', "import { WebSocket } from 'ws';"],
  ['terminal/upkeep', "import type { Home } from '@rookery/server/upkeep';"],
  ['terminal/admin', "import type { AdminAnswer } from '@rookery/server/admin/client';"],
  ['server/store', "import { Kysely } from 'kysely';"],
  ['server', "import { createServer } from 'node:http';"],
  ['server/http', "import { fastify } from 'fastify';"],
  ['server/socket', "import { WebSocketServer } from 'ws';"],
  ['web/games/penguin-party', "import { Dragging } from '../kit/dragging.svelte.ts';"],
  ['web/games/kit', "import type { Game } from '@rookery/rules/kernel/game';"],
  ['lessons', "import { decide } from '@rookery/referee/ruling';"],
  ['lessons/penguin-party', "import type { Lesson } from '../lesson.ts';"],
  ['scripts', "import { readFileSync } from 'node:fs';"],
];

const cases = [...forbidden, ...allowed];
const project = mkdtempSync(join(tmpdir(), 'rookery-layers-'));
let complaints = '';

const fileOf = (folder: string, line: string): string => {
  const number = cases.findIndex((each) => each[0] === folder && each[1] === line);
  return `${folder}/case-${String(number)}.ts`;
};

/** The lint of this project, without all that is no matter of layers. */
function layersOnly(): string {
  const lint: unknown = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  return JSON.stringify({
    ...Object(lint),
    options: {},
    categories: { correctness: 'off' },
    rules: {},
  });
}

beforeAll(async () => {
  writeFileSync(join(project, '.oxlintrc.json'), layersOnly());
  for (const [folder, line] of cases) {
    mkdirSync(join(project, folder), { recursive: true });
    writeFileSync(join(project, fileOf(folder, line)), `${line}\n`);
  }
  const lint = [tools.oxlint, '--format=unix', '.'];
  const { output } = await run(process.execPath, lint, { output: 'kept', folder: project });
  complaints = output;
});

afterAll(() => rmSync(project, { recursive: true }));

test.each(forbidden)('%s may not say: %s', (folder, line) => {
  expect(complaints).toContain(fileOf(folder, line));
});

test.each(allowed)('%s may say: %s', (folder, line) => {
  expect(complaints).not.toContain(fileOf(folder, line));
});
