// How strong the bots are: every figure is a tournament of `rookery arena`, kept and resumed in reports/strength.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { machine, table, thousands, wordsOf } from './measure.mjs';

const folder = fileURLToPath(new URL('../reports/strength/', import.meta.url));
const program = fileURLToPath(new URL('../terminal/bin/rookery.js', import.meta.url));

const ladder = ['chick', 'adelie', 'gentoo', 'king', 'emperor'];

/** Each level against the one below. */
const steps = (game, matches) =>
  ladder.slice(1).map((level, below) => ({
    game,
    players: [level, ladder[below]],
    seats: 2,
    matches,
    goal: '≥ 60',
  }));

/** What is claimed, with how many matches show it and the share of victories aimed at. */
const claims = [
  ...steps('penguin-party', 1000),
  {
    game: 'penguin-party',
    players: ['emperor:100', 'trusting:100'],
    seats: 2,
    matches: 1000,
    goal: '> 50',
    seed: 'beliefs',
  },
  { game: 'penguin-party', players: ['emperor', 'greedy'], seats: 2, matches: 200, goal: '≥ 92' },
  { game: 'penguin-party', players: ['emperor', 'greedy'], seats: 4, matches: 200, goal: '≥ 60' },
  { game: 'penguin-party', players: ['emperor', 'ismcts'], seats: 2, matches: 1000, goal: '≥ 60' },
  {
    game: 'penguin-party',
    players: ['emperor', 'ismcts:3600'],
    seats: 4,
    matches: 400,
    goal: '≥ 33',
  },
  ...steps('penguinramids', 1000),
  { game: 'penguinramids', players: ['emperor', 'greedy'], seats: 2, matches: 400, goal: '≥ 85' },
  { game: 'penguinramids', players: ['emperor', 'greedy'], seats: 4, matches: 200, goal: '≥ 50' },
];

/** Plays a tournament, or what is missing of it; progress goes to the screen. */
function play({ game, players, seats, matches, seed = 'levels' }, out) {
  const settings = [game, ...players, '--seats', seats, '--seed', seed, '--out', out];
  const more = existsSync(out) ? ['--resume'] : [];
  const args = [program, 'arena', ...settings, '--matches', matches, ...more].map(String);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`rookery arena ended with ${code}; the same command goes on`)),
    );
  });
}

const percent = (share) => (100 * share).toFixed(1);

function rowOf({ game, players, seats, goal }, out) {
  const summary = JSON.parse(readFileSync(`${out}/summary.json`, 'utf8'));
  const first = summary.players.find(({ player }) => player === players[0]);
  const times = players.map((name) => {
    const { meanMilliseconds, slowestMilliseconds } = summary.time.find(
      ({ player }) => player === name,
    );
    return `${meanMilliseconds.toFixed(1)} (${Math.round(slowestMilliseconds)})`;
  });
  return [
    game,
    String(seats),
    players.join(' – '),
    thousands(first.matches),
    `${percent(first.wins.mean)} ± ${percent(first.wins.margin)}`,
    goal,
    ...times,
  ];
}

/** Plays what is missing, unless told only to describe what there is; `only` picks the claims of a game. */
export async function measureStrength({ matches, only, describe }) {
  mkdirSync(folder, { recursive: true });
  const rows = [];
  for (const claim of claims.filter(({ game }) => !only || game === only)) {
    const name = [claim.game, claim.seats, ...claim.players].join('-').replaceAll(':', '@');
    const out = `${folder}${name}`;
    if (!describe) {
      console.error(`${claim.players.join(' against ')}, ${claim.game}, ${claim.seats} seats`);
      await play({ ...claim, matches: matches ?? claim.matches }, out);
    }
    if (existsSync(`${out}/summary.json`)) rows.push(rowOf(claim, out));
  }
  const head = ['game', 'seats', 'players', 'matches', 'wins %', 'goal', 'ms/move (max)', 'other'];
  return [
    '## strength',
    '',
    wordsOf(`Whole matches; every deal is played as often as there are seats, the first player in
      each of them once, against the second in all the others. Shared victories count in part; the
      interval holds 95 % and is taken over deals. \`trusting\` is Emperor without conclusions from
      play, \`ismcts\` a textbook search with the thinking time of Emperor. One row alone:
      \`rookery arena GAME PLAYER PLAYER --seats N --matches N --seed levels\`.`),
    '',
    table(head, rows),
    '',
    machine(),
  ].join('\n');
}
