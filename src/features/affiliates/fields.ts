import * as z from 'zod/mini';
import { atMost, filledIn } from '#shared/checks.ts';
import { MAX_PAYOUT_LENGTH, PAYOUT_METHODS, readAccount } from './rules.ts';

/** What is wrong with a field of the payout details. */
export const PAYOUT_PROBLEMS = {
  noName: 'Enter the account holder’s name.',
  noAccount: {
    bank: 'Enter the full IBAN, for example DE02 1203 0000 0000 2020 51.',
    crypto: 'Enter the full wallet address.',
  },
  wrongAccount: {
    bank: 'This is not a valid IBAN. Compare it with your bank statement.',
    crypto: 'This is not a valid wallet address. It has 20 to 120 characters and no spaces.',
  },
} as const;

/** Validation of each text; the contract uses the same. */
export const PAYOUT_CHECKS = {
  name: filledIn(PAYOUT_PROBLEMS.noName, MAX_PAYOUT_LENGTH),
  account: [z.trim(), atMost(MAX_PAYOUT_LENGTH)],
} as const;

/** An account must be one of its method. */
export const accountOfMethod = () =>
  z.superRefine<{ method: 'bank' | 'crypto'; account: string }>(({ method, account }, issues) => {
    if (readAccount(method, account) !== null) return;
    const sentences = account ? PAYOUT_PROBLEMS.wrongAccount : PAYOUT_PROBLEMS.noAccount;
    issues.addIssue({ code: 'custom', path: ['account'], message: sentences[method] });
  });

/** The payout details as they are filled in. */
export const PayoutFields = z
  .object({
    method: z.enum(PAYOUT_METHODS),
    name: z.string().check(...PAYOUT_CHECKS.name),
    account: z.string().check(...PAYOUT_CHECKS.account),
  })
  .check(accountOfMethod());
