const DAY = 86_400_000;

/** How long a suspension lasts. */
export const SUSPENSION_DAYS = 7;

export const STRIKE_STEPS = ['warning', 'suspension', 'termination'] as const;
export type StrikeStep = (typeof STRIKE_STEPS)[number];

/** The step that follows `standing` strikes: a warning, a suspension, then the end; `minors` skips the warning. */
export function nextStep(standing: number, isMinors: boolean): StrikeStep {
  if (standing >= 2) return 'termination';
  return standing === 1 || isMinors ? 'suspension' : 'warning';
}

/** The end of the suspension that begins at `now`; null for a step that has none. */
export const suspensionEnd = (step: StrikeStep, now: Date): Date | null =>
  step === 'suspension' ? new Date(now.getTime() + SUSPENSION_DAYS * DAY) : null;

export const strikeExpiry = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY);

export const APPEAL_STATUSES = ['open', 'granted', 'declined'] as const;

/** Longest appeal, and longest answer to one, in UTF-16 units. */
export const APPEAL_LENGTH = 2000;
