/** The longest text that is spoken at once, in characters; the engines' limit. */
export const MAX_SPOKEN_LENGTH = 4096;

/** How fast a voice message can be played. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
export type Speed = (typeof SPEEDS)[number];

export const isSpeed = (value: number): value is Speed => SPEEDS.some((speed) => speed === value);

/** The longest recording of a spoken message. */
export const MAX_RECORDING_MS = 120_000;
/** Two minutes of uncompressed speech at 16 kHz are 3.8 MB. */
export const MAX_RECORDING_BYTES = 6 * 1024 ** 2;
