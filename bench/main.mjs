import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const benches = {
  boards: async (settings) => (await import('./boards.mjs')).measureBoards(settings),
  solver: async () => (await import('./solver.mjs')).measureSolver(),
  rules: async (settings) => (await import('./rules.mjs')).measureRules(settings),
  strength: async (settings) => (await import('./strength.mjs')).measureStrength(settings),
  referee: async (settings) => (await import('./referee.mjs')).measureReferee(settings),
  store: async (settings) => (await import('./store.mjs')).measureStore(settings),
  page: async (settings) => (await import('./page.mjs')).measurePage(settings),
  review: async (settings) => (await import('./review.mjs')).measureReviews(settings),
  start: async (settings) => (await import('./start.mjs')).measureStart(settings),
  timing: async (settings) => (await import('./timing.mjs')).measureTiming(settings),
  waiting: async (settings) => (await import('./waiting.mjs')).measureWaiting(settings),
  parts: async (settings) => (await import('./parts.mjs')).measureParts(settings),
  rates: async (settings) => (await import('./rates.mjs')).measureRates(settings),
  load: async (settings) => (await import('./load.mjs')).measureLoad(settings),
  server: async (settings) => (await import('./server.mjs')).measureServer(settings),
};

const options = {
  write: { type: 'boolean' },
  seconds: { type: 'string' },
  matches: { type: 'string' },
  only: { type: 'string' },
  tables: { type: 'string' },
  rate: { type: 'string' },
  describe: { type: 'boolean' },
  variants: { type: 'string' },
  rounds: { type: 'string' },
  help: { type: 'boolean' },
};

const usage = `npm run bench -- ${Object.keys(benches).join('|')} [--seconds 5] [--matches 100] [--only GAME] [--describe] [--tables 500] [--rate 1000] [--variants FOLDER,FOLDER --rounds 4] [--write]`;

/**
 * Says what is wrong and what there is instead, and ends.
 * @returns {never}
 */
function refuse(problem) {
  console.error(`${problem}\n\n${usage}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return refuse(error.message);
  }
}

const { values, positionals } = readArguments();
const [name, more] = positionals;
if (values.help) {
  console.log(usage);
  process.exit(0);
}
if (name === undefined) refuse('Name what is to be measured.');
if (!Object.hasOwn(benches, name)) refuse(`There is nothing called ${name} to measure.`);
if (more !== undefined) refuse(`One at a time: ${name}, and ${more} after it.`);
for (const option of ['seconds', 'matches', 'tables', 'rate', 'rounds']) {
  const given = values[option];
  if (given !== undefined && !(Number(given) > 0))
    refuse(`--${option} needs a number above 0, not "${String(given)}".`);
}
const { seconds = '5', ...settings } = values;
const section = await benches[name]({ ...settings, seconds: Number(seconds) });
console.log(section);
if (values.write) write(name, section);

/** Puts the section into RESULTS.md, in the place of the one before. */
function write(heading, text) {
  const file = new URL('RESULTS.md', import.meta.url);
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '# Results\n';
  const [title, ...sections] = old.split(/^(?=## )/m);
  const others = sections.filter((each) => !each.startsWith(`## ${heading}\n`));
  const all = [...others, `${text}\n`]
    .map((each) => each.trim())
    .toSorted((a, b) => a.localeCompare(b));
  writeFileSync(file, `${[title.trim(), ...all].join('\n\n')}\n`);
}
