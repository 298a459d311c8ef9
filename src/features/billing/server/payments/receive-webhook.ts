import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { PaymentProviderError, WebhookRejected } from '#platform/payments/payment-error.ts';
import type {
  Acknowledgment,
  PaymentEvent,
  WebhookDelivery,
  WebhookResult,
} from '#platform/payments/port.ts';
import { storeEvents } from './store-events.ts';

/**
 * Verifies a provider's webhook, stores its events with their jobs and responds after the commit. The
 * events take effect later.
 * @throws AppError not_found when the provider does not exist
 */
export async function receiveWebhook(
  ctx: Context,
  providerName: string,
  delivery: WebhookDelivery,
): Promise<Acknowledgment> {
  const provider = ctx.payments.byName(providerName);
  if (!provider) throw new AppError('not_found');
  const result = await verifyAndStore(ctx, () => provider.verifyAndParse(delivery)).catch(
    (error: unknown) => toResult(ctx, provider.name, error),
  );
  ctx.telemetry.webhooks.inc({ provider: provider.name, result });
  return provider.acknowledge(result);
}

async function verifyAndStore(
  ctx: Context,
  parse: () => Promise<PaymentEvent[]>,
): Promise<WebhookResult> {
  const events = await parse();
  return ctx.db.transaction((tx) => storeEvents(tx, ctx, events));
}

/** Maps an error to a result; `failed` makes the provider send the webhook again. */
function toResult({ log }: Pick<Context, 'log'>, provider: string, error: unknown): WebhookResult {
  if (error instanceof WebhookRejected) {
    log.warn({ provider, reason: error.reason }, 'webhook rejected');
    return 'rejected';
  }
  const isKnown = error instanceof PaymentProviderError;
  log.error(
    { provider, ...(isKnown ? { code: error.code } : { err: error }) },
    'failed to store a webhook',
  );
  return 'failed';
}
