import { createRoute } from '@hono/zod-openapi';
import {
  errorAnswers,
  jsonAnswer,
  jsonBody,
  superuser,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import { ChooseServer, TextEngineSetup } from '../../contract-real-model.ts';
import { bringSmallModel, cancelSmallModel, readSetup, useServer } from './set-up-model.ts';

const common = { tags: ['Text engine'], security: superuser };
const answer = jsonAnswer(TextEngineSetup, 'The engine and the offer');

const read = createRoute({
  ...common,
  method: 'get',
  path: '/admin/text-engine',
  summary: 'The engine that writes replies, and the available real models (superusers)',
  description:
    'While the demo script writes: what the small model needs from this machine, its download progress, and model servers that respond on this machine.',
  responses: { 200: answer, ...errorAnswers(401, 403) },
});
const server = createRoute({
  ...common,
  method: 'post',
  path: '/admin/text-engine/server',
  summary: 'Let a model server on this machine write replies (superusers)',
  description:
    'Replies in progress finish with the previous engine. The choice survives a restart.',
  request: { body: jsonBody(ChooseServer) },
  responses: { 200: answer, ...errorAnswers(400, 401, 403, 409, 429) },
});
const bring = createRoute({
  ...common,
  method: 'post',
  path: '/admin/text-engine/small-model',
  summary: 'Download the small model and let it write replies (superusers)',
  description: 'Resumes an interrupted download. `GET /admin/text-engine` returns its progress.',
  responses: { 202: answer, ...errorAnswers(401, 403, 409, 429) },
});
const cancel = createRoute({
  ...common,
  method: 'delete',
  path: '/admin/text-engine/small-model',
  summary: 'Stop the download of the small model (superusers)',
  responses: { 200: answer, ...errorAnswers(401, 403) },
});

/** Registers the calls that connect a real model; paths are relative to /api/v1. */
export function registerRealModelRoutes(app: ApiApp): void {
  app.openapi(read, async (c) => c.json(await readSetup(userContext(c)), 200));
  app.openapi(server, async (c) => {
    const ctx = userContext(c);
    await ctx.limits.consume('write', ctx.caller.id);
    await useServer(ctx, c.req.valid('json'));
    return c.json(await readSetup(ctx), 200);
  });
  app.openapi(bring, async (c) => {
    const ctx = userContext(c);
    await ctx.limits.consume('write', ctx.caller.id);
    await bringSmallModel(ctx);
    return c.json(await readSetup(ctx), 202);
  });
  app.openapi(cancel, async (c) => {
    const ctx = userContext(c);
    await cancelSmallModel(ctx);
    return c.json(await readSetup(ctx), 200);
  });
}
