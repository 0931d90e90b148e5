import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const benches = {
  rules: async (settings) => (await import('./rules.mjs')).measureRules(settings),
  referee: async (settings) => (await import('./referee.mjs')).measureReferee(settings),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, seconds: { type: 'string' } },
});
const [name = ''] = positionals;
if (!Object.hasOwn(benches, name)) {
  console.error(`npm run bench -- ${Object.keys(benches).join('|')} [--seconds 5] [--write]`);
  process.exit(1);
}
const section = await benches[name]({ seconds: Number(values.seconds ?? 5) });
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
