import type { ChangePreferences, Preferences } from './contract.ts';

const DEFAULTS: Preferences = {
  blur: true,
  proactive: false,
  quiet_hours: null,
  memory_notes: true,
  notifications: { reminders: true },
};

/** Returns a user's preferences with defaults filled in. Blur is always on without Premium. */
export function resolvePreferences(user: {
  preferences: ChangePreferences;
  plan: 'free' | 'premium';
}): Preferences {
  const chosen = mergePreferences(DEFAULTS, user.preferences);
  return { ...chosen, blur: chosen.blur || user.plan === 'free' };
}

/** Merges `change` into `stored`. */
export function mergePreferences<T extends ChangePreferences>(
  stored: T,
  change: ChangePreferences,
): T {
  const notifications = { ...stored.notifications, ...change.notifications };
  return { ...stored, ...change, notifications };
}
