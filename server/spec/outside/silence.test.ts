import { once } from 'node:events';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { openHouse, type House } from './house.ts';

const keepAlive = { heartbeat: 40, patience: 60_000 };

/** Time passes for a house, and whoever gives signs of life has given one since. */
async function pass(house: House, milliseconds: number, { socket }: Client): Promise<void> {
  house.pass(milliseconds);
  // The answer to a ping has been heard before the next but one is sent.
  for (let ping = 0; ping < 3; ping += 1) await once(socket, 'ping');
}

test('silence is the end of a line, and signs of life keep it', async () => {
  const house = await openHouse({ keepAlive });
  const dead = new Client(house.address, { autoPong: false });
  const mute = new Client(house.address);
  await Promise.all([dead.opened(), mute.opened()]);
  dead.hello();
  const alive = await Client.greeted(house.address);
  for (let half = 0; half < 5; half += 1) await pass(house, keepAlive.patience / 2, alive);
  expect(await dead.closed).toEqual({ code: 4003, reason: 'silence' });
  // A browser answers by itself, but whoever never says hello is no client.
  expect(await mute.closed).toEqual({ code: 4003, reason: 'silence' });
  expect(await alive.ask({ type: 'ping', id: 2 })).toMatchObject({ type: 'pong' });
  await house.close();
});

test('whoever was just heard is not pinged', async () => {
  let time = 0;
  const clock = { now: () => time, monotonic: () => time };
  const house = await openHouse({ keepAlive, clock });
  const talker = await Client.greeted(house.address);
  const listener = await Client.greeted(house.address);
  let pings = 0;
  talker.socket.on('ping', () => {
    pings += 1;
  });
  // Half a heartbeat of silence is followed by a ping.
  time = keepAlive.heartbeat / 4;
  await talker.ask({ type: 'ping', id: 2 });
  const isPinged = once(listener.socket, 'ping');
  time = keepAlive.heartbeat / 2 + 1;
  await isPinged;
  expect(pings).toBe(0);
  time = keepAlive.heartbeat;
  await once(talker.socket, 'ping');
  await house.close();
});
