import { createRoute, z } from '@hono/zod-openapi';
import {
  alsoSuspended,
  errorAnswers,
  jsonAnswer,
  jsonBody,
  superuser,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import { Id, idempotency } from '#shared/contract.ts';
import {
  Appeal,
  AppealCase,
  AppealCases,
  AppealList,
  CreateAppeal,
  DecideAppeal,
  ListAppealsQuery,
  OwnAppealsQuery,
  ReviewedStrike,
  ReviewedStrikes,
  ReviewStrike,
  Standing,
} from '../../contract-standing.ts';
import { createAppeal } from './create-appeal.ts';
import { decideAppeal, reviewStrike } from './decide-appeal.ts';
import { listAppeals, listReviews } from './list-cases.ts';
import { listOwnAppeals, readOwnStanding } from './read-own.ts';

const own = { tags: ['Standing'], security: alsoSuspended };
const admin = { tags: ['Standing'], security: superuser };
const params = z.object({ id: Id });

const standing = createRoute({
  ...own,
  method: 'get',
  path: '/users/me/standing',
  summary: 'Read the standing of your account: strikes, suspension, appeals',
  responses: { 200: jsonAnswer(Standing, 'The standing.'), ...errorAnswers(401, 403) },
});
const appeal = createRoute({
  ...own,
  method: 'post',
  path: '/appeals',
  summary: 'Appeal a strike or the closing of your account',
  description: 'One open appeal per decision. Works while suspended.',
  request: { headers: idempotency, body: jsonBody(CreateAppeal) },
  responses: {
    201: jsonAnswer(Appeal, 'A person will read it.'),
    ...errorAnswers(401, 403, 404, 409, 429),
  },
});
const ownAppeals = createRoute({
  ...own,
  method: 'get',
  path: '/users/me/appeals',
  summary: 'List your appeals and their answers',
  request: { query: OwnAppealsQuery },
  responses: { 200: jsonAnswer(AppealList, 'Latest first.'), ...errorAnswers(400, 401, 403) },
});
const list = createRoute({
  ...admin,
  method: 'get',
  path: '/appeals',
  summary: 'List appeals by status (superusers)',
  request: { query: ListAppealsQuery },
  responses: {
    200: jsonAnswer(AppealCases, 'The longest waiting first.'),
    ...errorAnswers(400, 401, 403),
  },
});
const decide = createRoute({
  ...admin,
  method: 'patch',
  path: '/appeals/{id}',
  summary: 'Grant or decline an appeal (superusers)',
  description:
    'Granting lifts the strike and its effect on the account. The user is notified by email.',
  request: { params, body: jsonBody(DecideAppeal) },
  responses: {
    200: jsonAnswer(AppealCase, 'The decided appeal.'),
    ...errorAnswers(401, 403, 404, 409),
  },
});
const reviews = createRoute({
  ...admin,
  method: 'get',
  path: '/strikes',
  summary: 'List strikes that wait for review (superusers)',
  request: { query: OwnAppealsQuery },
  responses: {
    200: jsonAnswer(ReviewedStrikes, 'The longest waiting first.'),
    ...errorAnswers(400, 401, 403),
  },
});
const review = createRoute({
  ...admin,
  method: 'patch',
  path: '/strikes/{id}',
  summary: 'Uphold or lift a strike (superusers)',
  request: { params, body: jsonBody(ReviewStrike) },
  responses: {
    200: jsonAnswer(ReviewedStrike, 'The strike.'),
    ...errorAnswers(401, 403, 404, 409),
  },
});

/** Registers the routes of account standing, appeals and reviews. */
export function registerAppealRoutes(app: ApiApp): void {
  app.openapi(standing, async (c) => c.json(await readOwnStanding(userContext(c)), 200));
  app.openapi(appeal, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await createAppeal(userContext(c), c.req.valid('json'), key), 201);
  });
  app.openapi(ownAppeals, async (c) =>
    c.json(await listOwnAppeals(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(list, async (c) =>
    c.json(await listAppeals(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(decide, async (c) =>
    c.json(await decideAppeal(userContext(c), c.req.valid('param').id, c.req.valid('json')), 200),
  );
  app.openapi(reviews, async (c) =>
    c.json(await listReviews(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(review, async (c) =>
    c.json(await reviewStrike(userContext(c), c.req.valid('param').id, c.req.valid('json')), 200),
  );
}
