import { WebhookRejected } from './payment-error.ts';
import type { PaymentProvider } from './port.ts';

export interface Rotatable {
  /** Previous secrets by the name of the setting that replaced them. */
  previous?: Readonly<Record<string, string | undefined>>;
}

/**
 * A provider that also accepts deliveries signed with a previous secret, since a secret cannot
 * change here and at the provider at the same moment. This installation signs only with the new
 * one.
 */
export function acceptPrevious<Settings extends Rotatable>(
  settings: Settings,
  create: (settings: Settings) => PaymentProvider,
): PaymentProvider {
  const provider = create(settings);
  const before = variantsOf(settings).map(create);
  if (before.length === 0) return provider;
  return {
    ...provider,
    async verifyAndParse(delivery) {
      try {
        return await provider.verifyAndParse(delivery);
      } catch (error) {
        if (!(error instanceof WebhookRejected)) throw error;
        for (const other of before) {
          const events = await other.verifyAndParse(delivery).catch(ignoreRejection);
          if (events) return events;
        }
        throw error;
      }
    },
    async close() {
      await Promise.all([provider, ...before].map((one) => one.close()));
    },
  };
}

/**
 * Every combination of current and previous secrets, except all current ones: two may be rotated at
 * once.
 */
function variantsOf<Settings extends Rotatable>(settings: Settings): Settings[] {
  let variants = [settings];
  for (const [name, value] of Object.entries(settings.previous ?? {}))
    if (value) variants = variants.flatMap((one) => [one, { ...one, [name]: value }]);
  return variants.slice(1);
}

function ignoreRejection(error: unknown): null {
  if (error instanceof WebhookRejected) return null;
  throw error;
}
