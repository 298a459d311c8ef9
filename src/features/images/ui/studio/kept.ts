import { IMAGE_COUNTS } from '#features/billing/catalog.ts';
import type { GenerateImage } from '../../contract.ts';
import { ASPECTS, PROMPT_LENGTH, type Aspect } from '../../rules.ts';

export type Count = GenerateImage['number_of_images'];

/** How pictures are asked for: kept in this browser. */
export interface Settings {
  count: Count;
  aspect: Aspect;
}

/** Where things are kept: the browser's storage, and any stand-in in a test. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const SETTINGS_KEY = 'image_settings';
const NOTICE_KEY = 'nsfw_notice';
const draftKey = (place: string) => `image_prompt:${place}`;
const DEFAULTS: Settings = { count: 1, aspect: 'portrait' };

function read(storage: Kept, key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return kept && typeof kept === 'object' ? (kept as Record<string, unknown>) : {};
  } catch {
    // Unreadable or forbidden storage counts as empty.
    return {};
  }
}

function write(storage: Kept, key: string, value: object | null): void {
  try {
    if (value) storage.setItem(key, JSON.stringify(value));
    else storage.removeItem(key);
  } catch {
    // A full or forbidden storage costs what was kept, nothing else.
  }
}

export function loadSettings(storage: Kept): Settings {
  const { count, aspect } = read(storage, SETTINGS_KEY) as Partial<Settings>;
  return {
    count: IMAGE_COUNTS.find((each) => each === count) ?? DEFAULTS.count,
    aspect: ASPECTS.find((each) => each === aspect) ?? DEFAULTS.aspect,
  };
}

export const saveSettings = (storage: Kept, settings: Settings): void =>
  write(storage, SETTINGS_KEY, settings);

/** The prompt that `owner` was writing at `place` in this tab, or ''. */
export function loadPrompt(storage: Kept, owner: string, place: string): string {
  const kept = read(storage, draftKey(place));
  if (kept['owner'] !== owner || typeof kept['text'] !== 'string') return '';
  return kept['text'].slice(0, PROMPT_LENGTH);
}

/** Keeps a prompt for this tab, also through a sign-in; a blank one is forgotten. */
export const savePrompt = (storage: Kept, owner: string, place: string, text: string): void =>
  write(storage, draftKey(place), text.trim() ? { owner, text } : null);

/** Whether `owner` said yes to the notice about NSFW pictures in this browser. */
export const hasAgreed = (storage: Kept, owner: string): boolean =>
  read(storage, NOTICE_KEY)['owner'] === owner;

/** Keeps that yes, or with null takes it back. */
export const keepAgreement = (storage: Kept, owner: string | null): void =>
  write(storage, NOTICE_KEY, owner === null ? null : { owner });
