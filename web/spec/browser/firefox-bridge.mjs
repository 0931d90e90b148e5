#!/usr/bin/env node
// Firefox, as Playwright can drive it: passes WebDriver BiDi on between the two, and answers what Firefox does not know.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Playwright sends this for every page; Firefox has no such command, its preferences choose the theme. */
const unknownToFirefox = new Set(['emulation.setMediaFeaturesOverride']);

const path = process.env['FIREFOX_PATH'] ?? 'firefox-esr';
const firefox = spawn(path, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill());

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (address === undefined) console.error(line);
  else openBridge(address);
});

/** Playwright learns the address of the bridge as it would learn that of Firefox: from this line. */
function openBridge(/** @type {string} */ address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket, { url }) => connect(socket, address + (url ?? '')));
  server.on('listening', () => {
    const bound = server.address();
    if (bound === null || typeof bound === 'string') throw new Error('the bridge has no port');
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${String(bound.port)}`);
  });
}

function connect(/** @type {WebSocket} */ playwright, /** @type {string} */ address) {
  const browser = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  /** @type {string[]} */
  const early = [];
  playwright.on('message', (data) => {
    const text = textOf(data);
    const answer = answerFor(text);
    if (answer !== undefined) playwright.send(answer);
    else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else early.push(text);
  });
  browser.on('open', () => {
    for (const text of early) browser.send(text);
  });
  browser.on('message', (data) => playwright.send(textOf(data)));
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}

function textOf(/** @type {import('ws').RawData} */ data) {
  if (!Buffer.isBuffer(data)) throw new Error('sockets are read in buffers');
  return data.toString('utf8');
}

function answerFor(/** @type {string} */ text) {
  /** @type {{ readonly id: number, readonly method: string }} */
  const { id, method } = JSON.parse(text);
  return unknownToFirefox.has(method)
    ? JSON.stringify({ type: 'success', id, result: {} })
    : undefined;
}
