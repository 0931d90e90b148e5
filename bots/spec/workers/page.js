// Runs in a page: thinks, cancels a thought, and thinks again. The requests come with the page.
import { ThinkingFailed } from '../../workers/bot-pool.ts';
import { webPool } from '../../workers/web-pool.ts';

/** @typedef {import('../../workers/bot-pool.ts').ThinkRequest} ThinkRequest */

/** @type {{ readonly requests: readonly [ThinkRequest, ...ThinkRequest[]], readonly endless: ThinkRequest }} */
const { requests, endless } = Reflect.get(globalThis, 'given');
const pool = webPool({ size: 1 });

/** @param {unknown} error */
const faultOf = (error) => (error instanceof ThinkingFailed ? error.fault : String(error));

async function tryAll() {
  const thoughts = await Promise.all(requests.map((request) => pool.think(request)));
  const control = new AbortController();
  const onProgress = () => setTimeout(() => control.abort(), 50);
  const company = { signal: control.signal, onProgress };
  const cancelled = await pool.think(endless, company).catch(faultOf);
  const again = await pool.think(requests[0]);
  await pool.close();
  const closed = await pool.think(requests[0]).catch(faultOf);
  return { thoughts, cancelled, again, closed };
}

const result = await tryAll().catch((error) => ({ error: String(error) }));
await fetch('/result', { method: 'POST', body: JSON.stringify(result) });
