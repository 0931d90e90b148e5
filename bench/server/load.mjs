// The load, in a process of its own: does what its parent orders, one order after the other.
import { openColyseus } from '../load/colyseus-load.mjs';
import { openBoardgameIo } from './boardgame-io-load.mjs';
import { openEcho } from './echo-load.mjs';
import { openRookery } from './rookery-load.mjs';
import { drive, warmUp } from './schedule.mjs';

const kinds = {
  echo: openEcho,
  rookery: openRookery,
  'boardgame.io': openBoardgameIo,
  colyseus: openColyseus,
};
let load;

/** Processor time so far, in milliseconds. */
function effort() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function obey({ order, ...settings }) {
  if (order === 'open') load = await kinds[settings.kind](settings);
  else if (order === 'drive') return drive(load.tables, settings);
  else if (order === 'effort') return effort();
  else if (order === 'warm-up') await warmUp(load.tables, settings);
  else await load[order]();
  return 'done';
}

process.on('message', (message) => void obey(message).then((answer) => process.send(answer)));
process.on('disconnect', () => process.exit());
