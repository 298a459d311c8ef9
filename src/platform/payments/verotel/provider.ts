import { DEFAULT_RETRY, type RetryPolicy } from '../../models/retry-policy.ts';
import { encodeFields, parseFields } from '../form-fields.ts';
import { formatMinor } from '../money.ts';
import { PaymentProviderError, WebhookRejected } from '../payment-error.ts';
import { acknowledgeAsText } from '../payment-event.ts';
import type {
  CheckoutOrder,
  PaymentProvider,
  ProviderReference,
  ProviderState,
  ProviderStatus,
} from '../port.ts';
import {
  createProviderHttp,
  DEFAULT_PROVIDER_TIMEOUTS,
  type ProviderTimeouts,
} from '../provider-http.ts';
import type { VerotelSettings } from '../settings.ts';
import { readPostback } from './postback.ts';
import { readSaleStatus } from './sale-status.ts';
import { signFields, verifyFields } from './signature.ts';

const VERSION = '4';
const CURRENCIES = new Set('USD EUR GBP AUD CAD CHF DKK NOK SEK'.split(' '));
/** Statuses after which nothing is charged again. */
const ENDED_STATUSES = new Set<ProviderStatus>([
  'cancelled',
  'expired',
  'settled',
  'failed',
  'reversed',
]);
const LONGEST_TEXT = 100;
const MAX_URL_LENGTH = 255;

/** Verotel FlexPay v4: recurring cards, and iDEAL or EU direct debit for a single period. */
export function createVerotelProvider(
  settings: VerotelSettings,
  retry: RetryPolicy = DEFAULT_RETRY,
  timeouts: ProviderTimeouts = DEFAULT_PROVIDER_TIMEOUTS,
): PaymentProvider {
  const http = createProviderHttp('Verotel', retry, timeouts);

  /** @param unsigned fields that FlexPay leaves out of the signature */
  function signedUrl(
    path: string,
    fields: Record<string, string>,
    unsigned: Record<string, string> = {},
  ): string {
    const signed = { ...fields, shopID: settings.shopId, version: VERSION };
    const present = Object.entries(signed).filter(([, value]) => value !== '');
    const all = [
      ...present.sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
      ['signature', signFields(settings.signatureKey, present)] as const,
      ...Object.entries(unsigned),
    ];
    return `${settings.baseUrl}${path}?${encodeFields(all)}`;
  }

  async function send(url: string) {
    const answer = await http.send(url, { idempotent: true });
    if (answer.status === 401 || answer.status === 403)
      throw new PaymentProviderError(
        'provider_unauthorized',
        `Verotel does not accept PAYMENT_VEROTEL_SHOP_ID or PAYMENT_VEROTEL_SIGNATURE_KEY (${answer.status}).`,
        { status: answer.status },
      );
    if (answer.status !== 200)
      throw new PaymentProviderError(
        'provider_refused',
        `Verotel refused the request (${answer.status}).`,
        { status: answer.status },
      );
    return answer;
  }

  async function fetchState(reference: ProviderReference): Promise<ProviderState> {
    const { providerReference, orderReference } = reference;
    // Verotel accepts exactly one of the two.
    const key: Record<string, string> = providerReference
      ? { saleID: providerReference }
      : { referenceID: orderReference };
    return readSaleStatus((await send(signedUrl('/salestatus', key))).text);
  }

  return {
    name: 'verotel',
    capabilities: {
      methods: ['card', 'bank'],
      recurringMethods: ['card'],
      refundApi: false,
      cancelApi: true,
      sandbox: false,
    },
    async createCheckout(order) {
      assertSupported(order);
      const isSubscription = order.kind === 'subscription';
      const text = order.description;
      const fields = {
        type: order.kind,
        priceAmount: formatMinor(order.amountMinor, order.currency),
        priceCurrency: order.currency,
        paymentMethod: order.method === 'card' ? 'CC' : settings.bankMethod,
        referenceID: order.reference,
        successURL: order.successUrl,
        declineURL: order.declineUrl,
        ...(isSubscription
          ? {
              name: text,
              subscriptionType: order.recurs ? 'recurring' : 'one-time',
              period: toPeriod(order.periodMonths!),
            }
          : { description: text }),
      };
      return {
        redirectUrl: signedUrl('/startorder', fields, order.email ? { email: order.email } : {}),
      };
    },
    async verifyAndParse({ method, rawQuery }) {
      if (method !== 'GET') throw new WebhookRejected('wrong_method');
      const fields = parseFields(rawQuery);
      verifyFields(settings.signatureKey, fields);
      if (fields.get('shopID') !== settings.shopId) throw new WebhookRejected('wrong_account');
      return [readPostback(fields)];
    },
    acknowledge: acknowledgeAsText,
    async cancel(subscription) {
      const before = await fetchState(subscription);
      if (before.status === 'absent') return { outcome: 'absent' };
      if (ENDED_STATUSES.has(before.status)) return { outcome: 'already' };
      const sale = subscription.providerReference ?? before.providerReference;
      if (!sale)
        throw new PaymentProviderError('provider_bad_response', 'Verotel does not name the sale.');
      const url = signedUrl('/cancel-subscription', { saleID: sale });
      const answer = await send(url);
      // The response text is not documented, so the status confirms the cancellation.
      const after = await fetchState({ ...subscription, providerReference: sale });
      if (ENDED_STATUSES.has(after.status)) return { outcome: 'cancelled' };
      if (answer.type === 'text/html') return { outcome: 'at_provider', url };
      throw new PaymentProviderError(
        'provider_refused',
        'Verotel did not cancel the subscription.',
      );
    },
    fetchState,
    close: () => http.close(),
  };
}

/** ISO 8601 period; whole years use years: 12 is P1Y. */
const toPeriod = (months: number): string =>
  months % 12 === 0 ? `P${months / 12}Y` : `P${months}M`;

function assertSupported(order: CheckoutOrder): void {
  if (order.method === 'crypto') throw new RangeError('Verotel does not accept crypto here.');
  if (order.recurs && order.method !== 'card') throw new RangeError('Verotel renews only by card.');
  if (!CURRENCIES.has(order.currency))
    throw new RangeError(`Verotel does not charge in ${order.currency}.`);
  if (order.kind === 'subscription' && !(Number(order.periodMonths) > 0))
    throw new RangeError('A subscription needs a period.');
  if (order.description.length > LONGEST_TEXT || order.description === '')
    throw new RangeError(`A description has 1 to ${LONGEST_TEXT} characters.`);
  if ([order.successUrl, order.declineUrl].some((url) => url.length > MAX_URL_LENGTH))
    throw new RangeError(`Return URLs have at most ${MAX_URL_LENGTH} characters.`);
}
