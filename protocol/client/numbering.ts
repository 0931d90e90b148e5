import type { Ask } from '../asks.ts';

// Without this, `Omit` would keep only what all asks have in common.
type Unnumbered<Any> = Any extends unknown ? Omit<Any, 'id' | 'nonce'> : never;

type OwnMatters = 'hello' | 'ping' | 'enter' | 'leave' | 'follow-lobby' | 'leave-lobby';

/** What a client may ask. The line itself says hello, pings and follows. */
export type LineAsk = Unnumbered<Exclude<Ask, { readonly type: OwnMatters }>>;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Long enough that no two asks of a person get the same nonce. */
const nonceLength = 22;

/** Gives an ask its number, and a nonce where sending it twice would otherwise do it twice. */
export function numberAsk(ask: LineAsk, id: number, random: () => number): Ask {
  if (ask.type !== 'create' && ask.type !== 'say') return { ...ask, id };
  const letters = Array.from({ length: nonceLength }, () =>
    alphabet.charAt(Math.floor(random() * alphabet.length)),
  );
  return { ...ask, id, nonce: letters.join('') };
}
