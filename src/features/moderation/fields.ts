import * as z from 'zod/mini';
import { atMost, filledIn, withoutNul } from '#shared/checks.ts';
import { DETAILS_LENGTH, REPORT_REASONS } from './report-rules.ts';
import { APPEAL_LENGTH } from './strike-rules.ts';

/** What is wrong with a field. */
export const FIELD_PROBLEMS = {
  reason: 'Choose what is wrong with it.',
  appeal: 'Say in a few words why this is wrong.',
} as const;

/** What the texts must be; none is refused for its words. The contract takes the same. */
export const TEXT_CHECKS = {
  appeal: [withoutNul(), ...filledIn(FIELD_PROBLEMS.appeal, APPEAL_LENGTH)],
  details: [withoutNul(), z.trim(), atMost(DETAILS_LENGTH)],
} as const;

/** An appeal as it is written. */
export const AppealFields = z.object({ message: z.string().check(...TEXT_CHECKS.appeal) });

/** A report as it is filled in. */
export const ReportFields = z.object({
  reason: z.enum(REPORT_REASONS, FIELD_PROBLEMS.reason),
  details: z.string().check(...TEXT_CHECKS.details),
});
