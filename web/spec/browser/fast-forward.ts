import type { Page } from 'playwright-core';

/** Runs in a phone: plays its seat over a socket of its own, as fast as the server answers. */
const playOn = `
  (table) => new Promise((resolve, reject) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/socket', 'rookery.1');
    let id = 0;
    let seat = null;
    const ask = (message) => socket.send(JSON.stringify({ id: (id += 1), ...message }));
    const play = ({ match, nth, legal, waiting }) => {
      if (waiting.for === 'nobody') {
        socket.close();
        resolve('over');
      } else if (waiting.for === 'seats' && waiting.seats.includes(seat) && legal.length > 0) {
        ask({ type: 'decide', table, match, nth, move: legal[(nth * 7) % legal.length] });
      }
    };
    socket.onopen = () => {
      ask({ type: 'hello', protocol: 1, client: 'test', resume: [] });
      ask({ type: 'enter', table, seq: null });
    };
    socket.onerror = () => reject(new Error('the line broke'));
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === 'table') seat = told.table.you.seat;
      if (told.type === 'update') play(told);
    };
  })`;

/** Plays the seats of these pages to the end of their match, without a touch. */
export async function fastForward(pages: readonly Page[], table: string): Promise<void> {
  await Promise.all(pages.map((page) => page.evaluate(`(${playOn})(${JSON.stringify(table)})`)));
}
