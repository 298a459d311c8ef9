import { createKey } from './create-key.ts';

const KEY = 'first_messages';
const MAX_MESSAGES = 5;
const KEPT_MS = 24 * 60 * 60_000;
/** After this time a message is only offered: somebody else may be signing in. */
const SENT_WITHIN_MS = 60 * 60_000;

/** What a visitor wrote to a character before signing in. */
interface Stored {
  slug: string;
  text: string;
  /** The Idempotency-Key of the message, so that it is stored once. */
  key: string;
  writtenAt: number;
  /** When the visitor went to sign in with it; null: not yet. */
  askedAt: number | null;
}

export interface FirstMessage {
  text: string;
  key: string;
  /** True: the visitor signed in to send it. False: it is only offered in the composer. */
  isAsked: boolean;
}

/** Where the messages are stored: localStorage, or a fake in tests. */
type MessageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isStored = (one: unknown): one is Stored => {
  const { slug, text, key, writtenAt } = (one ?? {}) as Partial<Stored>;
  return [slug, text, key].every((part) => typeof part === 'string') && Number(writtenAt) > 0;
};

function read(storage: MessageStorage): Stored[] {
  try {
    const all: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    const since = Date.now() - KEPT_MS;
    return Array.isArray(all) ? all.filter(isStored).filter((one) => one.writtenAt > since) : [];
  } catch {
    // Unreadable or blocked storage counts as empty.
    return [];
  }
}

function write(storage: MessageStorage, all: Stored[]): void {
  try {
    if (all.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(all.slice(-MAX_MESSAGES)));
  } catch {
    // With full or blocked storage only this text is lost.
  }
}

/** The text written to a character so far, or ''. */
export const loadFirstMessage = (storage: MessageStorage, slug: string): string =>
  read(storage).find((one) => one.slug === slug)?.text ?? '';

/** Keeps the text for a character on this device; blank text deletes it. Never throws. */
export function keepFirstMessage(storage: MessageStorage, slug: string, text: string): void {
  const others = read(storage).filter((one) => one.slug !== slug);
  const kept = { slug, text, key: createKey(), writtenAt: Date.now(), askedAt: null };
  write(storage, text.trim() ? [...others, kept] : others);
}

/** The visitor signs in now: the message is sent when the chat opens. Never throws. */
export function askFirstMessage(storage: MessageStorage, slug: string): void {
  const askedAt = Date.now();
  write(
    storage,
    read(storage).map((one) => (one.slug === slug ? { ...one, askedAt } : one)),
  );
}

/** Returns and deletes the message to a character. */
export function takeFirstMessage(storage: MessageStorage, slug: string): FirstMessage | null {
  const all = read(storage);
  const found = all.find((one) => one.slug === slug);
  if (!found) return null;
  write(
    storage,
    all.filter((one) => one !== found),
  );
  const { text, key, askedAt } = found;
  return { text, key, isAsked: askedAt !== null && Date.now() - askedAt < SENT_WITHIN_MS };
}
