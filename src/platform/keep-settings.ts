import { z } from 'zod';

const whole = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);

/**
 * How long temporary rows are kept. A maximum is what the privacy policy promises, or what the
 * product needs.
 */
export const keepSettings = {
  KEEP_JOBS_HOURS: whole(12, 1, 20),
  KEEP_REQUEST_KEYS_HOURS: whole(24, 1, 720),
  KEEP_SESSIONS_DAYS: whole(30, 0, 30),
  KEEP_AGE_NOTICES_DAYS: whole(365, 1, 365),
  KEEP_EXPORTS_DAYS: whole(90, 1, 3650),
  KEEP_USAGE_DAYS: whole(90, 2, 3650),
  KEEP_MAILS_DAYS: whole(90, 2, 90),
  KEEP_IMAGE_JOBS_DAYS: whole(7, 1, 365),
  KEEP_REFUSALS_DAYS: whole(730, 1, 730),
  KEEP_CASES_DAYS: whole(1095, 90, 36_500),
  KEEP_CONTACTS_MONTHS: whole(24, 1, 24),
  KEEP_SPAM_MONTHS: whole(3, 1, 3),
  KEEP_APPLICATIONS_MONTHS: whole(12, 1, 12),
};

type KeepEnvironment = { [Name in keyof typeof keepSettings]: number };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** In milliseconds, or in months where the policy counts in months. */
export const shapeKeep = (env: KeepEnvironment) => ({
  jobsMs: env.KEEP_JOBS_HOURS * HOUR_MS,
  requestKeysMs: env.KEEP_REQUEST_KEYS_HOURS * HOUR_MS,
  sessionsMs: env.KEEP_SESSIONS_DAYS * DAY_MS,
  ageNoticesMs: env.KEEP_AGE_NOTICES_DAYS * DAY_MS,
  exportsMs: env.KEEP_EXPORTS_DAYS * DAY_MS,
  usageMs: env.KEEP_USAGE_DAYS * DAY_MS,
  mailsMs: env.KEEP_MAILS_DAYS * DAY_MS,
  imageJobsMs: env.KEEP_IMAGE_JOBS_DAYS * DAY_MS,
  refusalsMs: env.KEEP_REFUSALS_DAYS * DAY_MS,
  casesMs: env.KEEP_CASES_DAYS * DAY_MS,
  contactsMonths: env.KEEP_CONTACTS_MONTHS,
  spamMonths: env.KEEP_SPAM_MONTHS,
  applicationsMonths: env.KEEP_APPLICATIONS_MONTHS,
});
