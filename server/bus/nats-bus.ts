import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { messageOf, StoreTrouble } from '../store/trouble.ts';
import { Newsroom } from './newsroom.ts';
import type { ServerBus } from './server-bus.ts';

const subject = 'rookery.news';

/** A server that does not answer within this, in milliseconds, is given up. */
const patience = 4000;

const settingsFor = (address: string): NodeConnectionOptions => ({
  servers: address.split(','),
  name: 'rookery',
  timeout: patience,
  pingInterval: patience,
  maxPingOut: 1,
  maxReconnectAttempts: -1,
  reconnectTimeWait: 250,
  reconnectJitter: 250,
  waitOnFirstConnect: false,
});

/** News by NATS. It connects again by itself. Fails if nothing answers at the address at first. */
export async function openNatsBus(address: string): Promise<ServerBus> {
  const connection = await connect(settingsFor(address)).catch((error: unknown) => {
    throw new StoreTrouble('unavailable', `NATS cannot be used: ${messageOf(error)}`);
  });
  const newsroom = new Newsroom(async (text) => {
    if (connection.isClosed()) return;
    connection.publish(subject, text);
    await connection.flush();
  });
  connection.subscribe(subject, {
    callback: (_error, message) => newsroom.hear(message.string()),
  });
  await connection.flush();
  newsroom.setHearing('hearing');
  void follow(connection, newsroom);
  return {
    publish: (news) => newsroom.publish(news),
    subscribe: (listener) => newsroom.subscribe(listener),
    async close() {
      await Promise.race([newsroom.flush(), connection.closed()]);
      await connection.close();
    },
  };
}

/** Tells whether news are heard. */
async function follow(connection: NatsConnection, newsroom: Newsroom): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') newsroom.setHearing('deaf');
    if (type === 'reconnect') newsroom.setHearing('hearing');
  }
  newsroom.setHearing('deaf');
}
