import { createRoute, z } from '@hono/zod-openapi';
import {
  alsoSuspended,
  bearer,
  binaryAnswer,
  errorAnswers,
  jsonAnswer,
  jsonBody,
  superuser,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import { Id } from '#shared/contract.ts';
import {
  Account,
  AccountList,
  ChangeAccount,
  DataExport,
  ExportQuery,
  ListAccountsQuery,
} from '../contract-profile.ts';
import { changeAccount, deleteAccount } from './accounts/change-account.ts';
import { listAccounts, readAccount } from './accounts/read-accounts.ts';
import { openExport, readLinkedExport } from './export/open-export.ts';
import { readOrStartExport } from './export/start-export.ts';
import type { AccountParts } from './parts.ts';
import { visitorOf } from './visitor.ts';

const common = { tags: ['Users'], security: bearer };
const forSuperusers = { tags: ['Users'], security: superuser };
const params = z.object({ user_id: Id });

const startExport = createRoute({
  ...common,
  security: alsoSuspended,
  method: 'get',
  path: '/users/me/export',
  acceptsIdempotencyKey: true,
  summary: 'Export your data, or read the status of the export',
  description:
    'One export at a time, and at most one a day. `export` {status, progress} events on GET /events report progress. The link is also sent by email.',
  request: { query: ExportQuery },
  responses: { 200: jsonAnswer(DataExport, 'The status.'), ...errorAnswers(401, 403, 429) },
});
const fetchExport = createRoute({
  tags: ['Users'],
  method: 'get',
  path: '/exports/{token}',
  summary: 'Download a data export by its link',
  request: {
    params: z.object({
      token: z.string().max(500).openapi({ example: 'export_01993f5e-7c1a-7000_6f0c' }),
    }),
  },
  responses: {
    200: binaryAnswer('application/zip', 'The ZIP.'),
    ...errorAnswers(400, 401, 403),
  },
});
const readExported = createRoute({
  tags: ['Users'],
  method: 'get',
  path: '/exports/{token}/state',
  summary: 'Read the status of a data export by its link',
  request: { params: fetchExport.request.params },
  responses: { 200: jsonAnswer(DataExport, 'Ready, or expired.'), ...errorAnswers(404) },
});
const list = createRoute({
  ...forSuperusers,
  method: 'get',
  path: '/users/',
  summary: 'List users (superusers)',
  request: { query: ListAccountsQuery },
  responses: { 200: jsonAnswer(AccountList, 'Newest first.'), ...errorAnswers(401, 403) },
});
const read = createRoute({
  ...forSuperusers,
  method: 'get',
  path: '/users/{user_id}',
  summary: 'Read a user (superusers)',
  request: { params },
  responses: { 200: jsonAnswer(Account, 'The user.'), ...errorAnswers(401, 403, 404) },
});
const change = createRoute({
  ...forSuperusers,
  method: 'patch',
  path: '/users/{user_id}',
  summary: 'Change a user (superusers)',
  request: { params, body: jsonBody(ChangeAccount, { is_active: false }) },
  responses: {
    200: jsonAnswer(Account, 'The updated user.'),
    ...errorAnswers(400, 401, 403, 404),
  },
});
const remove = createRoute({
  ...forSuperusers,
  method: 'delete',
  path: '/users/{user_id}',
  summary: 'Schedule a user’s account for deletion after 14 days (superusers)',
  request: { params },
  responses: {
    204: { description: 'The user is signed out and notified by email.' },
    ...errorAnswers(401, 403, 404),
  },
});

/** Registers exports and the superusers' routes. Must run after the routes of `/users/me`. */
export function registerUserRoutes(app: ApiApp, parts: AccountParts): void {
  app.openapi(startExport, async (c) => {
    const start = c.req.valid('query').start === 'true';
    const options = { start, origin: visitorOf(c) };
    return c.json(await readOrStartExport(userContext(c), options), 200);
  });
  app.openapi(fetchExport, async (c) => {
    const { body, bytes, filename } = await openExport(c.get('ctx'), c.req.valid('param').token);
    return c.body(body, 200, {
      'content-type': 'application/zip',
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
  });
  app.openapi(readExported, async (c) =>
    c.json(await readLinkedExport(c.get('ctx'), c.req.valid('param').token), 200),
  );
  app.openapi(list, async (c) =>
    c.json(await listAccounts(userContext(c), parts, c.req.valid('query')), 200),
  );
  app.openapi(read, async (c) =>
    c.json(await readAccount(userContext(c), parts, c.req.valid('param').user_id), 200),
  );
  app.openapi(change, async (c) => {
    const { user_id } = c.req.valid('param');
    return c.json(await changeAccount(userContext(c), parts, user_id, c.req.valid('json')), 200);
  });
  app.openapi(remove, async (c) => {
    await deleteAccount(userContext(c), c.req.valid('param').user_id);
    return c.body(null, 204);
  });
}
