import { isInRanges } from '../../ip-ranges.ts';
import { parseFields } from '../form-fields.ts';
import { WebhookRejected } from '../payment-error.ts';
import { isSameText, md5Hex } from '../payment-event.ts';
import type { WebhookDelivery } from '../port.ts';
import type { CcbillSettings } from '../settings.ts';

const MAX_BYTES = 64_000;

export interface CcbillWebhook {
  eventType: string;
  fields: ReadonlyMap<string, string>;
}

/**
 * CCBill signs only sales. Other webhooks are verified by a secret in the URL, the caller's address and the account.
 * @throws WebhookRejected
 */
export function verifyWebhook(settings: CcbillSettings, delivery: WebhookDelivery): CcbillWebhook {
  if (delivery.method !== 'POST') throw new WebhookRejected('wrong_method');
  if (!isSameText(delivery.pathTail, settings.webhookSecret))
    throw new WebhookRejected('bad_secret');
  if (!isInRanges(delivery.ip, settings.addresses)) throw new WebhookRejected('bad_source');
  if (delivery.rawBody.length > MAX_BYTES) throw new WebhookRejected('too_large');
  const query = parseFields(delivery.rawQuery);
  const fields = readBody(delivery);
  const eventType = query.get('eventType') ?? fields.get('eventType');
  if (!eventType) throw new WebhookRejected('malformed');
  assertAccount(settings, query, false);
  assertAccount(settings, fields, true);
  if (fields.has('eventType') && fields.get('eventType') !== eventType)
    throw new WebhookRejected('malformed');
  if (eventType === 'NewSaleSuccess') assertSale(settings.salt, fields);
  return { eventType, fields };
}

/** Reads JSON or a form, depending on the webhook's settings at CCBill; all values become text. */
function readBody({ rawBody, headers }: WebhookDelivery): ReadonlyMap<string, string> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(rawBody);
  } catch {
    throw new WebhookRejected('malformed');
  }
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' ? readJson(text) : parseFields(text);
}

function readJson(text: string): ReadonlyMap<string, string> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new WebhookRejected('malformed');
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new WebhookRejected('malformed');
  return new Map(
    Object.entries(json).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)]]
        : [],
    ),
  );
}

function assertAccount(
  settings: CcbillSettings,
  fields: ReadonlyMap<string, string>,
  isRequired: boolean,
): void {
  const account = fields.get('clientAccnum');
  const subaccount = fields.get('clientSubacc');
  if (!isRequired && account === undefined && subaccount === undefined) return;
  if (account !== settings.account || subaccount?.padStart(4, '0') !== settings.subaccount)
    throw new WebhookRejected('wrong_account');
}

/** Verifies CCBill's digest that this subscription was approved at our price. */
function assertSale(salt: string, fields: ReadonlyMap<string, string>): void {
  const given = fields.get('dynamicPricingValidationDigest');
  if (!given) throw new WebhookRejected('unsigned');
  const expected = md5Hex(`${fields.get('subscriptionId') ?? ''}1${salt}`);
  if (!isSameText(given.toLowerCase(), expected)) throw new WebhookRejected('bad_signature');
}
