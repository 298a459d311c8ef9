import { createRoute, z } from '@hono/zod-openapi';
import {
  alsoSuspended,
  bearer,
  errorAnswers,
  jsonAnswer,
  jsonBody,
  userContext,
  type ApiApp,
  type HttpContext,
} from '#platform/http/app.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import { Id, idempotency } from '#shared/contract.ts';
import {
  ChangePlan,
  CheckoutRequest,
  CheckoutStarted,
  CheckoutStatus,
  ReceiptDetails,
  Receipts,
  ReceiptsQuery,
  Subscription,
} from '../../contract-checkout.ts';
import { cancelSubscription, changePlan, resumeSubscription } from './change-subscription.ts';
import type { PaymentListener } from './listeners.ts';
import { drainEvents } from './process-events.ts';
import { readCheckout } from './read-checkout.ts';
import { readSubscription } from './read-subscription.ts';
import { listReceipts, readReceipt } from './receipts.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { startCheckout } from './start-checkout.ts';

const tags = ['Billing'];
const one = z.object({ id: Id });

const checkout = createRoute({
  method: 'post',
  path: '/billing/checkout',
  tags,
  summary: 'Buy a plan or tokens',
  description:
    'Stores an order at the catalog’s price and returns the payment page. Repeating it with the same Idempotency-Key returns the same order. A plan bought while another is paid starts when that one ends.',
  security: bearer,
  request: { headers: idempotency, body: jsonBody(CheckoutRequest) },
  responses: {
    201: jsonAnswer(CheckoutStarted, 'Send the browser to `redirect_url`.'),
    ...errorAnswers(400, 401, 403, 409, 429, 503),
  },
});

const checkoutStatus = createRoute({
  method: 'get',
  path: '/billing/checkout/{id}',
  tags,
  summary: 'The state of an order',
  description:
    'For the page that the provider returns to. Reading grants nothing: the order is `open` until the provider’s own callback arrives, usually within seconds. The event `billing` {order_ids} on GET /events signals when to read again.',
  security: bearer,
  request: { params: one },
  responses: { 200: jsonAnswer(CheckoutStatus, 'The order.'), ...errorAnswers(401, 403, 404) },
});

const subscription = createRoute({
  method: 'get',
  path: '/billing/subscription',
  tags,
  summary: 'The caller’s subscription',
  security: alsoSuspended,
  responses: {
    200: jsonAnswer(Subscription, 'State `none` when nothing was ever bought.'),
    ...errorAnswers(401, 403),
  },
});

const cancel = createRoute({
  method: 'post',
  path: '/billing/subscription/cancel',
  tags,
  summary: 'End the renewals',
  description: 'The paid period stays until its end. If past due, Premium ends now.',
  security: alsoSuspended,
  responses: {
    200: jsonAnswer(Subscription, 'The current state; with `confirm_url`, confirm it there.'),
    ...errorAnswers(401, 403, 409, 429, 503),
  },
});

const resume = createRoute({
  method: 'post',
  path: '/billing/subscription/resume',
  tags,
  summary: 'Undo a cancellation during the paid period',
  security: bearer,
  responses: {
    200: jsonAnswer(Subscription, 'It renews again.'),
    ...errorAnswers(401, 403, 409, 429, 503),
  },
});

const change = createRoute({
  method: 'post',
  path: '/billing/subscription/change',
  tags,
  summary: 'Switch to another plan after this period',
  security: bearer,
  request: { body: jsonBody(ChangePlan, { plan_id: 'yearly' }) },
  responses: {
    200: jsonAnswer(Subscription, 'With `next_plan_id`.'),
    ...errorAnswers(400, 401, 403, 409, 429, 503),
  },
});

const receipts = createRoute({
  method: 'get',
  path: '/billing/receipts',
  tags,
  summary: 'The caller’s payments, newest first',
  security: bearer,
  request: { query: ReceiptsQuery },
  responses: { 200: jsonAnswer(Receipts, 'One page.'), ...errorAnswers(401, 403) },
});

