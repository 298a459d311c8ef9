import { IMAGE_COUNTS } from '#features/billing/catalog.ts';
import type { GenerateImage } from '../../contract.ts';
import { ASPECTS, PROMPT_LENGTH, type Aspect } from '../../rules.ts';

export type Count = GenerateImage['number_of_images'];

/** The picture settings, stored in this browser. */
export interface Settings {
  count: Count;
  aspect: Aspect;
}

/** The part of the browser's storage that is used here, so that tests can replace it. */
type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const SETTINGS_KEY = 'image_settings';
const NOTICE_KEY = 'nsfw_notice';
const draftKey = (place: string) => `image_prompt:${place}`;
const DEFAULTS: Settings = { count: 1, aspect: 'portrait' };

function read(storage: StorageArea, key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return stored && typeof stored === 'object' ? (stored as Record<string, unknown>) : {};
  } catch {
    // Unreadable or forbidden storage counts as empty.
    return {};
  }
}

function write(storage: StorageArea, key: string, value: object | null): void {
  try {
    if (value) storage.setItem(key, JSON.stringify(value));
    else storage.removeItem(key);
  } catch {
    // If storage is full or forbidden, only the stored value is lost.
  }
}

export function loadSettings(storage: StorageArea): Settings {
  const { count, aspect } = read(storage, SETTINGS_KEY) as Partial<Settings>;
  return {
    count: IMAGE_COUNTS.find((each) => each === count) ?? DEFAULTS.count,
    aspect: ASPECTS.find((each) => each === aspect) ?? DEFAULTS.aspect,
  };
}

export const saveSettings = (storage: StorageArea, settings: Settings): void =>
  write(storage, SETTINGS_KEY, settings);

/** The draft prompt of `owner` at `place` in this tab, or ''. */
export function loadPrompt(storage: StorageArea, owner: string, place: string): string {
  const stored = read(storage, draftKey(place));
  if (stored['owner'] !== owner || typeof stored['text'] !== 'string') return '';
  return stored['text'].slice(0, PROMPT_LENGTH);
}

/** Stores a prompt for this tab, so that it survives a sign-in; a blank one is deleted. */
export const savePrompt = (
  storage: StorageArea,
  owner: string,
  place: string,
  text: string,
): void => write(storage, draftKey(place), text.trim() ? { owner, text } : null);

/** True if `owner` has accepted the NSFW notice in this browser. */
export const hasAgreed = (storage: StorageArea, owner: string): boolean =>
  read(storage, NOTICE_KEY)['owner'] === owner;

/** Stores that acceptance; null deletes it. */
export const saveAgreement = (storage: StorageArea, owner: string | null): void =>
  write(storage, NOTICE_KEY, owner === null ? null : { owner });
