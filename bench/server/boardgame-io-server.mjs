// boardgame.io's own server with the Penguin Party of the other benches, which it keeps in memory only.
import { createRequire } from 'node:module';
import { game } from '../penguin-party-on-boardgame-io.mjs';

const require = createRequire(import.meta.url);
const { Origins, Server } = require('boardgame.io/server');

const { appServer } = await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({
  port: 0,
});
console.log(`http://127.0.0.1:${appServer.address().port}`);
process.once('SIGTERM', () => process.exit());
