/** What a removal request can be about, in the order that people are shown. */
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

/** Agreed to by whoever sends a request; stored with it as it was shown. */
export const GOOD_FAITH_STATEMENT =
  'I believe in good faith that what I describe should not be on this platform: neither whoever it concerns nor the law allows it. What I say here is accurate. Where it is about a person or a work, I am that person or the owner, or may act for them; about a copyrighted work I say so under penalty of perjury.';

/** Longest texts, in UTF-16 units. */
export const REMOVAL_LENGTHS = { what: 5000, note: 1000 } as const;

/** Hours and business days within which things happen, counted from the request; see safety notes in docs. */
export const REMOVAL_TIMES = {
  /** A person answers. */
  answerHours: 48,
  /** A likeness without consent is gone, identical copies too. */
  likenessHours: 48,
  /** Preliminary action on a copyright notice. */
  copyrightDays: 3,
  /** All other reviews. */
  reviewBusinessDays: 7,
  /** From the approval to the removal. */
  removalHours: 24,
} as const;

const HOUR_MS = 3_600_000;
const plusHours = (time: Date, hours: number) => new Date(time.getTime() + hours * HOUR_MS);

/** The same time of day, `days` business days later (Monday to Friday, UTC). */
export function addBusinessDays(time: Date, days: number): Date {
  let left = days;
  let day = time;
  while (left > 0) {
    day = plusHours(day, 24);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day;
}

/** The clocks that start when a request arrives. */
export function startClocks(kind: RemovalKind, now: Date) {
  const answerDue = plusHours(now, REMOVAL_TIMES.answerHours);
  if (kind === 'likeness') {
    const removalDue = plusHours(now, REMOVAL_TIMES.likenessHours);
    return { answerDue, decisionDue: removalDue, removalDue };
  }
  const decisionDue =
    kind === 'copyright'
      ? plusHours(now, REMOVAL_TIMES.copyrightDays * 24)
      : addBusinessDays(now, REMOVAL_TIMES.reviewBusinessDays);
  return { answerDue, decisionDue, removalDue: null };
}

/** When an approved request must be carried out; a clock that runs already is not put off. */
export function removalDueAt(running: Date | null, approvedAt: Date): Date {
  return running ?? plusHours(approvedAt, REMOVAL_TIMES.removalHours);
}

export const REMOVAL_STATUSES = ['open', 'reviewing', 'approved', 'removed', 'declined'] as const;
export type RemovalStatus = (typeof REMOVAL_STATUSES)[number];

/** From which statuses a request may come to one. */
const COMES_FROM: Record<RemovalStatus, RemovalStatus[]> = {
  open: [],
  reviewing: ['open'],
  approved: ['open', 'reviewing', 'declined'],
  removed: ['open', 'reviewing', 'approved', 'declined'],
  declined: ['open', 'reviewing'],
};
export const comesFrom = (status: RemovalStatus): RemovalStatus[] => COMES_FROM[status];

/** A short name for people, such as `RR-1A2B3C4D`. */
export const removalReference = (id: string): string => `RR-${id.slice(-8).toUpperCase()}`;
