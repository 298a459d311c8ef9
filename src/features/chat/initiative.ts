const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Characters write first in chats that have been silent for at least and at most this long. */
export const SILENCE_MS = { min: 20 * HOUR_MS, max: 21 * DAY_MS };
/** After a failed attempt a chat is skipped for this long. */
export const RETRY_AFTER_MS = 6 * HOUR_MS;
/** The maximum of first messages per user in seven days. */
const MAX_PER_WEEK = 3;
/** After this many unanswered messages, characters wait until the user writes again. */
const MAX_UNANSWERED = 3;
/** Random delay per chat, so that messages do not come at a fixed time. */
const SPREAD_MS = 10 * HOUR_MS;

export interface Silence {
  chat_id: string;
  since: Date;
  /** First messages to this user in the last seven days, and since the user last wrote. */
  this_week: number;
  unanswered: number;
}

/**
 * Whether a silent chat's character may write first now; each unanswered message doubles the wait.
 */
export function mayWriteFirst(silence: Silence, now: Date): boolean {
  const { chat_id, since, this_week, unanswered } = silence;
  if (this_week >= MAX_PER_WEEK || unanswered >= MAX_UNANSWERED) return false;
  const wait = (SILENCE_MS.min + spread(chat_id)) * 2 ** unanswered;
  return now.getTime() - since.getTime() >= wait;
}

/** Constant for each chat. */
const spread = (chatId: string): number =>
  (Number.parseInt(chatId.slice(-6), 16) / 0xff_ff_ff) * SPREAD_MS;
