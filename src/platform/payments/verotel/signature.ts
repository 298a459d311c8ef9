import { WebhookRejected } from '../payment-error.ts';
import { isSameText, sha256Hex } from '../payment-event.ts';

/** In the colon-joined text such a value looks like another field: both have the same digest. */
const LOOKS_LIKE_A_FIELD = /:[A-Za-z][A-Za-z0-9_]*=/;
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

type Fields = Iterable<readonly [string, string]>;

const digest = (secret: string, fields: readonly (readonly [string, string])[]): string =>
  sha256Hex(
    [
      secret,
      ...[...fields]
        .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
        .map(([name, value]) => `${name}=${value}`),
    ].join(':'),
  );

/** FlexPay's signature: lower-case hex SHA-256 over the secret and the non-empty `name=value` pairs, sorted by name. */
export const signFields = (secret: string, fields: Fields): string =>
  digest(
    secret,
    [...fields].filter(([, value]) => value !== ''),
  );

/**
 * Verifies a postback's `signature` over all its other fields. Empty fields may be left out, as in a request, or
 * signed as `name=`, as in Verotel's own client.
 * @throws WebhookRejected
 */
export function verifyFields(secret: string, fields: ReadonlyMap<string, string>): void {
  const given = fields.get('signature')?.toLowerCase();
  if (!given) throw new WebhookRejected('unsigned');
  if (/^[0-9a-f]{40}$/.test(given)) throw new WebhookRejected('weak_signature');
  const signed = [...fields].filter(([name]) => name !== 'signature');
  for (const [name, value] of signed)
    if (!FIELD_NAME.test(name) || LOOKS_LIKE_A_FIELD.test(value))
      throw new WebhookRejected('malformed');
  const matches = [digest(secret, signed), signFields(secret, signed)].map((expected) =>
    isSameText(given, expected),
  );
  if (!matches.includes(true)) throw new WebhookRejected('bad_signature');
}
