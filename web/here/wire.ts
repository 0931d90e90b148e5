import type { LineParts } from '@rookery/protocol/client/wire';
import { closeCodes } from '@rookery/protocol/close-codes';
import type { DeviceGuest } from '@rookery/desk/guest-line';
import { pageParts } from '../model/line-parts.ts';
import { host } from './host-worker.ts';

/** What a line needs to reach the host on this device as somebody. */
export const partsAs = (guest: DeviceGuest): LineParts => ({
  open(events) {
    const line = host.open(guest, {
      heard: (text) => events.heard(text),
      died: () => events.closed(closeCodes.fault),
    });
    queueMicrotask(() => events.opened());
    return line;
  },
  ...pageParts,
});
