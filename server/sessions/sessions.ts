import type { AccountPerson, Session, Store } from '../store/store.ts';
import { sessionDays } from './cookie.ts';
import { hashOf, newPersonId, newToken } from './secrets.ts';

const minute = 60_000;
const day = 86_400_000;

/** A token in use this long is replaced, so that a stolen one does not last. */
const rotatedAfter = day;

/** Requests under way may still carry the old one after the new one was used. */
const grace = minute;

/** Somebody who has come with a good token. */
export interface Visitor {
  readonly person: AccountPerson;
  readonly tokenHash: string;
  /** When this token was made. */
  readonly since: number;
  /** The same for all tokens that came one from the other. */
  readonly family: string;
  /** Whether another token has taken the place of this one. */
  readonly isSuperseded: boolean;
}

/** A token to hand out, and whose it is. */
export interface NewSession {
  readonly token: string;
  readonly person: AccountPerson;
}

/** A token that begins a family. */
export interface NewFamily {
  readonly token: string;
  readonly family: string;
}

type SessionStore = Pick<
  Store,
  | 'beginSession'
  | 'addSession'
  | 'findSession'
  | 'rotateSession'
  | 'replaceSession'
  | 'endSession'
  | 'redeemCode'
>;

/** Who is who: tokens go out, and only their hashes are kept. */
export class Sessions {
  readonly #store: SessionStore;
  readonly #now: () => number;
  readonly #onEnded: (family: string) => void;

  /** `onEnded` hears of families that end because somebody had an old copy of a token. */
  constructor(store: SessionStore, now: () => number, onEnded: (family: string) => void) {
    this.#store = store;
    this.#now = now;
    this.#onEnded = onEnded;
  }

  async find(token: string | undefined): Promise<Visitor | undefined> {
    if (token === undefined) return undefined;
    const tokenHash = hashOf(token);
    const found = await this.#store.findSession({ tokenHash, at: this.#now(), grace });
    if (!found) return undefined;
    if ('endedFamily' in found) {
      this.#onEnded(found.endedFamily);
      return undefined;
    }
    const { since, family, isSuperseded, ...person } = found;
    return { person, tokenHash, since, family, isSuperseded };
  }

  /** Begins with somebody nobody knows yet. */
  async begin(chosen: Pick<AccountPerson, 'name' | 'penguin'>): Promise<NewSession> {
    const person = { id: newPersonId(), ...chosen };
    const { token, session } = this.#draw();
    await this.#store.beginSession({ ...session, person });
    return { token, person: { ...person, account: null } };
  }

  /** Begins in another place with somebody who has shown who they are. */
  async openFor(person: string): Promise<{ readonly token: string } | 'banned' | 'unknown'> {
    const { token, session } = this.#draw();
    const added = await this.#store.addSession({ ...session, person });
    return added === 'added' ? { token } : added;
  }

  /** Begins with a code from another device, which is used up by that. */
  async redeem(code: string): Promise<NewSession | undefined> {
    const { token, session } = this.#draw();
    const person = await this.#store.redeemCode({ ...session, codeHash: hashOf(code) });
    return person && { token, person };
  }

  /** A new token for a visitor whose own is old; that one stays good until the new one comes back. */
  async rotateIfOld({ tokenHash, since, isSuperseded }: Visitor): Promise<string | undefined> {
    if (this.#now() - since < rotatedAfter && !isSuperseded) return undefined;
    const { token, session } = this.#draw();
    const how = await this.#store.rotateSession({ ...session, oldTokenHash: tokenHash, grace });
    return how === 'rotated' ? token : undefined;
  }

  /** A new token; the old one and all of its family open nothing from now on. */
  async replace({ tokenHash }: Visitor): Promise<NewFamily | undefined> {
    const { token, session } = this.#draw();
    const how = await this.#store.replaceSession({ ...session, oldTokenHash: tokenHash });
    return how === 'replaced' ? { token, family: session.tokenHash } : undefined;
  }

  /** Ends the whole family. */
  end({ tokenHash }: Visitor): Promise<void> {
    return this.#store.endSession({ tokenHash });
  }

  #draw(): { readonly token: string; readonly session: Session } {
    const token = newToken();
    const at = this.#now();
    const session = { tokenHash: hashOf(token), at, expiresAt: at + sessionDays * day };
    return { token, session };
  }
}
