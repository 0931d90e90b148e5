import webPush from 'web-push';
import type { AlertPort } from '@rookery/desk/alerts';
import type { ServerOptions } from '../options.ts';
import type { Store } from '../store/store.ts';
import { parseEndpoint } from './endpoint.ts';
import { PushSender, type PushOutcome } from './push-sender.ts';

/** What browsers need to know of push here. */
export interface PushService {
  /** The key by which push services know this server. */
  readonly publicKey: string;
  /** Whether messages may be sent to that address. */
  accepts(endpoint: string): boolean;
}

interface OpenedPush {
  readonly service: PushService;
  readonly alerts: AlertPort;
  /** Waits for messages under way. */
  close(): Promise<void>;
}

interface PushParts {
  readonly store: Store;
  readonly now: () => number;
  readonly report: (outcome: PushOutcome) => void;
}

/** Makes the server's keys at the first start, and opens the way to push services; nothing if it is switched off. */
export async function openPush(
  { push, pushService: trusted, origin }: ServerOptions,
  { store, now, report }: PushParts,
): Promise<OpenedPush | undefined> {
  if (push === 'off') return undefined;
  const keys = await store.keepPushKeys(webPush.generateVAPIDKeys());
  const contact = contactOf(origin);
  const sender = new PushSender({ store, keys, contact, trusted, now, report });
  return {
    service: {
      publicKey: keys.publicKey,
      accepts: (endpoint) => parseEndpoint(endpoint, trusted) !== undefined,
    },
    alerts: { store, send: (alert) => sender.send(alert) },
    close: () => sender.finish(),
  };
}

/** Push services want to know whom to write to. */
const contactOf = (origin: string | undefined): string =>
  origin?.startsWith('https:') === true ? origin : 'mailto:nobody@rookery.invalid';
