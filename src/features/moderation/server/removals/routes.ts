import { createRoute, z } from '@hono/zod-openapi';
import {
  errorAnswers,
  jsonAnswer,
  jsonBody,
  superuser,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import { Id, idempotency } from '#shared/contract.ts';
import {
  CreateRemoval,
  DecideRemoval,
  ListRemovalsQuery,
  RemovalCase,
  RemovalList,
  RemovalRequest,
} from '../../contract.ts';
import { createRemoval } from './create-removal.ts';
import { decideRemoval } from './decide-removal.ts';
import { listRemovals } from './list-removals.ts';
import { readCase } from './read-case.ts';

const tags = ['Removal requests'];

const create = createRoute({
  tags,
  method: 'post',
  path: '/removal-requests',
  summary: 'Request the removal of content (notice and removal, DMCA)',
  description:
    'Needs no account. Deadlines start immediately: a likeness without consent is removed within 48 hours, a copyright notice is acted on within 3 days, everything else is reviewed within 7 business days and removed within 24 hours of approval.',
  request: { headers: idempotency, body: jsonBody(CreateRemoval) },
  responses: {
    201: jsonAnswer(RemovalCase, 'It is stored, and acknowledged by mail'),
    ...errorAnswers(400, 409, 429),
  },
});

const read = createRoute({
  tags,
  method: 'get',
  path: '/removal-requests/case/{token}',
  summary: 'Read the status of a request by the token of its link',
  request: { params: z.object({ token: z.string().max(300) }) },
  responses: { 200: jsonAnswer(RemovalCase, 'The case'), ...errorAnswers(404) },
});

const list = createRoute({
  tags,
  security: superuser,
  method: 'get',
  path: '/removal-requests',
  summary: 'List removal requests by status, oldest first (superusers)',
  request: { query: ListRemovalsQuery },
  responses: { 200: jsonAnswer(RemovalList, 'One page'), ...errorAnswers(400, 401, 403) },
});

const decide = createRoute({
  tags,
  security: superuser,
  method: 'patch',
  path: '/removal-requests/{id}',
  summary: 'Review, approve, complete or decline a request (superusers)',
  request: { params: z.object({ id: Id }), body: jsonBody(DecideRemoval) },
  responses: {
    200: jsonAnswer(RemovalRequest, 'The request as it is now'),
    ...errorAnswers(400, 401, 403, 404, 409),
  },
});

/** Registers the routes of removal requests. */
export function registerRemovalRoutes(app: ApiApp): void {
  app.openapi(create, async (c) => {
    const from = { address: c.get('address'), key: c.req.valid('header')['idempotency-key'] };
    return c.json(await createRemoval(c.get('ctx'), c.req.valid('json'), from), 201);
  });
  app.openapi(read, async (c) =>
    c.json(await readCase(c.get('ctx'), c.req.valid('param').token), 200),
  );
  app.openapi(list, async (c) =>
    c.json(await listRemovals(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(decide, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await decideRemoval(userContext(c), id, c.req.valid('json')), 200);
  });
}
