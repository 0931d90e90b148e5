/** Why the store could not do its work; `message` is one line for the administrator. */
export class StoreTrouble extends Error {
  /**
   * `unavailable`: try again, perhaps later. `newer`: the database was written by a newer version.
   * `broken`: a fault of ours. `bad-backup`: a file that is no backup, or not a whole one.
   */
  readonly kind: 'unavailable' | 'newer' | 'broken' | 'bad-backup';

  constructor(kind: StoreTrouble['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreTrouble';
    this.kind = kind;
  }
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
