import type { Category, Surface } from './categories.ts';
import { checkText } from './check-text.ts';
import { extractOwnWords } from './own-words.ts';

/** Surfaces with text that users write themselves, not imported, cloned or generated content. */
const OWN_SURFACES: ReadonlySet<Surface> = new Set([
  'chat_input',
  'character',
  'image_prompt',
  'profile_name',
]);

/**
 * Rules that are clear enough for a strike. All others only refuse: they rely on implications, match
 * words with harmless uses (a celebrity's name, lyrics, a costume), or concern people who need help. A
 * new rule does not lead to strikes until it is listed here.
 */
export const CLEAR_RULES: ReadonlySet<string> = new Set([
  'minors.age_stated',
  'minors.age_said',
  'minors.age_label',
  'minors.age_and_sex',
  'minors.under_eighteen',
  'minors.underage',
  'minors.not_old_enough',
  'minors.not_adult',
  'minors.youth_term',
  'real_person.deepfake',
  'illegal.drug_or_weapon_making',
  'illegal.dealing',
  'illegal.fraud',
  'illegal.trafficking',
  'illegal.bestiality',
  'hate.group_attack',
  'hate.group_degraded',
  'hate.group_hated',
  'violence.threat',
  'violence.attack',
  'privacy.stalking',
]);

/**
 * Returns the category of the strike for refused text, or null. A clear rule must refuse the user's own
 * plain words on their own. Earlier turns, other users' fields and models' verdicts do not count.
 */
export function findBlamedCategory(surface: Surface, own: readonly string[]): Category | null {
  if (!OWN_SURFACES.has(surface)) return null;
  const { outcome, categories, rule } = checkText({ surface, texts: own.map(extractOwnWords) });
  const isClear = outcome === 'block' && rule !== null && CLEAR_RULES.has(rule);
  return isClear ? (categories[0] ?? null) : null;
}
