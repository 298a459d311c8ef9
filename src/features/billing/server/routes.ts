import { createRoute } from '@hono/zod-openapi';
import { errorAnswers, jsonAnswer, type ApiApp } from '#platform/http/app.ts';
import { PLANS } from '../catalogue.ts';
import { PlanOffers } from '../contract.ts';

const listPlans = createRoute({
  method: 'get',
  path: '/billing/plans',
  tags: ['Billing'],
  summary: 'The premium plans and their prices',
  responses: { 200: jsonAnswer(PlanOffers, 'The yearly plan first.'), ...errorAnswers() },
});

/** Adds the feature's routes; paths are relative to /api/v1. */
export function registerBillingRoutes(app: ApiApp): void {
  app.openapi(listPlans, (c) => {
    c.header('Cache-Control', 'public, max-age=300');
    return c.json({ data: [...PLANS] } satisfies PlanOffers, 200);
  });
}
