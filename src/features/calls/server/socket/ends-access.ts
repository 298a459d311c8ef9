import type { AppError } from '#platform/errors.ts';

const ENDING = new Set(['suspension', 'termination']);

/** Whether a refusal came with a strike that suspends or closes the account. */
export function endsAccess({ extra }: AppError): boolean {
  const { strike } = extra;
  if (typeof strike !== 'object' || strike === null || !('step' in strike)) return false;
  return typeof strike.step === 'string' && ENDING.has(strike.step);
}
