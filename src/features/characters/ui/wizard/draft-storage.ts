import { createKey } from '#ui/create-key.ts';
import type { Restricted, Sex } from '../../options/index.ts';
import { answer, defaultsOf, type ChoiceField, type Draft, type DraftAction } from './draft.ts';

const VERSION = 1;
/** Faces of the live portrait; those with hats and glasses, which hide choices, are left out. */
const FACES = [2, 3, 6, 7, 8, 9, 10, 11, 12];
const keyOf = (sex: Sex) => `character_draft_${sex}`;

/** A wizard as it is kept on this device. */
export interface KeptDraft {
  draft: Draft;
  /** Seed of the live portrait: the same face through all choices. */
  face: string;
  /** The creation that was sent last, with its Idempotency-Key: sent again it makes nothing twice. */
  sent: { key: string; body: string } | null;
}

/** Where drafts are kept; localStorage in the browser, and any stand-in in a test. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function newDraft(
  sex: Sex,
  restricted: Restricted = [],
  random: () => number = Math.random,
): KeptDraft {
  return {
    draft: defaultsOf(sex, restricted),
    face: `face-${FACES[Math.floor(random() * FACES.length)]}`,
    sent: null,
  };
}

/** The kept draft of this person, or a new one. What the wizard would not take is left out. */
export function loadDraft(
  storage: DraftStorage,
  sex: Sex,
  owner: string,
  restricted: Restricted = [],
): KeptDraft {
  const fresh = newDraft(sex, restricted);
  try {
    const kept = JSON.parse(storage.getItem(keyOf(sex)) ?? 'null') as Record<
      string,
      unknown
    > | null;
    if (kept?.['version'] !== VERSION || kept['owner'] !== owner) return fresh;
    const { face, sent } = kept as Partial<KeptDraft>;
    return {
      draft: revive(sex, kept['draft'] as Partial<Draft>, restricted),
      face: typeof face === 'string' && /^face-\d{1,2}$/.test(face) ? face : fresh.face,
      sent: typeof sent?.key === 'string' && typeof sent.body === 'string' ? sent : null,
    };
  } catch {
    // Unreadable or forbidden storage counts as empty.
    return fresh;
  }
}

function revive(sex: Sex, stored: Partial<Draft>, restricted: Restricted): Draft {
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

/** Keeps a draft on this device, for this person. Never throws. */
export function saveDraft(storage: DraftStorage, sex: Sex, owner: string, kept: KeptDraft): void {
  try {
    storage.setItem(keyOf(sex), JSON.stringify({ version: VERSION, owner, ...kept }));
  } catch {
    // A full or forbidden storage costs the draft at a reload, nothing before.
  }
}

/** Forgets the draft: it became a character, or its owner starts over. */
export function dropDraft(storage: DraftStorage, sex: Sex): void {
  try {
    storage.removeItem(keyOf(sex));
  } catch {
    // Nothing was kept either.
  }
}

/** The key for sending `body`: the one of the same body sent before, else a new one. */
export function sentWith(kept: KeptDraft, body: string): { key: string; body: string } {
  if (kept.sent?.body === body) return kept.sent;
  return { key: createKey(), body };
}
