import type { Category, Surface } from './categories.ts';
import { checkText } from './check-text.ts';
import { ownPlainWords } from './own-words.ts';

/** Where people write in words of their own; what is imported, cloned or made by an engine is not. */
const OWN_SURFACES: ReadonlySet<Surface> = new Set([
  'chat_input',
  'character',
  'image_prompt',
  'profile_name',
]);

/**
 * Rules that say what was done beyond doubt. All others refuse and blame nobody: they read between
 * the lines, are set off by a single word that has harmless uses (a celebrity's name, a line of a
 * song, a costume), or concern people who need help. A new rule blames nobody until it is named here.
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
 * Whether refused words are a strike against their writer, and for which category: only when what
 * they wrote themselves, in plain words, is refused by a clear rule on its own. The turns before,
 * fields that others wrote and the verdicts of models do not count.
 */
export function findBlamedCategory(surface: Surface, own: readonly string[]): Category | null {
  if (!OWN_SURFACES.has(surface)) return null;
  const { outcome, categories, rule } = checkText({ surface, texts: own.map(ownPlainWords) });
  const isClear = outcome === 'block' && rule !== null && CLEAR_RULES.has(rule);
  return isClear ? (categories[0] ?? null) : null;
}
