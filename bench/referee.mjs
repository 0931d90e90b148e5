// Requests per second through the pipe of the terminal's referee.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { machine, table, thousands, wordsOf } from './measure.mjs';

const program = fileURLToPath(new URL('../terminal/bin/rookery.js', import.meta.url));

/** A running referee: `ask` gives the answer to a request; answers come in the order of the requests. */
function startReferee() {
  const child = spawn(process.execPath, [program, 'referee'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const waiting = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()(JSON.parse(line)));
  const ask = (request) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  return { ask, stop: () => child.stdin.end() };
}

/** Plays matches one after the other until time is up: one request under way at any time. */
async function playOn(ask, seed, until) {
  let requests = 0;
  const count = async (request) => {
    requests += 1;
    const answer = await ask(request);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer;
  };
  for (let number = 0; performance.now() < until; number += 1) {
    const opened = await count({
      op: 'new',
      game: 'penguin-party',
      seats: 4,
      options: {},
      seed: `${seed} ${number}`,
    });
    const { match } = opened;
    let { status } = opened;
    while (!status.over && performance.now() < until) {
      const [seat] = status.toAct;
      const { moves } = await count({ op: 'legal', match, seat });
      const move = moves[requests % moves.length];
      ({ status } = await count({ op: 'play', match, seat, move }));
    }
    await count({ op: 'drop', match });
  }
  return requests;
}

async function rate(tables, seconds) {
  const { ask, stop } = startReferee();
  await ask({ op: 'hello' });
  // Warm up, then measure.
  await playOn(ask, 'warm', performance.now() + 1500);
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: tables }, (_, index) => playOn(ask, `table ${index}`, until)),
  );
  const took = performance.now() - begun;
  stop();
  return (counts.reduce((sum, count) => sum + count, 0) / took) * 1000;
}

/** Measures and describes. */
export async function measureReferee({ seconds }) {
  const alone = await rate(1, seconds);
  const together = await rate(64, seconds);
  return [
    '## referee',
    '',
    wordsOf(`Four-handed Penguin Party through the pipe of \`rookery referee\`: new, legal, play,
      drop, with this program at the other end of the pipe on the same machine.`),
    '',
    table(
      ['requests under way', 'requests/s'],
      [
        ['1', thousands(alone)],
        ['64', thousands(together)],
      ],
    ),
    '',
    machine(),
  ].join('\n');
}
