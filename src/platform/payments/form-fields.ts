import { WebhookRejected } from './payment-error.ts';

const MAX_LENGTH = 16_000;

/**
 * Names and values of `application/x-www-form-urlencoded` text, plus signs as spaces.
 * @throws WebhookRejected for a name that comes twice, a broken escape, bytes that are no UTF-8, too much of it
 */
export function parseFields(raw: string): Map<string, string> {
  if (raw.length > MAX_LENGTH) throw new WebhookRejected('too_large');
  const fields = new Map<string, string>();
  for (const pair of raw.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    if (fields.has(name)) throw new WebhookRejected('duplicate_key');
    fields.set(name, at < 0 ? '' : decode(pair.slice(at + 1)));
  }
  return fields;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new WebhookRejected('malformed');
  }
}

/** Encodes as the providers' own clients do (PHP's http_build_query): spaces as plus signs. */
export const encodeFields = (fields: Iterable<readonly [string, string]>): string =>
  new URLSearchParams([...fields].map(([name, value]) => [name, value])).toString();
