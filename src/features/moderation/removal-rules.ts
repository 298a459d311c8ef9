/** Kinds of removal requests, in display order. */
export const REMOVAL_KINDS = [
  'likeness',
  'copyright',
  'card_scheme',
  'privacy',
  'illegal',
  'other',
] as const;
export type RemovalKind = (typeof REMOVAL_KINDS)[number];

export const REMOVAL_NAMES: Record<RemovalKind, string> = {
  likeness: 'My face or likeness, without consent',
  copyright: 'My copyrighted work (DMCA)',
  card_scheme: 'Against a card network’s rules',
  privacy: 'My private information',
  illegal: 'Something illegal',
  other: 'Something else',
};

/** The sender agrees to this statement, which is stored with the request. */
export const GOOD_FAITH_STATEMENT =
  'I believe in good faith that what I describe should not be on this platform: neither the person it concerns nor the law allows it. What I say here is accurate. If it is about a person or a work, I am that person or the owner, or may act for them; if it is about a copyrighted work, I say so under penalty of perjury.';

/** Longest texts, in UTF-16 units. */
export const REMOVAL_LENGTHS = { what: 5000, note: 1000 } as const;

/** Deadlines in hours and days, counted from the request; see the safety notes in docs. */
export const REMOVAL_TIMES = {
  /** First answer by a person. */
  answerHours: 48,
  /** Removal of a likeness without consent, including identical copies. */
  likenessHours: 48,
  /** Preliminary action on a copyright notice. */
  copyrightDays: 3,
  /** All other reviews. */
  reviewBusinessDays: 7,
  /** From the approval to the removal. */
  removalHours: 24,
} as const;

const HOUR_MS = 3_600_000;
const addHours = (time: Date, hours: number) => new Date(time.getTime() + hours * HOUR_MS);

/** Adds business days (Monday to Friday, UTC); keeps the time of day. */
export function addBusinessDays(time: Date, days: number): Date {
  let left = days;
  let day = time;
  while (left > 0) {
    day = addHours(day, 24);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day;
}

/** Computes the deadlines of a new request. */
export function computeDeadlines(kind: RemovalKind, now: Date) {
  const answerDue = addHours(now, REMOVAL_TIMES.answerHours);
  if (kind === 'likeness') {
    const removalDue = addHours(now, REMOVAL_TIMES.likenessHours);
    return { answerDue, decisionDue: removalDue, removalDue };
  }
  const decisionDue =
    kind === 'copyright'
      ? addHours(now, REMOVAL_TIMES.copyrightDays * 24)
      : addBusinessDays(now, REMOVAL_TIMES.reviewBusinessDays);
  return { answerDue, decisionDue, removalDue: null };
}

/** Returns the removal deadline of an approved request. Never extends an existing deadline. */
export function computeRemovalDue(current: Date | null, approvedAt: Date): Date {
  return current ?? addHours(approvedAt, REMOVAL_TIMES.removalHours);
}

export const REMOVAL_STATUSES = ['open', 'reviewing', 'approved', 'removed', 'declined'] as const;
export type RemovalStatus = (typeof REMOVAL_STATUSES)[number];

/** The statuses from which each status can be reached. */
const ALLOWED_SOURCES: Record<RemovalStatus, RemovalStatus[]> = {
  open: [],
  reviewing: ['open'],
  approved: ['open', 'reviewing', 'declined'],
  removed: ['open', 'reviewing', 'approved', 'declined'],
  declined: ['open', 'reviewing'],
};
export const allowedSources = (status: RemovalStatus): RemovalStatus[] => ALLOWED_SOURCES[status];

/** Formats a short reference, such as `RR-1A2B3C4D`. */
export const formatRemovalReference = (id: string): string => `RR-${id.slice(-8).toUpperCase()}`;
