import type { Bus } from '@rookery/desk/ports';

/** Takes what goes wrong with a bus. */
export interface BusLog {
  warn(facts: object, message: string): void;
}

/** A bus between servers. */
export interface ServerBus extends Bus {
  /** Sends what is still to be sent, and lets go. */
  close(): Promise<void>;
}
