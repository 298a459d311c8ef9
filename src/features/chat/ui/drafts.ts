const KEY = 'chat_drafts';
const MOST = 50;

interface Stored {
  owner: string;
  /** Chat id -> text; the newest last. */
  texts: Record<string, string>;
}

/** Where drafts are kept; localStorage in the browser, and any stand-in in a test. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function read(storage: DraftStorage, owner: string): Stored {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as Stored | null;
    // Drafts of another account on this device are not shown to this one.
    if (stored?.owner === owner && typeof stored.texts === 'object' && stored.texts) return stored;
  } catch {
    // Unreadable or forbidden storage counts as empty.
  }
  return { owner, texts: {} };
}

/** The unsent text of a chat, or ''. */
export function loadDraft(storage: DraftStorage, owner: string, chatId: string): string {
  const text = read(storage, owner).texts[chatId];
  return typeof text === 'string' ? text : '';
}

/** Keeps the unsent text of a chat; blank text forgets it. Never throws. */
export function saveDraft(
  storage: DraftStorage,
  owner: string,
  chatId: string,
  text: string,
): void {
  const { texts } = read(storage, owner);
  delete texts[chatId];
  if (text.trim()) texts[chatId] = text;
  const kept = Object.entries(texts).slice(-MOST);
  try {
    if (kept.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify({ owner, texts: Object.fromEntries(kept) }));
  } catch {
    // A full or forbidden storage costs the draft, not the conversation.
  }
}
