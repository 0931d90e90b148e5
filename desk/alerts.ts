import type { TableId } from '@rookery/protocol/identifiers';

/** An alert that waits: it is sent only if its reason still holds when it is due. */
export interface PendingAlert {
  readonly person: string;
  readonly table: TableId;
  /** Why to look: it is their turn, a match began, or somebody would like to play again. */
  readonly kind: 'turn' | 'begun' | 'rematch';
  /** What it is about, such as one turn of one match: nobody is alerted twice about the same. */
  readonly occasion: string;
  /** The seat whose move it follows; null if that is not for everybody to know. */
  readonly by: number | null;
  readonly dueAt: number;
}

/** Where alerts wait. Desks that share it send each one once. */
export interface AlertStore {
  /** Notes alerts; of each person and table the last one. One about a known occasion changes nothing. */
  noteAlerts(input: { readonly alerts: readonly PendingAlert[] }): Promise<void>;
  /** Takes alerts that are due, the earliest first. Whoever gets one is the only one who does. */
  claimAlerts(input: {
    readonly at: number;
    readonly limit: number;
  }): Promise<readonly PendingAlert[]>;
}

/** What somebody is told who is away. It holds nothing that a card could be guessed from. */
export interface Alert extends Pick<PendingAlert, 'person' | 'table' | 'kind'> {
  readonly game: string;
  /** The name of whoever moved, or wants a rematch. */
  readonly by: string | null;
  /** After this it is of no use. */
  readonly until: number | null;
}

/** How people who are away are told. Hosts whose guests are always there leave it out. */
export interface AlertPort {
  readonly store: AlertStore;
  /** Sends it, or drops it; never throws. */
  send(alert: Alert): void;
}
