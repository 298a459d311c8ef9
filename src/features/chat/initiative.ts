import type { Preferences } from '#features/accounts/contract.ts';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A chat this long silent is written in; one silent much longer is over. */
export const SILENCE_MS = { least: 20 * HOUR_MS, most: 21 * DAY_MS };
/** After a try that came to nothing a chat is left alone for so long. */
export const RETRY_AFTER_MS = 6 * HOUR_MS;
/** Most first messages to one person in seven days. */
const MOST_A_WEEK = 3;
/** So many unanswered ones, and the person is left alone until they write again. */
const MOST_UNANSWERED = 3;
/** Chats differ by up to this much, so that nobody is written to by the clock. */
const SPREAD_MS = 10 * HOUR_MS;

export interface Silence {
  chat_id: string;
  since: Date;
  /** First messages to this person in the last seven days, and those since they wrote last. */
  this_week: number;
  unanswered: number;
}

/** Whether the character of a silent chat may write first now: seldom, later after each unanswered message. */
export function mayWriteFirst(silence: Silence, now: Date): boolean {
  const { chat_id, since, this_week, unanswered } = silence;
  if (this_week >= MOST_A_WEEK || unanswered >= MOST_UNANSWERED) return false;
  const wait = (SILENCE_MS.least + spread(chat_id)) * 2 ** unanswered;
  return now.getTime() - since.getTime() >= wait;
}

/** The same for one chat always. */
const spread = (chatId: string): number =>
  (Number.parseInt(chatId.slice(-6), 16) / 0xff_ff_ff) * SPREAD_MS;

/** Whether it is within these hours where the person lives; equal ends are the whole day. */
export function isQuiet(
  { from, to, zone }: NonNullable<Preferences['quiet_hours']>,
  now: Date,
): boolean {
  const time = now.toLocaleTimeString('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  });
  return from < to ? from <= time && time < to : time >= from || time < to;
}
