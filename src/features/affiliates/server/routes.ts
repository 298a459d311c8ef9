import { createRoute } from '@hono/zod-openapi';
import {
  bearer,
  errorAnswers,
  jsonAnswer,
  jsonBody,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import {
  AcceptInvitation,
  Affiliate,
  AffiliateDays,
  ChangeAffiliate,
  CommissionList,
  CommissionsQuery,
  DaysQuery,
  PayoutList,
  PayoutsQuery,
} from '../contract.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { registerAffiliateAdminRoutes } from './admin-routes.ts';
import { changeAffiliate } from './change-affiliate.ts';
import { listCommissions, listDays, listOwnPayouts } from './list-own-earnings.ts';
import { readAffiliate } from './read-affiliate.ts';

const common = { tags: ['Affiliates'], security: bearer };

const read = createRoute({
  ...common,
  method: 'get',
  path: '/affiliate',
  summary: 'The caller as an affiliate: link, totals and payout account',
  responses: {
    200: jsonAnswer(Affiliate.nullable(), 'The affiliate; null: the caller is none.'),
    ...errorAnswers(401, 403),
  },
});

const change = createRoute({
  ...common,
  method: 'patch',
  path: '/affiliate',
  summary: 'Set the payout account',
  request: {
    body: jsonBody(ChangeAffiliate, {
      payout_details: {
        method: 'bank',
        name: 'Robin Lindqvist',
        account: 'DE02 1203 0000 0000 2020 51',
      },
    }),
  },
  responses: {
    200: jsonAnswer(Affiliate, 'The affiliate as it is now.'),
    ...errorAnswers(400, 401, 403, 404, 429),
  },
});

const accept = createRoute({
  ...common,
  method: 'post',
  path: '/affiliate/invitation',
  summary: 'Accept an invitation: the caller’s account becomes the affiliate’s',
  description:
    'Invitations are sent by email and are valid for one account. Accepting again has no effect.',
  request: { body: jsonBody(AcceptInvitation) },
  responses: {
    200: jsonAnswer(Affiliate, 'The affiliate.'),
    ...errorAnswers(400, 401, 403, 409, 429),
  },
});

const days = createRoute({
  ...common,
  method: 'get',
  path: '/affiliate/days',
  summary: 'Clicks, sign-ups, conversions and commissions of each day',
  request: { query: DaysQuery },
  responses: {
    200: jsonAnswer(AffiliateDays, 'Every day of the span.'),
    ...errorAnswers(401, 403, 404),
  },
});

const commissions = createRoute({
  ...common,
  method: 'get',
  path: '/affiliate/commissions',
  summary: 'The caller’s commissions',
  request: { query: CommissionsQuery },
  responses: {
    200: jsonAnswer(CommissionList, 'The newest first.'),
    ...errorAnswers(400, 401, 403, 404),
  },
});

const payouts = createRoute({
  ...common,
  method: 'get',
  path: '/affiliate/payouts',
  summary: 'The caller’s payouts',
  request: { query: PayoutsQuery },
  responses: {
    200: jsonAnswer(PayoutList, 'The newest first.'),
    ...errorAnswers(400, 401, 403, 404),
  },
});

/** Adds the routes of affiliates and superusers; paths are relative to /api/v1. */
export function registerAffiliateRoutes(app: ApiApp): void {
  app.openapi(read, async (c) =>
    c.json(await readAffiliate(userContext(c), c.get('address')), 200),
  );
  app.openapi(change, async (c) =>
    c.json(await changeAffiliate(userContext(c), c.req.valid('json')), 200),
  );
  app.openapi(accept, async (c) => {
    const { invitation } = c.req.valid('json');
    return c.json(await acceptInvitation(userContext(c), invitation, c.get('address')), 200);
  });
  app.openapi(days, async (c) => c.json(await listDays(userContext(c), c.req.valid('query')), 200));
  app.openapi(commissions, async (c) =>
    c.json(await listCommissions(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(payouts, async (c) =>
    c.json(await listOwnPayouts(userContext(c), c.req.valid('query')), 200),
  );
  registerAffiliateAdminRoutes(app);
}
