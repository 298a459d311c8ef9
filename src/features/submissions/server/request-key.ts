import { createHash } from 'node:crypto';
import { AppError } from '#platform/errors.ts';

/** What is stored of an Idempotency-Key: it counts for one form and one e-mail address only. */
export function requestKey(form: string, email: string, key: string | undefined): string | null {
  if (key === undefined) return null;
  const text = [form, email.toLowerCase(), key].join('\n');
  return createHash('sha256').update(text).digest('hex');
}

/**
 * What an earlier request with the same key stored.
 * @throws AppError idempotency_mismatch if its content differed
 */
export function sameRequest<Row extends object>(earlier: Row, input: Partial<Row>): Row {
  const stored = new Map<string, unknown>(Object.entries(earlier));
  const differs = Object.entries(input).some(
    ([field, value]) => (stored.get(field) ?? null) !== (value ?? null),
  );
  if (differs) throw new AppError('idempotency_mismatch');
  return earlier;
}
