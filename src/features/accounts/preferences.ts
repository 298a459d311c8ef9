import type { ChangePreferences, Preferences } from './contract.ts';

const DEFAULTS: Preferences = {
  blur: true,
  proactive: false,
  quiet_hours: null,
  time_zone: null,
  memory_notes: true,
  notifications: { reminders: true, first_messages: true, pictures: true, words: false },
};

/** Returns a user's preferences with defaults filled in. Blur is always on without Premium. */
export function resolvePreferences(user: {
  preferences: ChangePreferences;
  plan: 'free' | 'premium';
}): Preferences {
  const chosen = mergePreferences(DEFAULTS, user.preferences);
  return { ...chosen, blur: chosen.blur || user.plan === 'free' };
}

/** Merges `change` into `stored`. Quiet hours without a zone are in the user's time zone. */
export function mergePreferences<T extends ChangePreferences>(
  stored: T,
  change: ChangePreferences,
): T {
  const notifications = { ...stored.notifications, ...change.notifications };
  const merged = { ...stored, ...change, notifications };
  const { quiet_hours, time_zone } = merged;
  return quiet_hours
    ? { ...merged, quiet_hours: { zone: time_zone ?? 'UTC', ...quiet_hours } }
    : merged;
}
