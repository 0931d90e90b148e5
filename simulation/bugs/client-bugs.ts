import type { Ask } from '@rookery/protocol/asks';
import { formatAsk, formatTell, parseAsk, parseTell } from '@rookery/protocol/messages';
import type { LineParts } from '@rookery/protocol/client/wire';
import type { PlantedBug } from './planted-bug.ts';

/** The same line, whose frames pass through something that may change or drop them. */
function withFrames(
  parts: LineParts,
  { sent = (ask) => ask, heard = (frame) => frame }: FrameChange,
): LineParts {
  return {
    now: () => parts.now(),
    after: (milliseconds, action) => parts.after(milliseconds, action),
    random: () => parts.random(),
    client: parts.client,
    open(events) {
      const wire = parts.open({
        opened: () => events.opened(),
        heard: (frame) => {
          const changed = heard(frame);
          if (changed !== undefined) events.heard(changed);
        },
        closed: (code) => events.closed(code),
      });
      return {
        close: () => wire.close(),
        send(frame) {
          const parsed = parseAsk(frame);
          const ask = parsed.ok ? sent(parsed.value) : undefined;
          if (ask) wire.send(formatAsk(ask));
        },
      };
    },
  };
}

interface FrameChange {
  readonly sent?: (ask: Ask) => Ask | undefined;
  readonly heard?: (frame: string) => string | undefined;
}

/** Bugs of the guests' side of the line. */
export const clientBugs: readonly PlantedBug[] = [
  {
    name: 'a client sends a decision again under a new number',
    alterLine(parts) {
      const known = new Set<number>();
      return withFrames(parts, {
        sent(ask) {
          const isAgain = ask.type === 'decide' && known.has(ask.id);
          known.add(ask.id);
          return isAgain ? { ...ask, nth: ask.nth + 1 } : ask;
        },
      });
    },
  },
  {
    name: 'a client sends nothing again after a broken line',
    alterLine(parts) {
      const known = new Set<number>();
      return withFrames(parts, {
        sent(ask) {
          const isAgain = known.has(ask.id) && ask.type !== 'hello';
          known.add(ask.id);
          return isAgain ? undefined : ask;
        },
      });
    },
  },
  {
    name: 'a client drops updates at random',
    alterLine: (parts, { dice }) =>
      withFrames(parts, {
        heard(frame) {
          const parsed = parseTell(frame);
          if (!parsed.ok || parsed.value.type !== 'update') return frame;
          return dice.chance(0.3) ? undefined : formatTell(parsed.value);
        },
      }),
  },
];
