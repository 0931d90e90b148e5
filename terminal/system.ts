import type { PoolParts } from '@rookery/bots/workers/pool';
import type { BotPool } from '@rookery/bots/workers/bot-pool';
import type { Rng } from '@rookery/rules/kernel/rng';
import type * as administration from '@rookery/server/admin/client';
import type * as server from '@rookery/server/main';
import type { parseOptions } from '@rookery/server/options';
import type * as upkeep from '@rookery/server/upkeep';
import type { FileKind } from './file-kind.ts';
import type { Network } from './network.ts';

/** What can be done with a server's home. */
export type Upkeep = Pick<typeof upkeep, 'homeOf' | 'backUpHome' | 'restoreHome'>;

/** What can be asked of a server on this machine by whoever runs it. */
export type Administration = Pick<typeof administration, 'adminPathOf' | 'askServer' | 'isRefusal'>;

/** The server, to be started here. */
export interface ServerProgram {
  readonly parseOptions: typeof parseOptions;
  readonly startServer: typeof server.startServer;
}

/** Where keys and lines come from. */
export type Input = NodeJS.ReadableStream & {
  readonly isTTY?: boolean | undefined;
  setRawMode?(on: boolean): unknown;
};

/** Where the screen is. */
export type Output = NodeJS.WritableStream & {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
};

/** Everything the program needs from the machine it runs on. */
export interface System {
  readonly input: Input;
  readonly output: Output;
  readonly errors: Output;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  /** True randomness, for drawing seeds. */
  readonly randomness: Rng;
  /** The text of a file; throws what Node throws. */
  readFile(path: string): string;
  writeFile(path: string, text: string): void;
  /** Writes a file for its owner's eyes only, with the folders above it. */
  writeSecret(path: string, text: string): void;
  /** What lies there. */
  kindOf(path: string): FileKind;
  /** The folder of whoever runs the program. */
  readonly home: string;
  readonly network: Network;
  /** The upkeep of a server's home on this machine; loaded when it is wanted. */
  loadUpkeep(): Promise<Upkeep>;
  /** The server itself; loaded when it is wanted. */
  loadServer(): Promise<ServerProgram>;
  /** The way to a server on this machine; loaded when it is wanted. */
  loadAdministration(): Promise<Administration>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something later, unless the returned function is called before. */
  after(milliseconds: number, action: () => void): () => void;
  wait(milliseconds: number): Promise<void>;
  /** Bots that think beside the program; whoever opens them closes them. */
  openBotPool(options: Pick<PoolParts, 'size' | 'warmUps'>): BotPool;
  /** Calls back once if the program is told to stop; the returned function removes the callback. */
  onStop(callback: () => void): () => void;
}
