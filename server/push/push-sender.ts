import type { Alert } from '@rookery/desk/alerts';
import webPush from 'web-push';
import { Buckets } from '../limits/buckets.ts';
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import type { PushKeys, PushStore, PushTarget } from '../store/push-store.ts';
import { parseEndpoint, type TrustedOrigin } from './endpoint.ts';
import { post } from './post.ts';

/** So many messages are under way at a time, and so many wait; more are dropped. */
const atOnce = 8;
const mayWait = 1000;

/** Messages for one person. */
const allowance = { burst: 20, perSecond: 1 / 30 };

/** How long push services keep a message for a browser that is not there, in milliseconds. */
const longestLife = 7 * 86_400_000;

interface SenderParts {
  readonly store: Pick<PushStore, 'pushTargetsOf' | 'removePushTarget'>;
  readonly keys: PushKeys;
  /** Whom a push service may write to if something is wrong: an https or mailto address. */
  readonly contact: string;
  readonly trusted: TrustedOrigin;
  readonly now: () => number;
  /** Counts what became of each message. */
  readonly report: (outcome: PushOutcome) => void;
}

/** What became of a message. */
export type PushOutcome = 'sent' | 'gone' | 'failed' | 'dropped';

/** Sends alerts to the browsers of people. What cannot be sent is dropped: an alert is a courtesy. */
export class PushSender {
  readonly #parts: SenderParts;
  readonly #limit = new ConcurrencyLimit(atOnce, mayWait);
  readonly #buckets = new Buckets(allowance);
  readonly #underWay = new Set<Promise<void>>();

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  send(alert: Alert): void {
    const { now, report } = this.#parts;
    if (this.#buckets.take(alert.person, now()) > 0) {
      report('dropped');
      return;
    }
    const sending = this.#sendToAll(alert).finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  /** Waits for what is under way. */
  async finish(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #sendToAll(alert: Alert): Promise<void> {
    const { store, now, report } = this.#parts;
    const outcome = await this.#limit
      .run(async () => {
        const targets = await store.pushTargetsOf({ person: alert.person, at: now() });
        await Promise.all(targets.map((target) => this.#sendTo(target, alert)));
      })
      .catch(() => 'failed' as const);
    if (outcome !== undefined) report(outcome === 'failed' ? 'failed' : 'dropped');
  }

  async #sendTo(target: PushTarget, alert: Alert): Promise<void> {
    const { store, trusted, report } = this.#parts;
    const url = parseEndpoint(target.endpoint, trusted);
    const status = url ? await this.#post(url, target, alert) : 410;
    const isGone = status === 404 || status === 410;
    if (isGone) await store.removePushTarget({ endpoint: target.endpoint });
    if (isGone) report('gone');
    else report(status >= 200 && status < 300 ? 'sent' : 'failed');
  }

  /** The status of the answer; 0 if there was none. */
  async #post(url: URL, target: PushTarget, alert: Alert): Promise<number> {
    try {
      const { headers, body } = this.#encrypt(target, alert);
      return await post({ url, headers, body }, this.#parts.trusted);
    } catch {
      return 0;
    }
  }

  #encrypt({ endpoint, p256dh, auth, language }: PushTarget, alert: Alert) {
    const { keys, contact, now } = this.#parts;
    const { table, kind, game, by, until } = alert;
    const life = Math.min(longestLife, Math.max(0, (until ?? Infinity) - now()));
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ kind, table, game, by, language }),
      {
        vapidDetails: { subject: contact, ...keys },
        TTL: Math.round(life / 1000),
        contentEncoding: 'aes128gcm',
        urgency: 'normal',
      },
    );
    return { headers: readHeaders(headers), body: Buffer.from(body ?? '') };
  }
}

/** The library leaves the type of its headers open. */
const readHeaders = (headers: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries<unknown>({ ...headers }).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
    ),
  );
