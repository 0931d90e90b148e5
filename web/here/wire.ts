import type { LineParts } from '@rookery/protocol/client/wire';
import { closeCodes } from '@rookery/protocol/close-codes';
import type { DeviceGuest } from '@rookery/desk/guest-line';
import { pageParts } from '../model/line-parts.ts';
import { host } from './host-worker.ts';

/** The parts of a line that connects a guest to the host on this device. */
export const linePartsFor = (guest: DeviceGuest): LineParts => ({
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
