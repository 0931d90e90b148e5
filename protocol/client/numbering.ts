import type { Ask } from '../asks.ts';

// Without this, `Omit` would keep only what all asks have in common.
type Unnumbered<Any> = Any extends unknown ? Omit<Any, 'id' | 'nonce'> : never;

type OwnMatters = 'hello' | 'ping' | 'enter' | 'leave' | 'follow-lobby' | 'leave-lobby';

/** What a client may ask; hello, pings and following are the line's own matter. */
export type LineAsk = Unnumbered<Exclude<Ask, { readonly type: OwnMatters }>>;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** So many characters that no two wishes of a person ever get the same. */
const nonceLength = 22;

/** The ask with a number, and with a nonce where it would otherwise be done twice when sent twice. */
export function numbered(ask: LineAsk, id: number, random: () => number): Ask {
  if (ask.type !== 'create' && ask.type !== 'say') return { ...ask, id };
  const letters = Array.from({ length: nonceLength }, () =>
    alphabet.charAt(Math.floor(random() * alphabet.length)),
  );
  return { ...ask, id, nonce: letters.join('') };
}
