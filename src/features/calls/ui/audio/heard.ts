/** The sentence that plays. */
export interface Place {
  /** Null for speech outside of messages, such as a notice. */
  messageId: string | null;
  sentence: number;
}

/** A chunk of sound on the clock of the audio context, in seconds. */
export interface Played {
  at: number;
  duration: number;
}

/** How many milliseconds of these chunks were heard at `now`. */
export function heardMs(chunks: readonly Played[], now: number): number {
  let seconds = 0;
  for (const { at, duration } of chunks) seconds += Math.max(0, Math.min(duration, now - at));
  return Math.round(seconds * 1000);
}

/** When the last chunk ends; 0 without chunks. */
export const endOf = (chunks: readonly Played[]): number => {
  const last = chunks.at(-1);
  return last ? last.at + last.duration : 0;
};

/** When the next chunk begins: right after the previous one, or soon if that is over. */
export const nextStart = (end: number, now: number, lead: number): number =>
  end > now ? end : now + lead;
