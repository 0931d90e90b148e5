// `npm run faults -- 200`: each fault of a cluster so many times, with what is left of it after each. What was done is
// kept in reports/faults.jsonl, so a run that was broken off goes on where it was; `--again` begins anew.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readLines, summarize, tellLine } from './fault-report.mjs';
import { root, run } from './run.mjs';
import { tools } from './tools.mjs';

const report = join(root, 'reports', 'faults.jsonl');
const usage = `npm run faults -- [how often] [--only "a server killed,PostgreSQL killed"] [--tables 4] [--again]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, tables: { type: 'string' }, again: { type: 'boolean' } },
});
const wanted = Number(positionals[0] ?? 10);
if (!Number.isInteger(wanted) || wanted < 1) {
  console.error(usage);
  process.exit(1);
}

if (values.again) rmSync(report, { force: true });
let told = readLines(report).length;
if (told > 0) console.log(`Goes on after ${told} lines of ${report} (--again begins anew).`);
const watch = setInterval(() => {
  const lines = readLines(report);
  for (const line of lines.slice(told)) {
    told += 1;
    const same = lines
      .slice(0, told)
      .filter(
        (each) => each.kind === 'fault' && line.kind === 'fault' && each.fault === line.fault,
      );
    tellLine(line, `${String(same.length)}/${String(wanted)}`);
  }
}, 1000);

Object.assign(process.env, {
  ROOKERY_FAULTS: String(wanted),
  ROOKERY_FAULT_REPORT: report,
  ROOKERY_FAULT_NAMES: values.only ?? '',
  ROOKERY_FAULT_TABLES: values.tables ?? '4',
});
const program = [tools.vitest, 'run', 'server/spec/cluster/long-faults'];
const { code } = await run(process.execPath, program);
clearInterval(watch);
summarize(readLines(report));
console.log(report);
process.exitCode = code;
