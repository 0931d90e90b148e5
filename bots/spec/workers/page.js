// Runs in a page: thinks, cancels a thought, and thinks again. The requests come with the page.
import { ThinkingFailed } from '../../workers/thinkers.ts';
import { webThinkers } from '../../workers/web-thinker.ts';

/** @typedef {import('../../workers/thinkers.ts').ThinkRequest} ThinkRequest */

/** @type {{ readonly requests: readonly [ThinkRequest, ...ThinkRequest[]], readonly endless: ThinkRequest }} */
const { requests, endless } = Reflect.get(globalThis, 'given');
const thinkers = webThinkers({ size: 1 });

/** @param {unknown} error */
const faultOf = (error) => (error instanceof ThinkingFailed ? error.fault : String(error));

async function tryAll() {
  const thoughts = await Promise.all(requests.map((request) => thinkers.think(request)));
  const control = new AbortController();
  const onProgress = () => setTimeout(() => control.abort(), 50);
  const company = { signal: control.signal, onProgress };
  const cancelled = await thinkers.think(endless, company).catch(faultOf);
  const again = await thinkers.think(requests[0]);
  await thinkers.close();
  const closed = await thinkers.think(requests[0]).catch(faultOf);
  return { thoughts, cancelled, again, closed };
}

const result = await tryAll().catch((error) => ({ error: String(error) }));
await fetch('/result', { method: 'POST', body: JSON.stringify(result) });
