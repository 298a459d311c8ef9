import { DEFAULT_RETRY, type RetryPolicy } from '../../models/retry-policy.ts';
import { formatMinor } from '../money.ts';
import { PaymentProviderError } from '../payment-error.ts';
import { acknowledgeAsText } from '../payment-event.ts';
import { bareState, type CheckoutOrder, type PaymentEvent, type PaymentProvider } from '../port.ts';
import {
  createProviderHttp,
  DEFAULT_PROVIDER_TIMEOUTS,
  type ProviderTimeouts,
} from '../provider-http.ts';
import type { BtcpaySettings } from '../settings.ts';
import { createGreenfield, type Greenfield } from './greenfield.ts';
import { anomalyOf, orderOf, priceOf, toState, type Invoice } from './invoice.ts';
import { readPayload, verifyPayload } from './webhook.ts';

/** A self-hosted BTCPay Server. Crypto cannot be charged again, so every order is paid once. */
export function createBtcpayProvider(
  settings: BtcpaySettings,
  retry: RetryPolicy = DEFAULT_RETRY,
  timeouts: ProviderTimeouts = DEFAULT_PROVIDER_TIMEOUTS,
): PaymentProvider {
  const http = createProviderHttp('BTCPay Server', retry, timeouts);
  const greenfield = createGreenfield(settings, http);

  return {
    name: 'btcpay',
    capabilities: {
      methods: ['crypto'],
      recurringMethods: [],
      refundApi: false,
      cancelApi: false,
      sandbox: false,
    },
    async createCheckout(order) {
      assertSupported(order);
      const invoice = await createOnce(greenfield, order);
      if (!invoice.checkoutLink)
        throw new PaymentProviderError(
          'provider_bad_response',
          'BTCPay Server created an invoice without a payment page.',
        );
      return { redirectUrl: invoice.checkoutLink, providerReference: invoice.id };
    },
    async verifyAndParse(delivery) {
      const event = readPayload(verifyPayload(settings, delivery));
      if (event.type !== 'invoice_settled') return [event];
      const invoice = await greenfield.find(event.providerReference);
      if (!invoice)
        throw new PaymentProviderError(
          'provider_refused',
          'BTCPay Server does not know the invoice that it calls settled.',
        );
      return [settle(event, invoice)];
    },
    acknowledge: acknowledgeAsText,
    async cancel() {
      throw new PaymentProviderError('provider_cannot', 'BTCPay Server has no recurring payments.');
    },
    async fetchState({ providerReference, orderReference }) {
      const invoices = providerReference
        ? [await greenfield.find(providerReference)]
        : await greenfield.findByOrder(orderReference);
      // An order's first invoice may have expired before a second one was paid.
      const invoice = invoices.find((one) => one?.status === 'Settled') ?? invoices[0];
      return invoice ? toState(invoice) : bareState('absent', 'absent');
    },
    close: () => http.close(),
  };
}

/** Uses the invoice's current state at the server instead of the delivery's content. */
function settle(event: PaymentEvent, invoice: Invoice): PaymentEvent {
  const price = priceOf(invoice);
  if (!price)
    throw new PaymentProviderError(
      'provider_bad_response',
      'BTCPay Server reported an amount that cannot be represented exactly.',
    );
  const common = { ...event, orderReference: orderOf(invoice), anomaly: anomalyOf(invoice) };
  if (invoice.status === 'Settled')
    return { ...common, transactionReference: invoice.id, ...price };
  const isOver = invoice.status === 'Invalid' || invoice.status === 'Expired';
  return { ...common, type: isOver ? 'payment_failed' : 'payment_pending' };
}

/**
 * Creates one invoice for an order. When the response is lost, looks for an invoice that may have been created,
 * since two open ones could both be paid.
 */
async function createOnce(greenfield: Greenfield, order: CheckoutOrder): Promise<Invoice> {
  try {
    return await greenfield.create({
      amount: formatMinor(order.amountMinor, order.currency),
      currency: order.currency,
      metadata: { orderId: order.reference, itemDesc: order.description },
      checkout: { redirectURL: order.successUrl, redirectAutomatically: true },
    });
  } catch (error) {
    const isOutcomeUnknown =
      error instanceof PaymentProviderError &&
      (error.code === 'provider_cut_off' || error.code === 'provider_timeout');
    if (!isOutcomeUnknown) throw error;
    const found = await greenfield.findByOrder(order.reference).catch(() => []);
    const open = found.find((invoice) => invoice.status === 'New' && matchesPrice(invoice, order));
    if (!open) throw error;
    return open;
  }
}

function matchesPrice(invoice: Invoice, order: CheckoutOrder): boolean {
  const price = priceOf(invoice);
  return price?.amountMinor === order.amountMinor && price.currency === order.currency;
}

function assertSupported(order: CheckoutOrder): void {
  if (order.method !== 'crypto') throw new RangeError('BTCPay Server only accepts crypto.');
  if (order.recurs)
    throw new RangeError('Crypto cannot be charged automatically: it buys one period.');
}
