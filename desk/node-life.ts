import type { NodeReport, NodeStore } from './node-store.ts';
import { OnceLater } from './once-later.ts';
import { messageOf, type Clock, type DeskLog } from './ports.ts';

/** A node says this often that it lives, in milliseconds. */
const heartbeat = 2000;

/** A node that has not said so for this long, in milliseconds, is given up by the others. */
const lifespan = 8000;

/** Clocks of nodes may differ by this much, in milliseconds. */
const harmlessSkew = 250;

interface LifeParts {
  readonly node: string;
  readonly nodes: Pick<NodeStore, 'joinNodes' | 'keepAlive'>;
  readonly clock: Pick<Clock, 'now' | 'after' | 'adopt'>;
  readonly log: Pick<DeskLog, 'warn'>;
  /** Others had given this node up: what it noted is gone. */
  onLost(): void;
  /** Other nodes were given up, so what they noted is gone. */
  onOthersGivenUp(givenUp: NodeReport['givenUp']): void;
}

/** Begins to live among other nodes, and says so again and again; the returned function ends that. */
export async function startLife(parts: LifeParts): Promise<() => void> {
  const { node, nodes, clock, log } = parts;
  const { now } = await nodes.joinNodes({ node, span: lifespan });
  clock.adopt?.(now);
  let isEnded = false;
  const beat = async (): Promise<void> => {
    try {
      take(await nodes.keepAlive({ node, span: lifespan }), parts);
    } catch (error) {
      log.warn('life-not-noted', { because: messageOf(error) });
    }
    if (!isEnded) next.schedule(heartbeat);
  };
  const next = new OnceLater(clock, () => void beat());
  next.schedule(heartbeat);
  return () => {
    isEnded = true;
    next.cancel();
  };
}

function take({ now, others, self, givenUp }: NodeReport, parts: LifeParts): void {
  const { clock, log } = parts;
  // Alone, a node that was stopped goes on with the time it had, and nobody loses any.
  const mustAgree = others > 0 || self === 'lost';
  if (mustAgree && Math.abs(clock.now() - now) > harmlessSkew) clock.adopt?.(now);
  if (self === 'lost') parts.onLost();
  if (givenUp.nodes.length === 0) return;
  log.warn('nodes-given-up', { nodes: givenUp.nodes.join(' ') });
  parts.onOthersGivenUp(givenUp);
}
