const DAY = 86_400_000;

/** How long a suspension lasts. */
export const SUSPENSION_DAYS = 7;

export const STRIKE_STEPS = ['warning', 'suspension', 'termination'] as const;
export type StrikeStep = (typeof STRIKE_STEPS)[number];

/** Returns the next step after `active` strikes. Offenses about minors skip the warning. */
export function chooseNextStep(active: number, isMinors: boolean): StrikeStep {
  if (active >= 2) return 'termination';
  return active === 1 || isMinors ? 'suspension' : 'warning';
}

/** Returns the end of a suspension that starts now. Null for other steps. */
export const suspensionEnd = (step: StrikeStep, now: Date): Date | null =>
  step === 'suspension' ? new Date(now.getTime() + SUSPENSION_DAYS * DAY) : null;

export const computeStrikeExpiry = (now: Date, days: number): Date =>
  new Date(now.getTime() + days * DAY);

export const APPEAL_STATUSES = ['open', 'granted', 'declined'] as const;

/** Longest appeal and longest answer, in UTF-16 units. */
export const APPEAL_LENGTH = 2000;
