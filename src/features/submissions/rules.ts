/** Longest texts, in UTF-16 units. */
export const LENGTHS = {
  subject: 200,
  message: 5000,
  url: 500,
  note: 1000,
} as const;

/** Where an affiliate's readers come from, in display order. */
export const TRAFFIC_SOURCES = [
  'blog',
  'social',
  'email',
  'youtube',
  'discord',
  'ppc',
  'seo',
  'influencer',
  'other',
] as const;
export type TrafficSource = (typeof TRAFFIC_SOURCES)[number];

/** An application is answered within these hours. */
export const ANSWER_HOURS = 24;

/** A message whose subject says that it is a complaint is acknowledged within this many hours. */
export const COMPLAINT_HOURS = 24;
export const isComplaint = (subject: string): boolean => /\bcomplaints?\b/i.test(subject);

/** A person needs longer to fill the form in, and does not leave it open for longer; milliseconds. */
const FASTEST_MS = 3_000;
const LONGEST_MS = 24 * 3_600_000;

/** Facts about a message apart from its text. */
export interface MessageSigns {
  /** The field that nobody sees was filled in. */
  isTrapFilled: boolean;
  /** Milliseconds since the form was opened; null: no stamp came with it, or none of ours. */
  age: number | null;
  /** A stamp came, true or not. */
  hasStamp: boolean;
  /** Moderation would queue it for review. */
  isQueued: boolean;
  hasLink: boolean;
}

/** True for a message that looks automated: it is stored but kept out of support's mailbox. */
export function isSuspect(signs: MessageSigns): boolean {
  if (signs.isTrapFilled || signs.isQueued) return true;
  // API clients send no stamp; neither do spam bots, but they include a link.
  if (!signs.hasStamp) return signs.hasLink;
  return signs.age === null || signs.age < FASTEST_MS || signs.age > LONGEST_MS;
}

export const hasLink = (text: string): boolean => /https?:\/\/|\bwww\./i.test(text);
