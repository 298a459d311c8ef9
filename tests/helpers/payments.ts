import { eq } from 'drizzle-orm';
import { payment_orders, sandbox_sales, sessions } from '#db/schema/index.ts';
import type {
  CheckoutRequest,
  CheckoutStarted,
  CheckoutStatus,
  Subscription,
} from '#features/billing/contract-checkout.ts';
import type { TokenBalance } from '#features/billing/contract.ts';
import type { PaymentListener } from '#features/billing/server/index.ts';
import { advanceSubscriptions } from '#features/billing/server/payments/advance-subscriptions.ts';
import { drainEvents } from '#features/billing/server/payments/process-events.ts';
import type { SandboxAction } from '#platform/payments/sandbox/actions.ts';
import { callbackHeaders } from '#platform/payments/sandbox/webhook.ts';
import { readSigningSecret } from '#platform/signing-secrets.ts';
import { PAYMENT_LISTENERS } from '#roles/payment-listeners.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from './app.ts';

const WEBHOOK = '/api/v1/billing/webhooks/sandbox';

/** A test app with a controllable clock and the sandbox provider, whose webhooks are delivered as requests. */
export interface Shop extends TestApp {
  /** All webhook bodies that the sandbox sent, in order. `holdsCallbacks` makes delivery fail. */
  readonly callbacks: string[];
  holdsCallbacks: boolean;
  /** Also extends all sessions, so that users stay signed in. */
  setTime(time: string | Date): Promise<void>;
  /** Advances the clock and applies due sandbox and subscription changes. */
  wait(days: number, hours?: number): Promise<void>;
  /** Processes all received events. */
  settle(listeners?: readonly PaymentListener[]): Promise<void>;
  /** Sends a webhook body as the sandbox does. Signs it unless a signature is given. */
  callback(body: string, signature?: string): Promise<Response>;
  buy(client: TestClient, request: CheckoutRequest): Promise<SandboxOrder>;
  subscription(client: TestClient): Promise<Subscription>;
  balance(client: TestClient): Promise<TokenBalance>;
}

/** A checkout order and the actions of its sandbox page. */
export interface SandboxOrder extends CheckoutStarted {
  pressButton(action: SandboxAction): Promise<Response>;
  status(): Promise<CheckoutStatus>;
  sale(): Promise<typeof sandbox_sales.$inferSelect>;
}

export async function openShop(start: string, env: Record<string, string> = {}): Promise<Shop> {
  let clock = new Date(start);
  const callbacks: string[] = [];
  const app: TestApp = await createTestApp({
    now: () => clock,
    roles: ['api'],
    env,
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input));
      if (pathname !== WEBHOOK)
        throw new TypeError(`unexpected network request in a test: ${pathname}`);
      callbacks.push(String(init?.body));
      if (shop.holdsCallbacks) throw new TypeError('connection reset');
      return app.request(pathname, init);
    },
  });
  const { current: secret } = await readSigningSecret(app.ctx.db, 'sandbox-payments');
  const settle: Shop['settle'] = (listeners = PAYMENT_LISTENERS) => drainEvents(app.ctx, listeners);
  const shop: Shop = {
    ...app,
    callbacks,
    holdsCallbacks: false,
    async setTime(time) {
      clock = new Date(time);
      await app.ctx.db
        .update(sessions)
        .set({ created_at: clock, expires_at: new Date('2100-01-01') });
    },
    async wait(days, hours = 0) {
      await shop.setTime(new Date(clock.getTime() + (days * 24 + hours) * 3600_000));
      await app.ctx.sandbox!.tick();
      await settle();
      await advanceSubscriptions(app.ctx, PAYMENT_LISTENERS);
    },
    settle,
    callback: (body, signature) =>
      app.request(WEBHOOK, {
        method: 'POST',
        headers: {
          ...callbackHeaders(secret, body),
          ...(signature === undefined ? {} : { 'x-sandbox-signature': signature }),
        },
        body,
      }),
    async buy(client, request) {
      const started = await expectJson<CheckoutStarted>(client.post('/billing/checkout', request));
      const { pathname } = new URL(started.redirect_url);
      return {
        ...started,
        async pressButton(action) {
          const response = await app.request(pathname, {
            method: 'POST',
            body: new URLSearchParams({ action }),
          });
          await settle();
          return response;
        },
        status: () => expectJson(client.get(`/billing/checkout/${started.order_id}`)),
        async sale() {
          const [row] = await app.ctx.db
            .select({ sale: sandbox_sales })
            .from(sandbox_sales)
            .innerJoin(payment_orders, eq(payment_orders.reference, sandbox_sales.order_reference))
            .where(eq(payment_orders.id, started.order_id));
          return row!.sale;
        },
      };
    },
    subscription: (client) => expectJson(client.get('/billing/subscription')),
    balance: async (client) =>
      (await expectJson<{ balance: TokenBalance }>(client.get('/billing/ledger'))).balance,
  };
  return shop;
}
