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
  AdminAffiliate,
  AdminAffiliates,
  AdminAffiliatesQuery,
  AdminChangeAffiliate,
  AdminChangePayout,
  AdminPayout,
  AdminPayouts,
  AdminPayoutsQuery,
  ApprovePayout,
  InvitationSent,
} from '../contract-admin.ts';
import { approvePayout } from './approve-payout.ts';
import { inviteAffiliate } from './invite-affiliate.ts';
import {
  listAffiliates,
  changeAffiliateAsAdmin,
  readAffiliateAsAdmin,
} from './admin-affiliates.ts';
import { changePayout, exportPayouts, listPayouts } from './admin-payouts.ts';

const common = { tags: ['Administration'], security: superuser };
const params = z.object({ id: Id });

const list = createRoute({
  ...common,
  method: 'get',
  path: '/admin/affiliates',
  summary: 'Affiliates with what they earned and is due (superusers)',
  request: { query: AdminAffiliatesQuery },
  responses: {
    200: jsonAnswer(AdminAffiliates, 'Those of longest standing first.'),
    ...errorAnswers(400, 401, 403),
  },
});

const read = createRoute({
  ...common,
  method: 'get',
  path: '/admin/affiliates/{id}',
  summary: 'One affiliate (superusers)',
  request: { params },
  responses: { 200: jsonAnswer(AdminAffiliate, 'The affiliate.'), ...errorAnswers(401, 403, 404) },
});

const change = createRoute({
  ...common,
  method: 'patch',
  path: '/admin/affiliates/{id}',
  summary: 'Pause or resume a link, or change the share of payments from now on (superusers)',
  request: { params, body: jsonBody(AdminChangeAffiliate, { status: 'paused' }) },
  responses: {
    200: jsonAnswer(AdminAffiliate, 'The affiliate as it is now.'),
    ...errorAnswers(400, 401, 403, 404, 409),
  },
});

const invite = createRoute({
  ...common,
  method: 'post',
  path: '/admin/affiliates/{id}/invitation',
  summary: 'Send the invitation to the dashboard again (superusers)',
  description:
    'The id of an affiliate, or of an accepted application, which becomes an affiliate if it is not one yet.',
  request: { params },
  responses: {
    200: jsonAnswer(InvitationSent, 'The mail is on its way.'),
    ...errorAnswers(401, 403, 404, 409),
  },
});

const approve = createRoute({
  ...common,
  method: 'post',
  path: '/admin/affiliates/{id}/payouts',
  summary: 'Approve a payout of everything due in one currency (superusers)',
  request: { params, body: jsonBody(ApprovePayout) },
  responses: {
    201: jsonAnswer(AdminPayout, 'Approved. Pay it, and mark it as paid.'),
    ...errorAnswers(400, 401, 403, 404, 409),
  },
});

const payouts = createRoute({
  ...common,
  method: 'get',
  path: '/admin/payouts',
  summary: 'Affiliates’ payouts, as a page or all of them as CSV (superusers)',
  request: { query: AdminPayoutsQuery },
  responses: {
    200: {
      description: 'The newest first.',
      content: {
        'application/json': { schema: AdminPayouts },
        'text/csv': { schema: z.string().openapi({ example: 'number,status,affiliate,name\r\n' }) },
      },
    },
    ...errorAnswers(400, 401, 403),
  },
});

const end = createRoute({
  ...common,
  method: 'patch',
  path: '/admin/payouts/{id}',
  summary: 'Mark an approved payout as paid, or cancel it (superusers)',
  request: { params, body: jsonBody(AdminChangePayout, { status: 'paid', reference: 'SEPA 17' }) },
  responses: {
    200: jsonAnswer(AdminPayout, 'The payout as it is now.'),
    ...errorAnswers(400, 401, 403, 404, 409),
  },
});

/** Adds the superusers' routes; paths are relative to /api/v1. */
export function registerAffiliateAdminRoutes(app: ApiApp): void {
  app.openapi(list, async (c) =>
    c.json(await listAffiliates(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(read, async (c) =>
    c.json(await readAffiliateAsAdmin(userContext(c), c.req.valid('param')), 200),
  );
  app.openapi(change, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await changeAffiliateAsAdmin(userContext(c), id, c.req.valid('json')), 200);
  });
  app.openapi(invite, async (c) =>
    c.json(await inviteAffiliate(userContext(c), c.req.valid('param').id), 200),
  );
  app.openapi(approve, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await approvePayout(userContext(c), id, c.req.valid('json').currency), 201);
  });
  app.openapi(payouts, async (c) => {
    const { format, ...query } = c.req.valid('query');
    if (format === 'json') return c.json(await listPayouts(userContext(c), query), 200);
    return c.body(await exportPayouts(userContext(c), query.status), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="payouts-${query.status ?? 'all'}.csv"`,
    });
  });
  app.openapi(end, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await changePayout(userContext(c), id, c.req.valid('json')), 200);
  });
}
