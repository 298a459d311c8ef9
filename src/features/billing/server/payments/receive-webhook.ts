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
 * Takes a provider's callback: believed or not, stored with its job, and answered only after the
 * commit. Nothing of it has an effect here.
 * @throws AppError not_found when there is no such provider
 */
export async function receiveWebhook(
  ctx: Context,
  providerName: string,
  delivery: WebhookDelivery,
): Promise<Acknowledgment> {
  const provider = ctx.payments.byName(providerName);
  if (!provider) throw new AppError('not_found');
  const result = await take(ctx, () => provider.verifyAndParse(delivery)).catch((error: unknown) =>
    explain(ctx, provider.name, error),
  );
  ctx.telemetry.webhooks.inc({ provider: provider.name, result });
  return provider.acknowledge(result);
}

async function take(ctx: Context, parse: () => Promise<PaymentEvent[]>): Promise<WebhookResult> {
  const events = await parse();
  return ctx.db.transaction((tx) => storeEvents(tx, ctx, events));
}

/** A callback that cannot be taken is answered so that an honest provider sends it again. */
function explain({ log }: Pick<Context, 'log'>, provider: string, error: unknown): WebhookResult {
  if (error instanceof WebhookRejected) {
    log.warn({ provider, reason: error.reason }, 'webhook not believed');
    return 'rejected';
  }
  const isKnown = error instanceof PaymentProviderError;
  log.error(
    { provider, ...(isKnown ? { code: error.code } : { err: error }) },
    'webhook could not be taken',
  );
  return 'failed';
}
