import type { ChangePreferences, Preferences } from './contract.ts';

const DEFAULTS: Preferences = {
  blur: true,
  proactive: false,
  quiet_hours: null,
  notifications: { reminders: true },
};

/** What a person chose, over what holds for everybody. Without Premium the blur is always on. */
export function preferencesOf(user: {
  preferences: ChangePreferences;
  plan: 'free' | 'premium';
}): Preferences {
  const chosen = mergePreferences(DEFAULTS, user.preferences);
  return { ...chosen, blur: chosen.blur || user.plan === 'free' };
}

/** `stored` with what `change` names; all else stays. */
export function mergePreferences<T extends ChangePreferences>(
  stored: T,
  change: ChangePreferences,
): T {
  const notifications = { ...stored.notifications, ...change.notifications };
  return { ...stored, ...change, notifications };
}
