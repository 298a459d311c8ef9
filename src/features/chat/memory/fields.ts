import * as z from 'zod/mini';
import { filledIn, withoutNul } from '#shared/checks.ts';
import { MAX_FACT_LENGTH, MAX_SUMMARY_LENGTH } from './limits.ts';

const MISSING = 'Write what should be remembered.';

/** Text validation of memories, shared with the contract. */
export const MEMORY_CHECKS = {
  fact: [withoutNul(), ...filledIn(MISSING, MAX_FACT_LENGTH)],
  summary: [withoutNul(), ...filledIn(MISSING, MAX_SUMMARY_LENGTH)],
} as const;

/** The text fields of a fact and of a summary. */
export const MEMORY_FIELDS = {
  fact: z.object({ content: z.string().check(...MEMORY_CHECKS.fact) }),
  summary: z.object({ content: z.string().check(...MEMORY_CHECKS.summary) }),
};
