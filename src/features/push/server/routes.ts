import { createRoute, z } from '@hono/zod-openapi';
import {
  bearer,
  errorAnswers,
  jsonAnswer,
  jsonBody,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import { CreatePushSubscription, PushKey } from '../contract.ts';
import { subscribe, unsubscribe } from './subscribe.ts';
import { turnOff } from './turn-off.ts';
import { readVapidKeys } from './vapid.ts';

const tags = ['Notifications'];
const common = { tags, security: bearer };

const key = createRoute({
  ...common,
  method: 'get',
  path: '/push/key',
  summary: 'The key that a browser subscribes with',
  responses: { 200: jsonAnswer(PushKey, 'The public key'), ...errorAnswers(401, 403) },
});
const create = createRoute({
  ...common,
  method: 'post',
  path: '/push/subscriptions',
  summary: 'Turn notifications on in this browser',
  description:
    'The subscription belongs to this session and ends with it; another one of the session replaces it, and an eleventh of a user replaces the oldest. Repeating it is harmless.',
  request: { body: jsonBody(CreatePushSubscription) },
  responses: {
    204: { description: 'Notifications are on' },
    ...errorAnswers(400, 401, 403, 429),
  },
});
const remove = createRoute({
  ...common,
  method: 'delete',
  path: '/push/subscriptions',
  summary: 'Turn notifications off in this browser',
  responses: { 204: { description: 'Notifications are off' }, ...errorAnswers(401, 403) },
});
const off = createRoute({
  tags,
  method: 'post',
  path: '/push/{token}/off',
  summary: 'Turn notifications off from a notification',
  description:
    'The address is in each notification. It needs no session, ends the one subscription, and does nothing else.',
  request: {
    params: z.object({
      token: z
        .string()
        .max(300)
        .openapi({ example: 'push-off_01993f5e-7c1a-7000-8a3c-2f1f6f0f9b11_6f0c' }),
    }),
  },
  responses: { 204: { description: 'Notifications are off' }, ...errorAnswers(400, 429) },
});

/** Registers the feature's routes; paths are relative to /api/v1. */
export function registerPushRoutes(app: ApiApp): void {
  app.openapi(key, async (c) => {
    const { current } = await readVapidKeys(userContext(c));
    return c.json({ key: current.publicKey }, 200);
  });
  app.openapi(create, async (c) => {
    const ctx = userContext(c);
    await ctx.limits.consume('write', ctx.caller.id);
    await subscribe(ctx, c.req.valid('json'));
    return c.body(null, 204);
  });
  app.openapi(remove, async (c) => {
    await unsubscribe(userContext(c));
    return c.body(null, 204);
  });
  app.openapi(off, async (c) => {
    const ctx = c.get('ctx');
    await ctx.limits.consume('push_off', c.get('address'));
    await turnOff(ctx, c.req.valid('param').token);
    return c.body(null, 204);
  });
}
