import type { RetryPolicy } from '../models/retry-policy.ts';
import { acceptPrevious, type Rotatable } from './accept-previous.ts';
import { createBtcpayProvider } from './btcpay/provider.ts';
import { createCcbillProvider } from './ccbill/provider.ts';
import type { PaymentMethod, PaymentProvider, PaymentProviderName } from './port.ts';
import type { ProviderTimeouts } from './provider-http.ts';
import type { PaymentSettings } from './settings.ts';
import { createVerotelProvider } from './verotel/provider.ts';

/** The payment providers of this installation. */
export interface PaymentProviders {
  /** The accepted payment methods, in display order. */
  readonly methods: readonly PaymentMethod[];
  /** The provider of new orders with that method; undefined when the method is not accepted. */
  forMethod(method: PaymentMethod): PaymentProvider | undefined;
  /** A provider by its name in a webhook URL or an old order, even when it accepts no new orders. */
  byName(name: string): PaymentProvider | undefined;
  close(): Promise<void>;
}

export interface ProvidersOptions {
  /** Called once, when a method uses the sandbox. */
  createSandbox: () => PaymentProvider;
  retry?: RetryPolicy;
  timeouts?: ProviderTimeouts;
}

const METHODS: readonly PaymentMethod[] = ['card', 'bank', 'crypto'];

/** Creates the configured providers; `findPaymentContradiction` has already checked the settings. */
export function createPaymentProviders(
  settings: PaymentSettings,
  { createSandbox, retry, timeouts }: ProvidersOptions,
): PaymentProviders {
  const { verotel, ccbill, btcpay } = settings;
  const all = new Map<string, PaymentProvider>();
  const create = <Settings extends Rotatable>(
    given: Settings,
    of: (one: Settings, retry?: RetryPolicy, timeouts?: ProviderTimeouts) => PaymentProvider,
  ) => acceptPrevious(given, (one) => of(one, retry, timeouts));
  if (verotel) all.set('verotel', create(verotel, createVerotelProvider));
  if (ccbill) all.set('ccbill', create(ccbill, createCcbillProvider));
  if (btcpay) all.set('btcpay', create(btcpay, createBtcpayProvider));
  const chosen: PaymentProviderName[] = METHODS.flatMap((method) =>
    settings[method] === 'none' ? [] : [settings[method]],
  );
  if (chosen.includes('sandbox')) all.set('sandbox', createSandbox());
  return {
    methods: METHODS.filter((method) => settings[method] !== 'none'),
    forMethod: (method) => all.get(settings[method]),
    byName: (name) => all.get(name),
    async close() {
      await Promise.all([...all.values()].map((provider) => provider.close()));
    },
  };
}
