/** Sound of the user: PCM s16le, mono. */
export const CALL_SAMPLE_RATE = 16_000;
/** The longest frame that either side sends, in bytes. */
export const MAX_FRAME_BYTES = 64 * 1024;
/** The longest utterance. Milliseconds. */
export const MAX_UTTERANCE_MS = 60_000;
/** How long a call without a connection waits for it. Milliseconds. */
export const RECONNECT_WITHIN_MS = 20_000;
/** Malformed frames of one connection until it is closed. */
export const MAX_MALFORMED_FRAMES = 20;

/** Codes with which the server closes a socket. */
export const CALL_CLOSE = {
  /** The call has ended; the last `state` has the reason. */
  ended: 1000,
  /** The server is stopping: reconnect at once, another process continues. */
  restart: 1012,
  /** Another connection took the call over. */
  taken: 4001,
  /** The client does not read what it is sent; it may connect again. */
  too_slow: 4008,
  /** Too many malformed frames. */
  malformed: 4400,
} as const;
