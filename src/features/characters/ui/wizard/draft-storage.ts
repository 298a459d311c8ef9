import { createKey } from '#ui/create-key.ts';
import type { Restricted, Sex } from '../../options/index.ts';
import { answer, defaultsOf, type ChoiceField, type Draft, type DraftAction } from './draft.ts';

const VERSION = 1;
/** Faces of the live portrait, without those whose hats and glasses hide choices. */
const FACES = [2, 3, 6, 7, 8, 9, 10, 11, 12];
const keyOf = (sex: Sex) => `character_draft_${sex}`;

/** A wizard's draft as it is stored on this device. */
export interface StoredDraft {
  draft: Draft;
  /** The seed of the live portrait: the same face for all choices. */
  face: string;
  /** The last creation request with its Idempotency-Key, so that a retry has no second effect. */
  sent: { key: string; body: string } | null;
}

/** Where drafts are stored: localStorage, or a fake in tests. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function newDraft(
  sex: Sex,
  restricted: Restricted = [],
  random: () => number = Math.random,
): StoredDraft {
  return {
    draft: defaultsOf(sex, restricted),
    face: `face-${FACES[Math.floor(random() * FACES.length)]}`,
    sent: null,
  };
}

/** The user's stored draft, or a new one. Values that the wizard does not offer are left out. */
export function loadDraft(
  storage: DraftStorage,
  sex: Sex,
  owner: string,
  restricted: Restricted = [],
): StoredDraft {
  const fresh = newDraft(sex, restricted);
  try {
    const stored = JSON.parse(storage.getItem(keyOf(sex)) ?? 'null') as Record<
      string,
      unknown
    > | null;
    if (stored?.['version'] !== VERSION || stored['owner'] !== owner) return fresh;
    const { face, sent } = stored as Partial<StoredDraft>;
    return {
      draft: restoreDraft(sex, stored['draft'] as Partial<Draft>, restricted),
      face: typeof face === 'string' && /^face-\d{1,2}$/.test(face) ? face : fresh.face,
      sent: typeof sent?.key === 'string' && typeof sent.body === 'string' ? sent : null,
    };
  } catch {
    // Unreadable or blocked storage counts as empty.
    return fresh;
  }
}

function restoreDraft(sex: Sex, stored: Partial<Draft>, restricted: Restricted): Draft {
  const { age, hobbies, name, description, ...choices } = stored;
  const actions: DraftAction[] = Object.entries(choices).map(([field, id]) => ({
    type: 'choose',
    field: field as ChoiceField,
    id: String(id),
  }));
  for (const id of Array.isArray(hobbies) ? hobbies : [])
    actions.push({ type: 'toggle_hobby', id: String(id) });
  if (typeof age === 'number') actions.push({ type: 'set_age', age });
  if (typeof name === 'string') actions.push({ type: 'write', field: 'name', text: name });
  if (typeof description === 'string')
    actions.push({ type: 'write', field: 'description', text: description });
  return actions.reduce(
    (draft, action) => answer(sex, draft, action, restricted),
    defaultsOf(sex, restricted),
  );
}

/** Stores a user's draft on this device. Never throws. */
export function saveDraft(
  storage: DraftStorage,
  sex: Sex,
  owner: string,
  stored: StoredDraft,
): void {
  try {
    storage.setItem(keyOf(sex), JSON.stringify({ version: VERSION, owner, ...stored }));
  } catch {
    // With full or blocked storage, the draft is only lost on a reload.
  }
}

/** Deletes the draft: it became a character, or the user starts over. */
export function deleteDraft(storage: DraftStorage, sex: Sex): void {
  try {
    storage.removeItem(keyOf(sex));
  } catch {
    // Nothing was stored either.
  }
}

/** The key for sending `body`: reused for the same body, otherwise new. */
export function requestFor(stored: StoredDraft, body: string): { key: string; body: string } {
  if (stored.sent?.body === body) return stored.sent;
  return { key: createKey(), body };
}
