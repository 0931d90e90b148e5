// A bare `ws` server that sends back whatever it gets: the floor under any server on this machine. Given a
// number, it computes for so many milliseconds after each frame: the floor under one that works as long.
import { WebSocketServer } from './sockets.mjs';

const labour = Number(process.argv[2] ?? 0);

function compute() {
  const begun = performance.now();
  while (performance.now() - begun < labour);
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    socket.send(data, { binary: false });
    compute();
  });
});
server.on('listening', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit());
