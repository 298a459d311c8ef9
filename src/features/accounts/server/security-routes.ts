import { createRoute } from '@hono/zod-openapi';
import {
  alsoSuspended,
  bearer,
  errorAnswers,
  jsonAnswer,
  jsonBody,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import { DiscordLogin, GoogleLogin, LoginResult } from '../contract.ts';
import { SecurityEvents, SecurityEventsQuery } from '../contract-security.ts';
import { verifyDiscordPerson } from './login-with-discord.ts';
import { verifyGooglePerson } from './login-with-google.ts';
import { listSecurityEvents } from './security/list-events.ts';
import { signInAgain } from './security/sign-in-again.ts';
import { visitorOf } from './visitor.ts';

const description =
  'For calls that answer `fresh_sign_in_required`. The new token is fresh for 10 minutes; the one that it replaces ends when the new one is first used.';
const answers = {
  200: jsonAnswer(LoginResult, 'A fresh session of the same account.'),
  ...errorAnswers(400, 401, 403, 404, 409, 429, 503),
};

const againWithGoogle = createRoute({
  tags: ['Sign-in'],
  security: alsoSuspended,
  method: 'post',
  path: '/login/google/again',
  summary: 'Sign in again with Google to the current account',
  description,
  request: { body: jsonBody(GoogleLogin) },
  responses: answers,
});
const againWithDiscord = createRoute({
  tags: ['Sign-in'],
  security: alsoSuspended,
  method: 'post',
  path: '/login/discord/again',
  summary: 'Sign in again with Discord to the current account',
  description,
  request: { body: jsonBody(DiscordLogin) },
  responses: answers,
});
const events = createRoute({
  tags: ['Users'],
  security: bearer,
  method: 'get',
  path: '/users/me/security-events',
  summary: 'List the security events of your account',
  description:
    'Sign-ins, refused sign-ins, and changes of sign-in methods, email address and rights.',
  request: { query: SecurityEventsQuery },
  responses: {
    200: jsonAnswer(SecurityEvents, 'Latest first.'),
    ...errorAnswers(400, 401, 403),
  },
});

/** Registers repeated sign-in and security events; paths are relative to /api/v1. */
export function registerSecurityRoutes(app: ApiApp): void {
  app.openapi(againWithGoogle, async (c) => {
    const ctx = userContext(c);
    await ctx.limits.consume('login', c.get('address'));
    const visitor = visitorOf(c);
    const person = await verifyGooglePerson(ctx, c.req.valid('json'), visitor);
    return c.json(await signInAgain(ctx, person, visitor), 200);
  });
  app.openapi(againWithDiscord, async (c) => {
    const ctx = userContext(c);
    await ctx.limits.consume('login', c.get('address'));
    const visitor = visitorOf(c);
    const person = await verifyDiscordPerson(ctx, c.req.valid('json'), visitor);
    return c.json(await signInAgain(ctx, person, visitor), 200);
  });
  app.openapi(events, async (c) =>
    c.json(await listSecurityEvents(userContext(c), c.req.valid('query')), 200),
  );
}
