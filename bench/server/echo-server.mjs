// A bare `ws` server that sends back whatever it gets: the floor under any server on this machine.
import { WebSocketServer } from './sockets.mjs';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => socket.send(data, { binary: false }));
});
server.on('listening', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit());
