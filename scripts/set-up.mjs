// Makes a fresh clone ready and keeps it so: packages as the lock file says, then the build.
// Before the first installation there is nothing but Node, so this uses node: modules only.
import { install } from './install.mjs';
import { buildPage } from './page.mjs';
import { run, seconds } from './run.mjs';
import { tools } from './tools.mjs';
import { compiled, oldestNode } from './workspaces.mjs';

/**
 * Ends with one line that says what to do.
 * @param {string} message
 * @returns {never}
 */
function giveUp(message) {
  console.error(message);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  giveUp(
    `Rookery needs Node ${oldestNode.join('.')} or newer; this is ${process.version}. Get the current one from https://nodejs.org and try again.`,
  );
}

if (!(await install())) {
  giveUp(
    'The packages could not be installed (npm says why above). Check the network connection, then run the same command again.',
  );
}

const begun = performance.now();
const announcement = setTimeout(() => console.log('Building …'), 1000);
const packages = await run(process.execPath, [tools.tsc, '--build', ...compiled], {
  output: 'kept',
});
const { code, output } = packages.code === 0 ? await buildPage() : packages;
clearTimeout(announcement);
const took = performance.now() - begun;
if (code !== 0) {
  console.error(output);
  giveUp(
    'The build failed (the compiler says why above). Mend that, or go back to the last commit, and run the same command again.',
  );
}
if (took > 1000) console.log(`Built in ${seconds(took)}.`);
