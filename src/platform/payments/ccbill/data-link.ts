import { encodeFields } from '../form-fields.ts';
import { PaymentProviderError } from '../payment-error.ts';
import type { ProviderHttp } from '../provider-http.ts';
import type { CcbillSettings } from '../settings.ts';

type Action = 'cancelSubscription' | 'viewSubscriptionStatus' | 'refundTransaction';

/** A DataLink response: a code, or the fields of a subscription. */
export type DataLinkAnswer = { code: number } | { fields: ReadonlyMap<string, string> };

const ACCOUNT_REFUSED = 'CCBill does not accept the DataLink account';
const ERROR_MESSAGES: Readonly<Record<number, string>> = {
  [-1]: `${ACCOUNT_REFUSED}: check PAYMENT_CCBILL_DATALINK_USER and PAYMENT_CCBILL_DATALINK_PASSWORD.`,
  [-8]: `${ACCOUNT_REFUSED} from this IP address: ask CCBill's support to allow it.`,
  [-9]: `${ACCOUNT_REFUSED} for this: ask CCBill's support.`,
  [-10]: `${ACCOUNT_REFUSED}: DataLink must be set up at CCBill first.`,
  [-12]: `${ACCOUNT_REFUSED}: too many failed sign-ins. Try again after an hour.`,
};
const INTERNAL_ERROR = -7;

/**
 * Calls CCBill's subscription management. The URL contains the user name and password, so no error or log includes it.
 * @throws PaymentProviderError
 */
export async function callDataLink(
  http: ProviderHttp,
  settings: CcbillSettings,
  action: Action,
  subject: { subscriptionId: string; amount?: string },
): Promise<DataLinkAnswer> {
  const query = encodeFields([
    ['clientAccnum', settings.account],
    ['clientSubacc', settings.subaccount],
    ['usingSubacc', settings.subaccount],
    ['username', settings.dataLinkUser],
    ['password', settings.dataLinkPassword],
    ['action', action],
    ...(Object.entries(subject) as [string, string][]),
    ['returnXML', '1'],
  ]);
  const url = `${settings.dataLinkUrl}/utils/subscriptionManagement.cgi?${query}`;
  // A repeated refund may pay the buyer twice.
  const answer = await http.send(url, { idempotent: action !== 'refundTransaction' });
  if (answer.status !== 200)
    throw new PaymentProviderError(
      answer.status === 401 || answer.status === 403 ? 'provider_unauthorized' : 'provider_refused',
      `CCBill's DataLink refused the request (${answer.status}).`,
      { status: answer.status },
    );
  const read = readDataLink(answer.text);
  if (read === undefined)
    throw new PaymentProviderError('provider_bad_response', 'CCBill sent an unreadable answer.');
  if ('code' in read && read.code === INTERNAL_ERROR)
    throw new PaymentProviderError('provider_cut_off', 'CCBill failed inside (-7).');
  if ('code' in read && ERROR_MESSAGES[read.code])
    throw new PaymentProviderError('provider_unauthorized', ERROR_MESSAGES[read.code]!);
  return read;
}

const CODE = /^-?\d{1,3}$/;

/** Reads both published formats: `<results>…</results>` and two lines of quoted values. */
export function readDataLink(text: string): DataLinkAnswer | undefined {
  const xml = /<results>([\s\S]*)<\/results>/.exec(text)?.[1]?.trim();
  if (xml !== undefined) {
    if (CODE.test(xml)) return { code: Number(xml) };
    const fields = new Map(
      [...xml.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name, value]) => [name!, value!.trim()]),
    );
    return fields.size > 0 ? { fields } : undefined;
  }
  const [names, values] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => [...line.matchAll(/"([^"]*)"/g)].map((match) => match[1]!));
  if (!names || !values || names.length === 0 || names.length !== values.length) return undefined;
  const fields = new Map(names.map((name, index) => [name, values[index]!]));
  const code = fields.get('results');
  if (code === undefined) return { fields };
  return CODE.test(code) ? { code: Number(code) } : undefined;
}
