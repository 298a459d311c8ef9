import * as z from 'zod/mini';
import { atMost, filledIn, withoutNul } from '#shared/checks.ts';
import { DETAILS_LENGTH, REPORT_REASONS } from './report-rules.ts';
import { APPEAL_LENGTH } from './strike-rules.ts';

/** Messages for invalid fields. */
export const FIELD_PROBLEMS = {
  reason: 'Choose what is wrong with it.',
  appeal: 'Say in a few words why this is wrong.',
} as const;

/** Text validation, shared with the contract. The text rules do not apply. */
export const TEXT_CHECKS = {
  appeal: [withoutNul(), ...filledIn(FIELD_PROBLEMS.appeal, APPEAL_LENGTH)],
  details: [withoutNul(), z.trim(), atMost(DETAILS_LENGTH)],
} as const;

/** The appeal form. */
export const AppealFields = z.object({ message: z.string().check(...TEXT_CHECKS.appeal) });

/** The report form. */
export const ReportFields = z.object({
  reason: z.enum(REPORT_REASONS, FIELD_PROBLEMS.reason),
  details: z.string().check(...TEXT_CHECKS.details),
});
