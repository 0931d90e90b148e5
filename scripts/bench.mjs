// `npm run bench -- rules`: sets up what is compared with, then measures in a process of its own.
import { join } from 'node:path';
import { install } from './install.mjs';
import { root, run } from './run.mjs';

const folder = join(root, 'bench');
if (!(await install(folder))) process.exit(1);
// Libraries check more while in development; nobody is to be measured doing so.
process.env['NODE_ENV'] = 'production';
const { code } = await run(process.execPath, [join(folder, 'main.mjs'), ...process.argv.slice(2)]);
process.exitCode = code;
