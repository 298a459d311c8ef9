import { DRAFTS_SHOWN_TO_KEY } from '#ui/token-store.ts';

const KEY = 'chat_drafts';
const MAX_DRAFTS = 50;

/** The chat of a draft, as the offline page names it. */
export interface DraftChat {
  id: string;
  name: string;
  slug: string;
}

interface Stored {
  owner: string;
  /** Maps chat ids to texts; the newest is last. */
  texts: Record<string, string>;
  /** Texts that are being sent: they are drafts again when the page ends before the response. */
  sending?: Record<string, string>;
  chats?: Record<string, Omit<DraftChat, 'id'>>;
}

/** Where drafts are stored: localStorage, or a fake in tests. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function read(storage: DraftStorage, owner: string): Required<Stored> {
  const empty = { owner, texts: {}, sending: {}, chats: {} };
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as Stored | null;
    // Drafts of another account on this device are not shown.
    if (stored?.owner === owner && typeof stored.texts === 'object' && stored.texts)
      return { ...empty, ...stored };
  } catch {
    // Unreadable or blocked storage counts as empty.
  }
  return empty;
}

function write(storage: DraftStorage, { owner, texts, sending, chats }: Required<Stored>): void {
  const newest = Object.entries(texts).slice(-MAX_DRAFTS);
  const kept = new Set([...newest.map(([id]) => id), ...Object.keys(sending)]);
  const named = Object.entries(chats).filter(([id]) => kept.has(id));
  try {
    if (kept.size === 0) storage.removeItem(KEY);
    else
      storage.setItem(
        KEY,
        JSON.stringify({
          owner,
          texts: Object.fromEntries(newest),
          sending,
          chats: Object.fromEntries(named),
        }),
      );
    storage.setItem(DRAFTS_SHOWN_TO_KEY, owner);
  } catch {
    // With full or blocked storage only the draft is lost.
  }
}

/** Unsent text goes before text written since. */
export const joinDrafts = (words: string, newer: string): string =>
  newer.trim() ? `${words}\n${newer}` : words;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The unsent text of a chat, or ''. */
export const loadDraft = (storage: DraftStorage, owner: string, chatId: string): string =>
  textOf(read(storage, owner).texts[chatId]);

/**
 * Turns a text without a response before the page ended back into a draft, unless it is `lastSent`,
 * the newest message that the user has in the chat. Never throws.
 */
export function recoverSending(
  storage: DraftStorage,
  owner: string,
  chatId: string,
  lastSent: string | null,
): void {
  const stored = read(storage, owner);
  const text = textOf(stored.sending[chatId]);
  if (!(chatId in stored.sending)) return;
  delete stored.sending[chatId];
  if (text.trim() && text.trim() !== lastSent)
    stored.texts[chatId] = joinDrafts(text, textOf(stored.texts[chatId]));
  write(storage, stored);
}

/** Stores the unsent text of a chat; blank text deletes it. Never throws. */
export function saveDraft(
  storage: DraftStorage,
  owner: string,
  { id, ...chat }: DraftChat,
  text: string,
): void {
  const stored = read(storage, owner);
  delete stored.texts[id];
  if (text.trim()) stored.texts[id] = text;
  stored.chats[id] = chat;
  write(storage, stored);
}

/** Keeps a text while it is being sent. Never throws. */
export function keepSending(
  storage: DraftStorage,
  owner: string,
  { id, ...chat }: DraftChat,
  text: string,
): void {
  const stored = read(storage, owner);
  delete stored.texts[id];
  stored.sending[id] = text;
  stored.chats[id] = chat;
  write(storage, stored);
}

/**
 * Forgets the text being sent, because it is stored or back in the composer. Another tab may have
 * made it a draft meanwhile. Never throws.
 */
export function endSending(
  storage: DraftStorage,
  owner: string,
  chatId: string,
  sent: string,
): void {
  const stored = read(storage, owner);
  const isDraft = textOf(stored.texts[chatId]).trim() === sent.trim();
  if (!(chatId in stored.sending) && !isDraft) return;
  delete stored.sending[chatId];
  if (isDraft) delete stored.texts[chatId];
  write(storage, stored);
}
