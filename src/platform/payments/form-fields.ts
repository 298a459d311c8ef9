import { WebhookRejected } from './payment-error.ts';

const MAX_LENGTH = 16_000;

/**
 * Parses `application/x-www-form-urlencoded` text; plus signs are spaces.
 * @throws WebhookRejected for a duplicate name, an invalid escape, invalid UTF-8 or too much text
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

/** Encodes like the providers' own clients (PHP's http_build_query): spaces become plus signs. */
export const encodeFields = (fields: Iterable<readonly [string, string]>): string =>
  new URLSearchParams([...fields].map(([name, value]) => [name, value])).toString();
