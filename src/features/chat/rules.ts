import { UNDO_SECONDS } from '#shared/undo.ts';
import type { MessageStatus } from './contract-messages.ts';

/**
 * A reply fails permanently after this many engine failures. A killed process does not count as
 * one.
 */
export const MAX_FAILURES = 3;
/** Milliseconds until a reply is tried again after its first and its second failure. */
export const RETRY_AFTER_MS = [1000, 3000];
/**
 * A reply that was started this often without ending is abandoned, because it may crash the
 * process.
 */
export const MAX_ATTEMPTS = 12;
/**
 * The attempts of a row never repeat, since they identify its streams. Each rewrite gets its own
 * hundred.
 */
export const ATTEMPTS_PER_REWRITE = 100;
/** A writer's lease on a reply, in milliseconds; it is renewed after a third of it. */
export const LEASE_MS = 15_000;
/**
 * How long a removed chat can be restored (seconds, with a margin for the network), and when it is
 * purged.
 */
export const RESTORE_SECONDS = UNDO_SECONDS + 5;
export const PURGE_AFTER_DAYS = 7;
/** The AI disclosure is repeated after this much continuing use. */
export const DISCLOSURE_INTERVAL_MS = 3 * 3_600_000;
/** A stored picture or recording that is not sent is deleted after this many hours. */
export const UNSENT_HOURS = 24;
/** The preview of a message that is only a picture. */
export const PHOTO_PREVIEW = 'Photo';
/** The maximum number of variants of one reply. */
export const MAX_VARIANTS = 20;

/** Finished turns after a picture before the character may offer another one. */
export const TURNS_BETWEEN_OFFERS = 10;

/** The first attempt number of a regenerated reply. */
export function nextAttempt(attempt: number): number {
  return (Math.floor(attempt / ATTEMPTS_PER_REWRITE) + 1) * ATTEMPTS_PER_REWRITE;
}

/** Whether a reply was started too often since it was last requested. */
export function hasTooManyAttempts(attempt: number): boolean {
  return attempt % ATTEMPTS_PER_REWRITE > MAX_ATTEMPTS;
}

/** Whether a reply is pending or being written. */
export function isOpen(status: MessageStatus | 'making'): boolean {
  return status === 'pending' || status === 'streaming';
}

/** Whether the "you are talking to an AI" message is due before the next turn. */
export function isDisclosureDue({
  isFirstMessage,
  lastDisclosedAt,
  now,
}: {
  isFirstMessage: boolean;
  lastDisclosedAt: Date | null;
  now: Date;
}): boolean {
  return (
    isFirstMessage ||
    lastDisclosedAt === null ||
    now.getTime() - lastDisclosedAt.getTime() >= DISCLOSURE_INTERVAL_MS
  );
}

/** Whether a model reads a message: finished turns, and pictures only if they were generated. */
export function isPromptTurn({
  status,
  content_type,
}: {
  status: MessageStatus | 'making';
  content_type: 'text' | 'image' | 'video';
}): boolean {
  return status === 'done' || (status === 'stopped' && content_type === 'text');
}

/** A revision, attempt and position, as the id of a server-sent event. */
export interface EventPosition {
  rev: number;
  attempt: number;
  position: number;
}

/** `<rev>` or, within a reply, `<rev>.<attempt>.<position>`. Short, because every piece has one. */
export function formatEventId({ rev, attempt, position }: EventPosition): string {
  return attempt === 0 ? String(rev) : `${rev}.${attempt}.${position}`;
}

export function parseEventId(text: string | undefined): EventPosition | undefined {
  const match = /^(\d{1,15})(?:\.(\d{1,4})\.(\d{1,9}))?$/.exec(text ?? '');
  return match
    ? { rev: Number(match[1]), attempt: Number(match[2] ?? 0), position: Number(match[3] ?? 0) }
    : undefined;
}

/** The region of the browser's first language (`en-US` → `US`), which selects the help lines. */
export function countryOf(acceptLanguage: string | undefined): string | undefined {
  return /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(acceptLanguage ?? '')?.[1];
}

/** The maximum length of a chat's title, in UTF-16 units. */
export const MAX_TITLE_LENGTH = 100;
const BRANCH_PREFIX = 'Branch of ';

/** The title of a chat that branches from one with this title; a branch of a branch keeps it. */
export function branchTitle(title: string): string {
  const whole = title.startsWith(BRANCH_PREFIX) ? title : BRANCH_PREFIX + title;
  return whole.slice(0, MAX_TITLE_LENGTH).toWellFormed();
}
