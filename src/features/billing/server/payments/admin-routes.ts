import { createRoute, z } from '@hono/zod-openapi';
import {
  errorAnswers,
  jsonAnswer,
  jsonBody,
  superuser,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import { Id } from '#shared/contract.ts';
import {
  AdminPaymentEvents,
  AdminPaymentEventsQuery,
  AdminPayments,
  AdminPaymentsQuery,
  RefundAsked,
  RefundRequest,
} from '../../contract-admin.ts';
import type { PaymentListener } from './listeners.ts';
import { listPaymentEvents, listPayments } from './list-payments.ts';
import { refundPayment } from './refund-payment.ts';

const common = { tags: ['Administration'], security: superuser };

const payments = createRoute({
  ...common,
  method: 'get',
  path: '/admin/payments',
  summary: 'Everybody’s payments (superusers)',
  request: { query: AdminPaymentsQuery },
  responses: { 200: jsonAnswer(AdminPayments, 'The newest first.'), ...errorAnswers(401, 403) },
});

const refund = createRoute({
  ...common,
  method: 'post',
  path: '/admin/payments/{id}/refund',
  summary: 'Refund a payment, in full or in part (superusers)',
  description:
    'Requests it from the provider. A full refund of a subscription payment also ends its renewals, and its access if it was for the current period.',
  request: { params: z.object({ id: Id }), body: jsonBody(RefundRequest, {}) },
  responses: {
    200: jsonAnswer(RefundAsked, 'The provider accepted it.'),
    ...errorAnswers(400, 401, 403, 404, 409, 503),
  },
});

const events = createRoute({
  ...common,
  method: 'get',
  path: '/admin/payment-events',
  summary: 'Provider notifications that need review (superusers)',
  description:
    '`quarantined`: the same key came with other content, or names two orders. `refused`: genuine, but does not match its order. `parked`: waits for an order.',
  request: { query: AdminPaymentEventsQuery },
  responses: {
    200: jsonAnswer(AdminPaymentEvents, 'The newest first.'),
    ...errorAnswers(401, 403),
  },
});

/** Adds the superusers' routes; paths are relative to /api/v1. */
export function registerPaymentAdminRoutes(
  app: ApiApp,
  listeners: readonly PaymentListener[],
): void {
  app.openapi(payments, async (c) =>
    c.json(await listPayments(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(refund, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await refundPayment(userContext(c), id, c.req.valid('json'), listeners), 200);
  });
  app.openapi(events, async (c) =>
    c.json(await listPaymentEvents(userContext(c), c.req.valid('query')), 200),
  );
}
