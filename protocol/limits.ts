/** The longest frame a client may send, in bytes. */
export const longestFrame = 8192;

/** The longest message a client need accept, in bytes. */
export const longestTell = 1_048_576;

/** Nothing in a message is nested deeper than this. */
export const deepest = 32;

/** An answer names no more problems than this, however many there are: a small question gets a small answer. */
export const mostProblems = 8;

/** A client pings at least this often, in milliseconds. */
export const heartbeat = 20_000;

/** A side that hears nothing for this long, in milliseconds, takes the line for dead. */
export const patience = 45_000;

/** A name has at most this many characters, as a reader counts them. */
export const longestName = 24;

/** A line of chat has at most this many characters, as a reader counts them. */
export const longestLine = 200;

/** After each round the clocks stand still for this long, in milliseconds, so that people can see how it ended. */
export const roundBreak = 10_000;
