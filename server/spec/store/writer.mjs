// Keeps deciding in many matches at once, and says so on standard output the moment a decision is kept.
// It never ends by itself: whoever started it kills it.
import { writeSync } from 'node:fs';
import { parseMatchId } from '@rookery/protocol/identifiers';
import { openStore } from '@rookery/server/store/open';

const [address = '', ...matches] = process.argv.slice(2);
const store = await openStore(address);
/** @type {import('@rookery/referee/clock').Clocks} */
const clocks = { rule: { kind: 'none' }, seats: [], paused: null };

/**
 * @param {string} text
 * @returns {Promise<never>}
 */
async function writeOn(text) {
  const id = parseMatchId(text);
  if (!id.ok) throw new Error(`no match: ${text}`);
  const match = id.value;
  const { acts = [] } = (await store.loadMatch({ match })) ?? {};
  for (let nth = acts.length; ; nth += 1) {
    const added = await store.append({
      match,
      expectedSeq: nth,
      acts: [`0:${String(nth)}`],
      decision: { seat: 0, nth, answer: { nth } },
      clocks,
      deadline: null,
      at: Date.now(),
      result: null,
    });
    if (added.kind !== 'added') throw new Error(JSON.stringify(added));
    writeSync(1, `${match} ${String(nth)}\n`);
  }
}

await Promise.all(matches.map(writeOn));