const receipt = createRoute({
  method: 'get',
  path: '/billing/receipts/{id}',
  tags,
  summary: 'One receipt with all details for printing',
  security: bearer,
  request: { params: one },
  responses: { 200: jsonAnswer(ReceiptDetails, 'The receipt.'), ...errorAnswers(401, 403, 404) },
});

/** Adds the routes of checkout, subscription, receipts and webhooks; paths are relative to /api/v1. */
export function registerPaymentRoutes(app: ApiApp, listeners: readonly PaymentListener[]): void {
  app.openapi(checkout, async (c) => {
    const ctx = userContext(c);
    await ctx.limits.consume('checkout', ctx.caller.id);
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await startCheckout(ctx, c.req.valid('json'), key), 201);
  });
  app.openapi(checkoutStatus, async (c) =>
    c.json(await readCheckout(userContext(c), c.req.valid('param').id), 200),
  );
  app.openapi(subscription, async (c) => c.json(await readSubscription(userContext(c)), 200));
  app.openapi(cancel, async (c) =>
    c.json(await cancelSubscription(await writeContext(c), listeners), 200),
  );
  app.openapi(resume, async (c) =>
    c.json(await resumeSubscription(await writeContext(c), listeners), 200),
  );
  app.openapi(change, async (c) =>
    c.json(await changePlan(await writeContext(c), c.req.valid('json')), 200),
  );
  app.openapi(receipts, async (c) =>
    c.json(await listReceipts(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(receipt, async (c) =>
    c.json(await readReceipt(userContext(c), c.req.valid('param').id), 200),
  );
  registerWebhooks(app, listeners);
}

async function writeContext(c: HttpContext) {
  const ctx = userContext(c);
  await ctx.limits.consume('write', ctx.caller.id);
  return ctx;
}

/** The response body that each provider expects. */
const acknowledged = { 'text/plain': { schema: z.string().openapi({ example: 'OK' }) } };

/** Adds the providers' webhooks; their bodies are read raw, because signatures cover the bytes. */
function registerWebhooks(app: ApiApp, listeners: readonly PaymentListener[]): void {
  const receive = async (c: HttpContext): Promise<Response> => {
    const ctx = c.get('ctx');
    const { url, method } = c.req.raw;
    const { pathname, search } = new URL(url);
    const [provider = '', ...tail] = pathname.split('/webhooks/')[1]!.split('/');
    const { status, body, contentType } = await receiveWebhook(ctx, provider, {
      method: method === 'GET' ? 'GET' : 'POST',
      rawBody: new Uint8Array(await c.req.arrayBuffer()),
      headers: Object.fromEntries(c.req.raw.headers),
      rawQuery: search.slice(1),
      pathTail: tail.join('/'),
      ip: c.get('address'),
    });
    if (ctx.config.roles.includes('worker'))
      drainEvents(ctx, listeners).catch((error: unknown) =>
        ctx.log.error({ err: error }, 'failed to process payment events, left to the job'),
      );
    return new Response(body, { status, headers: { 'content-type': contentType } });
  };
  for (const path of ['/billing/webhooks/:provider', '/billing/webhooks/:provider/*'])
    app.on(['GET', 'POST'], path, limitBody(), receive);
  for (const method of ['get', 'post'] as const)
    app.openAPIRegistry.registerPath({
      method,
      path: '/billing/webhooks/{provider}',
      tags,
      summary: 'A payment provider’s callback',
      description:
        'Signed in the provider’s own way; answered after it is stored. A job processes it once.',
      request: { params: z.object({ provider: z.string().openapi({ example: 'sandbox' }) }) },
      responses: {
        ...errorAnswers(404, 413),
        200: { description: 'Accepted, including repeated deliveries.', content: acknowledged },
        403: { description: 'Not believed.', content: acknowledged },
        503: { description: 'Not stored; send it again.', content: acknowledged },
      },
    });
}
