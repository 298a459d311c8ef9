import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOrder } from '#tests/helpers/checkout-orders.ts';
import { startBtcpayStandIn } from '#tests/stand-ins/btcpay.ts';
import { startCcbillStandIn } from '#tests/stand-ins/ccbill.ts';
import { startVerotelStandIn } from '#tests/stand-ins/verotel.ts';
import { createPaymentProviders } from './create-providers.ts';
import { WebhookRejected } from './payment-error.ts';
import type { PaymentProvider } from './port.ts';
import type { PaymentSettings } from './settings.ts';

const NEW = 'wh-of-the-new-secret-1234567890';
let ccbill: Awaited<ReturnType<typeof startCcbillStandIn>>;
beforeAll(async () => {
  ccbill = await startCcbillStandIn();
});
afterAll(() => ccbill.close());

const build = (settings: Partial<PaymentSettings>) =>
  createPaymentProviders(
    { card: 'none', bank: 'none', crypto: 'none', ...settings },
    {
      createSandbox: () => {
        throw new Error('no sandbox here');
      },
    },
  );

async function outcomeOf(
  provider: PaymentProvider,
  delivery: Parameters<PaymentProvider['verifyAndParse']>[0],
) {
  try {
    return (await provider.verifyAndParse(delivery))[0]!.type;
  } catch (error) {
    return error instanceof WebhookRejected ? 'rejected' : String(error);
  }
}

it('accepts CCBill signatures made with previous secrets, in any combination, while both are set', async () => {
  const { settings } = ccbill;
  const { byName } = build({ ccbill: settings });
  const { redirectUrl } = await byName('ccbill')!.createCheckout(makeOrder());
  const delivery = await ccbill.pay(redirectUrl);
  const look = async (changes: object) =>
    outcomeOf(build({ ccbill: { ...settings, ...changes } }).byName('ccbill')!, delivery);
  const { salt, webhookSecret } = settings;
  const rotated = { salt: 'the-new-salt', webhookSecret: NEW };
  expect(await look({ webhookSecret: NEW })).toBe('rejected');
  expect(await look({ webhookSecret: NEW, previous: { webhookSecret } })).toBe('initial');
  expect(await look({ salt: 'the-new-salt' })).toBe('rejected');
  expect(await look({ salt: 'the-new-salt', previous: { salt } })).toBe('initial');
  expect(await look({ ...rotated, previous: { salt } })).toBe('rejected');
  expect(await look({ ...rotated, previous: { salt, webhookSecret } })).toBe('initial');
  expect(await look({ ...rotated, previous: { salt: undefined, webhookSecret: NEW } })).toBe(
    'rejected',
  );
});

it('accepts BTCPay Server and Verotel signatures made with the previous secret', async () => {
  const btcpay = await startBtcpayStandIn();
  const verotel = await startVerotelStandIn();
  const before = build({ verotel: verotel.settings }).byName('verotel')!;
  const paid = verotel.pay((await before.createCheckout(makeOrder())).redirectUrl);
  const event = btcpay.webhook({
    type: 'InvoiceCreated',
    invoiceId: 'Inv1',
    deliveryId: 'Dlv1',
    timestamp: 1_790_000_000,
    storeId: btcpay.settings.storeId,
  });
  const [signatureKey, webhookSecret] = ['the-new-key', NEW];
  const look = async (previous: boolean) => {
    const { byName } = build({
      verotel: {
        ...verotel.settings,
        signatureKey,
        ...(previous && { previous: { signatureKey: verotel.settings.signatureKey } }),
      },
      btcpay: {
        ...btcpay.settings,
        webhookSecret,
        ...(previous && { previous: { webhookSecret: btcpay.settings.webhookSecret } }),
      },
    });
    return [await outcomeOf(byName('verotel')!, paid), await outcomeOf(byName('btcpay')!, event)];
  };
  expect(await look(false)).toEqual(['rejected', 'rejected']);
  expect(await look(true)).toEqual(['initial', 'ignored']);
  await btcpay.close();
  await verotel.close();
});
