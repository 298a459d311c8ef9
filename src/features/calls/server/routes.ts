import { createRoute, z } from '@hono/zod-openapi';
import {
  bearer,
  errorAnswers,
  jsonAnswer,
  jsonBody,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import { Id } from '#shared/contract.ts';
import { Call, CurrentCall, StartCall, StartedCall } from '../contract.ts';
import { hangUp, readCall, readCurrentCall } from './read-call.ts';
import { startCall } from './start-call.ts';

const common = { tags: ['Calls'], security: bearer };
const params = z.object({ id: Id });
const ofCall = {
  ...common,
  request: { params },
  mayUse: async (c: Parameters<typeof userContext>[0], { id = '' }: Record<string, string>) =>
    readCall(userContext(c), id),
};

const start = createRoute({
  ...common,
  method: 'post',
  path: '/calls',
  summary: 'Call a character',
  description:
    'Part of Premium, at a price in tokens for each minute that begins. The call rings until a WebSocket connects to `socket_url`, and waits 20 seconds for a connection that was lost. One call at a time: 409 `call_in_progress` names the open one.',
  request: { body: jsonBody(StartCall) },
  responses: {
    201: jsonAnswer(StartedCall, 'The call, ringing'),
    ...errorAnswers(400, 401, 403, 404, 409, 413, 429, 503),
  },
});
const current = createRoute({
  ...common,
  method: 'get',
  path: '/calls/current',
  summary: 'Read the open call',
  responses: { 200: jsonAnswer(CurrentCall, 'The call, or null'), ...errorAnswers(401) },
});
const read = createRoute({
  ...ofCall,
  method: 'get',
  path: '/calls/{id}',
  summary: 'Read a call',
  responses: { 200: jsonAnswer(Call, 'The call'), ...errorAnswers(401, 404) },
});
const end = createRoute({
  ...ofCall,
  method: 'delete',
  path: '/calls/{id}',
  summary: 'Hang up',
  description: 'Ends the call in any process; a minute that has begun is charged.',
  responses: { 204: { description: 'It has ended' }, ...errorAnswers(401, 404) },
});

export function registerCallRoutes(app: ApiApp): void {
  app.openapi(start, async (c) =>
    c.json(await startCall(userContext(c), c.req.valid('json')), 201),
  );
  app.openapi(current, async (c) => c.json(await readCurrentCall(userContext(c)), 200));
  app.openapi(read, async (c) =>
    c.json(await readCall(userContext(c), c.req.valid('param').id), 200),
  );
  app.openapi(end, async (c) => {
    await hangUp(userContext(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}
