/** Why a socket was closed; codes from 4000 are ours, the others are those of RFC 6455. */
export const closeCodes = {
  /** The server stops or restarts: come back soon. */
  restart: 1012,
  /** A frame was no text. */
  'not-text': 1003,
  /** A frame was longer than allowed. */
  'too-long': 1009,
  /** A fault of the server: come back. */
  fault: 1011,
  /** This server does not speak the version asked for: coming back is no use. */
  version: 4001,
  /** The session was ended or deleted: begin a new one. */
  session: 4002,
  /** Nothing was heard for too long: come back. */
  silence: 4003,
  /** The client reads too slowly: come back, and get complete updates. */
  slow: 4004,
  /** Far more messages than a person sends: come back later. */
  flood: 4005,
} as const;

export type CloseReason = keyof typeof closeCodes;

/** What a client does after the socket was closed. */
export type AfterClose = 'come-back' | 'come-back-later' | 'begin-a-session' | 'give-up';

const unlike = new Map<number, AfterClose>([
  [closeCodes.version, 'give-up'],
  [closeCodes['not-text'], 'give-up'],
  [closeCodes['too-long'], 'give-up'],
  [closeCodes.session, 'begin-a-session'],
  [closeCodes.flood, 'come-back-later'],
]);

/** What to do after a close with that code; a line that broke (1006) is worth another try. */
export const afterClose = (code: number): AfterClose => unlike.get(code) ?? 'come-back';
