import { createRoute } from '@hono/zod-openapi';
import { bearer, errorAnswers, jsonAnswer, userContext, type ApiApp } from '#platform/http/app.ts';
import { PACKS, PLANS } from '../catalog.ts';
import { Ledger, LedgerQuery, PlanOffers } from '../contract.ts';
import { listLedger } from './ledger/list-ledger.ts';
import { registerPaymentAdminRoutes } from './payments/admin-routes.ts';
import type { PaymentListener } from './payments/listeners.ts';
import { offeredMethods } from './payments/offered-methods.ts';
import { registerPaymentRoutes } from './payments/routes.ts';

const listPlans = createRoute({
  method: 'get',
  path: '/billing/plans',
  tags: ['Billing'],
  summary: 'Premium plans, packs of tokens, and payment methods',
  responses: { 200: jsonAnswer(PlanOffers, 'The yearly plan first.'), ...errorAnswers() },
});

const readLedger = createRoute({
  method: 'get',
  path: '/billing/ledger',
  tags: ['Billing'],
  summary: 'The caller’s token balance and history',
  description:
    'Newest first. Daily free credits are granted at the first use of a UTC day and end with it; tokens reserved for work in progress appear in `balance.held`, not as an entry.',
  security: bearer,
  request: { query: LedgerQuery },
  responses: { 200: jsonAnswer(Ledger, 'One page.'), ...errorAnswers(400, 401, 403) },
});

/** Adds the feature's routes; paths are relative to /api/v1. */
export function registerBillingRoutes(app: ApiApp, listeners: readonly PaymentListener[]): void {
  app.openapi(listPlans, (c) => {
    c.header('Cache-Control', 'public, max-age=300');
    const { payments, config } = c.get('ctx');
    const offers: PlanOffers = {
      data: [...PLANS],
      packs: [...PACKS],
      methods: offeredMethods(payments),
      free: { daily_messages: config.freeDailyMessages, daily_credits: config.freeDailyCredits },
    };
    return c.json(offers, 200);
  });
  app.openapi(readLedger, async (c) =>
    c.json(await listLedger(userContext(c), c.req.valid('query')), 200),
  );
  registerPaymentRoutes(app, listeners);
  registerPaymentAdminRoutes(app, listeners);
}
