const KEY = 'chat_drafts';
const MAX_DRAFTS = 50;

interface Stored {
  owner: string;
  /** Maps chat ids to texts; the newest is last. */
  texts: Record<string, string>;
}

/** Where drafts are stored: localStorage, or a fake in tests. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function read(storage: DraftStorage, owner: string): Stored {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as Stored | null;
    // Drafts of another account on this device are not shown.
    if (stored?.owner === owner && typeof stored.texts === 'object' && stored.texts) return stored;
  } catch {
    // Unreadable or blocked storage counts as empty.
  }
  return { owner, texts: {} };
}

/** The unsent text of a chat, or ''. */
export function loadDraft(storage: DraftStorage, owner: string, chatId: string): string {
  const text = read(storage, owner).texts[chatId];
  return typeof text === 'string' ? text : '';
}

/** Stores the unsent text of a chat; blank text deletes it. Never throws. */
export function saveDraft(
  storage: DraftStorage,
  owner: string,
  chatId: string,
  text: string,
): void {
  const { texts } = read(storage, owner);
  delete texts[chatId];
  if (text.trim()) texts[chatId] = text;
  const newest = Object.entries(texts).slice(-MAX_DRAFTS);
  try {
    if (newest.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify({ owner, texts: Object.fromEntries(newest) }));
  } catch {
    // With full or blocked storage only the draft is lost.
  }
}
