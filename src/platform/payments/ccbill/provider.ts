import { DEFAULT_RETRY, type RetryPolicy } from '../../models/retry-policy.ts';
import { formatMinor } from '../money.ts';
import { PaymentProviderError } from '../payment-error.ts';
import { acknowledgeAsText, endOfDay, parseDay } from '../payment-event.ts';
import {
  bareState,
  type PaymentProvider,
  type ProviderReference,
  type ProviderState,
  type ProviderStatus,
} from '../port.ts';
import {
  createProviderHttp,
  DEFAULT_PROVIDER_TIMEOUTS,
  type ProviderTimeouts,
} from '../provider-http.ts';
import type { CcbillSettings } from '../settings.ts';
import { callDataLink, type DataLinkAnswer } from './data-link.ts';
import { readEvent } from './event.ts';
import { buildFormUrl } from './form-url.ts';
import { verifyWebhook } from './webhook.ts';

const DONE = 1;
const UNKNOWN_SUBSCRIPTION = new Set([-2, -3, -4]);

/** CCBill FlexForms with dynamic prices: recurring card payments. */
export function createCcbillProvider(
  settings: CcbillSettings,
  retry: RetryPolicy = DEFAULT_RETRY,
  timeouts: ProviderTimeouts = DEFAULT_PROVIDER_TIMEOUTS,
): PaymentProvider {
  const http = createProviderHttp('CCBill', retry, timeouts);

  async function fetchState(reference: ProviderReference): Promise<ProviderState> {
    const subscriptionId = reference.providerReference;
    // DataLink does not know our references, so an order without a subscription cannot be looked up.
    if (!subscriptionId) return bareState('unknown', 'no subscription');
    const answer = await callDataLink(http, settings, 'viewSubscriptionStatus', { subscriptionId });
    if ('fields' in answer) return readSubscription(subscriptionId, answer.fields);
    if (UNKNOWN_SUBSCRIPTION.has(answer.code)) return bareState('absent', String(answer.code));
    throw refusal(answer, 'tell about the subscription');
  }

  return {
    name: 'ccbill',
    capabilities: {
      methods: ['card'],
      recurringMethods: ['card'],
      refundApi: true,
      refundEndsSale: true,
      cancelApi: true,
      sandbox: false,
    },
    async createCheckout(order) {
      return { redirectUrl: buildFormUrl(settings, order) };
    },
    async verifyAndParse(delivery) {
      return [readEvent(verifyWebhook(settings, delivery))];
    },
    acknowledge: acknowledgeAsText,
    async cancel(subscription) {
      const state = await fetchState(subscription);
      if (state.status === 'absent') return { outcome: 'absent' };
      if (state.status !== 'active' && state.status !== 'unknown') return { outcome: 'already' };
      if (!subscription.providerReference)
        throw new PaymentProviderError('provider_cannot', 'CCBill has not named the subscription.');
      const answer = await callDataLink(http, settings, 'cancelSubscription', {
        subscriptionId: subscription.providerReference,
      });
      if ('code' in answer && answer.code === DONE) return { outcome: 'cancelled' };
      if ('code' in answer && UNKNOWN_SUBSCRIPTION.has(answer.code)) return { outcome: 'absent' };
      throw refusal(answer, 'cancel the subscription');
    },
    fetchState,
    async refund({ providerReference, amountMinor, currency }) {
      if (!providerReference)
        throw new PaymentProviderError('provider_cannot', 'CCBill has not named the subscription.');
      const answer = await callDataLink(http, settings, 'refundTransaction', {
        subscriptionId: providerReference,
        // Defaults to the amount of the first payment.
        amount: formatMinor(amountMinor, currency),
      });
      if (!('code' in answer) || answer.code !== DONE) throw refusal(answer, 'refund the payment');
    },
    close: () => http.close(),
  };
}

const refusal = (answer: DataLinkAnswer, what: string): PaymentProviderError =>
  new PaymentProviderError(
    'provider_refused',
    `CCBill did not ${what} (${'code' in answer ? answer.code : 'no result'}).`,
  );

/** Accepts `20260331` and `2026-03-31 …`. */
const readDate = (value: string | undefined): Date | undefined =>
  parseDay(value?.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3').slice(0, 10));

function readSubscription(
  subscriptionId: string,
  fields: ReadonlyMap<string, string>,
): ProviderState {
  const code = fields.get('subscriptionStatus') ?? '';
  const recurs = fields.get('recurringSubscription') === '1';
  const expires = readDate(fields.get('expirationDate'));
  return {
    ...bareState(readStatus(code, recurs, fields), code),
    providerReference: subscriptionId,
    nextChargeAt: code === '2' && recurs ? (expires ?? null) : null,
    paidThrough: endOfDay(expires),
  };
}

/** Codes: 0 expired, 1 canceled and not yet expired, 2 active. */
function readStatus(
  code: string,
  recurs: boolean,
  fields: ReadonlyMap<string, string>,
): ProviderStatus {
  if (Number(fields.get('chargebacksIssued') ?? 0) > 0) return 'reversed';
  if (code === '2') return recurs ? 'active' : 'settled';
  if (code === '1') return 'cancelled';
  return code === '0' ? 'expired' : 'unknown';
}
