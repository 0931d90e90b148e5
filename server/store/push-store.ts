import type { SettingStamps } from '@rookery/protocol/setting-stamps';

/** A browser that takes messages for a person, as it has introduced itself. */
export interface PushTarget {
  /** Where messages for it go. */
  readonly endpoint: string;
  /** With these they are encrypted. */
  readonly p256dh: string;
  readonly auth: string;
  /** What they are written in. */
  readonly language: string;
}

/** The key pair by which push services know this server. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What is stored so that people can be told while they are away, and the settings they take along. */
export interface PushStore {
  /** The keys of this server: those given, unless there are some already. */
  keepPushKeys(input: PushKeys): Promise<PushKeys>;
  /** A browser belongs to one person; of too many, the oldest are forgotten. It ends with its session. */
  addPushTarget(
    input: PushTarget & {
      readonly person: string;
      readonly family: string;
      readonly at: number;
    },
  ): Promise<void>;
  /** The browsers of a person whose sessions are good. */
  pushTargetsOf(input: {
    readonly person: string;
    readonly at: number;
  }): Promise<readonly PushTarget[]>;
  /** Forgets a browser, whoever it belongs to. */
  removePushTarget(input: { readonly endpoint: string }): Promise<void>;
  /** Forgets a browser if it is that person's. */
  removeOwnPushTarget(input: { readonly person: string; readonly endpoint: string }): Promise<void>;
  /** Takes changes over: of each setting the latest counts. Returns all settings then. */
  mergeSettings(input: {
    readonly person: string;
    readonly changes: SettingStamps;
    readonly at: number;
  }): Promise<SettingStamps>;
}
