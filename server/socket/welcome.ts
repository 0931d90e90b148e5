import { levels } from '@rookery/bots/levels';
import { heartbeat, patience } from '@rookery/protocol/limits';
import type { Tell } from '@rookery/protocol/tells';
import { protocolVersion } from '@rookery/protocol/version';
import { catalogue } from '@rookery/rules/catalogue';
import { youOf } from '../http/me.ts';
import type { AccountPerson } from '../store/store.ts';

const games = catalogue.map(({ id, seats, editions }) => ({ id, seats, editions, levels }));

/** What a client is told first: who answers, what can be played, and as whom. */
export const welcomeFrom =
  (server: string, now: () => number) =>
  (id: number, person: AccountPerson | null): Tell => ({
    type: 'welcome',
    id,
    protocol: protocolVersion,
    server,
    now: now(),
    heartbeat,
    patience,
    games,
    you: person && youOf(person),
  });
