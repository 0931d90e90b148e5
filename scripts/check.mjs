// `npm run check`
import { check } from './checks.mjs';

const { failed } = await check();
process.exitCode = failed === 0 ? 0 : 1;
