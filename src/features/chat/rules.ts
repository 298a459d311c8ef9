import { UNDO_SECONDS } from '#shared/undo.ts';
import type { MessageStatus } from './contract.ts';

/** A reply fails for good when the engine failed it this often; a killed process is not the engine's failure. */
export const MAX_FAILURES = 3;
/** Yet a reply that was begun this often and never ended is given up: it may be what ends the process. */
export const MAX_ATTEMPTS = 12;
/** Attempts of one row never repeat, since they name its streams: each writing anew has its own hundred. */
const ATTEMPTS_APART = 100;
/** How long a writer holds a reply without renewing, in milliseconds; renewed at a third of it. */
export const LEASE_MS = 15_000;
/** Time in which a removed chat can be brought back (seconds, with some for the network), and after which it is purged. */
export const RESTORE_SECONDS = UNDO_SECONDS + 5;
export const PURGE_AFTER_DAYS = 7;
/** The AI disclosure is repeated after this much continuing use. */
export const DISCLOSURE_INTERVAL_MS = 3 * 3_600_000;
/** The rolling summary takes in this many messages at a time. */
export const SUMMARY_EVERY = 20;
/** Most versions of one reply. */
export const MAX_VARIANTS = 20;

/** Finished turns since the last picture before the character may offer one unasked. */
export const TURNS_BETWEEN_OFFERS = 10;

/** The attempt from which a reply that is wanted anew counts on. */
export function attemptAnew(attempt: number): number {
  return (Math.floor(attempt / ATTEMPTS_APART) + 1) * ATTEMPTS_APART;
}

/** Whether a reply has been begun too often since it was wanted. */
export function isGivenUp(attempt: number): boolean {
  return attempt % ATTEMPTS_APART > MAX_ATTEMPTS;
}

/** A reply that is owed or being written. */
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

/** Whether a model is told of a message: of finished turns, and of pictures only when they came. */
export function isTold({
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

/** `<rev>` or, within a reply, `<rev>.<attempt>.<position>`: short, since every piece carries one. */
export function formatEventId({ rev, attempt, position }: EventPosition): string {
  return attempt === 0 ? String(rev) : `${rev}.${attempt}.${position}`;
}

export function parseEventId(text: string | undefined): EventPosition | undefined {
  const match = /^(\d{1,15})(?:\.(\d{1,4})\.(\d{1,9}))?$/.exec(text ?? '');
  return match
    ? { rev: Number(match[1]), attempt: Number(match[2] ?? 0), position: Number(match[3] ?? 0) }
    : undefined;
}

/** The region of the first language a browser asks for (`en-US` → `US`): where help lines are looked up. */
export function countryOf(acceptLanguage: string | undefined): string | undefined {
  return /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(acceptLanguage ?? '')?.[1];
}
