import { createHash } from 'node:crypto';

/** What is stored of an Idempotency-Key: it counts for one form and one e-mail address only. */
export function requestKey(form: string, email: string, key: string | undefined): string | null {
  if (key === undefined) return null;
  const text = [form, email.toLowerCase(), key].join('\n');
  return createHash('sha256').update(text).digest('hex');
}
