import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/browser.mjs';
import { startServer } from '../server/processes.mjs';

const program = '../../server/dist/main.js';

/** A Chromium without a window. */
export async function launchChromium() {
  const executablePath = await findChromium();
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** Opens a server with the built page and a browser, and closes both whatever happens. */
export async function withBuiltPage(measure) {
  const data = mkdtempSync(join(tmpdir(), 'rookery-bench-'));
  const server = await startServer(program, ['--port', '0', '--data', data, '--log', 'error']);
  const browser = await launchChromium();
  try {
    return await measure(browser, `http://127.0.0.1:${server.port}`);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true });
  }
}
