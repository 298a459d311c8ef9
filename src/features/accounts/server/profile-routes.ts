import { createRoute, z } from '@hono/zod-openapi';
import {
  alsoSuspended,
  bearer,
  errorAnswers,
  jsonAnswer,
  jsonBody,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import { Id } from '#shared/contract.ts';
import { ChangePreferences, DiscordLogin, GoogleLogin, Provider, User } from '../contract.ts';
import {
  ChangeProfile,
  ConfirmedEmail,
  ConfirmEmail,
  DeleteAccount,
  LinkedProviders,
  SessionsQuery,
  UserSessions,
} from '../contract-profile.ts';
import { requestDeletion } from './deletion/request-deletion.ts';
import { verifyDiscordPerson } from './login-with-discord.ts';
import { verifyGooglePerson } from './login-with-google.ts';
import type { AccountParts } from './parts.ts';
import { cancelEmailChange } from './profile/cancel-email-change.ts';
import { changePreferences, changeProfile } from './profile/change-profile.ts';
import { confirmEmailChange } from './profile/confirm-email-change.ts';
import { linkProvider, listLinkedProviders, unlinkProvider } from './profile/link-provider.ts';
import { endOtherSessions, endSession, listSessions } from './profile/sessions.ts';
import { requireFresh } from './security/require-fresh.ts';
import { visitorOf } from './visitor.ts';

const common = { tags: ['Users'], security: bearer };

const change = createRoute({
  ...common,
  method: 'patch',
  path: '/users/me',
  summary: 'Change your name, email address or picture',
  request: { body: jsonBody(ChangeProfile, { full_name: 'Robin Vale' }) },
  responses: {
    200: jsonAnswer(User, 'The user as they are now; a new address is pending.'),
    ...errorAnswers(400, 401, 403, 429),
  },
});
const choose = createRoute({
  ...common,
  method: 'patch',
  path: '/users/me/preferences',
  summary: 'Change your preferences',
  request: { body: jsonBody(ChangePreferences) },
  responses: { 200: jsonAnswer(User, 'The user as they are now.'), ...errorAnswers(401, 403) },
});
const cancel = createRoute({
  ...common,
  method: 'delete',
  path: '/users/me/pending-email',
  summary: 'Cancel a pending email change',
  responses: { 204: { description: 'Its link no longer works.' }, ...errorAnswers(401, 403, 404) },
});
const confirm = createRoute({
  tags: ['Users'],
  method: 'post',
  path: '/users/confirm-email',
  summary: 'Confirm a new email address with the token from the email',
  request: { body: jsonBody(ConfirmEmail) },
  responses: {
    200: jsonAnswer(ConfirmedEmail, 'The address is confirmed.'),
    ...errorAnswers(400, 401, 403, 409, 429),
  },
});
const remove = createRoute({
  ...common,
  security: alsoSuspended,
  method: 'delete',
  path: '/users/me',
  summary: 'Delete your account',
  description:
    'Signs out everywhere and ends the subscription at once; everything is erased after 14 days unless support cancels it.',
  request: { body: { ...jsonBody(DeleteAccount), required: false } },
  responses: {
    204: { description: 'The account will be erased; an email states when.' },
    ...errorAnswers(401, 403, 409),
  },
});
const sessions = createRoute({
  ...common,
  method: 'get',
  path: '/users/me/sessions',
  summary: 'List your sessions',
  request: { query: SessionsQuery },
  responses: {
    200: jsonAnswer(UserSessions, 'Most recently used first.'),
    ...errorAnswers(401, 403),
  },
});
const endOthers = createRoute({
  ...common,
  method: 'delete',
  path: '/users/me/sessions',
  summary: 'Sign out everywhere else',
  responses: { 204: { description: 'Only this session is left.' }, ...errorAnswers(401, 403) },
});
const endOne = createRoute({
  ...common,
  method: 'delete',
  path: '/users/me/sessions/{session_id}',
  summary: 'Sign out one session',
  request: { params: z.object({ session_id: Id }) },
  responses: {
    204: { description: 'The session no longer works.' },
    ...errorAnswers(401, 403, 404),
  },
});
const identities = createRoute({
  ...common,
  method: 'get',
  path: '/users/me/identities',
  summary: 'List your linked providers',
  responses: {
    200: jsonAnswer(LinkedProviders, 'The first linked first.'),
    ...errorAnswers(401, 403),
  },
});
const unlink = createRoute({
  ...common,
  method: 'delete',
  path: '/users/me/identities/{provider}',
  summary: 'Remove a linked provider',
  request: { params: z.object({ provider: Provider }) },
  responses: {
    204: { description: 'The provider is removed.' },
    ...errorAnswers(401, 403, 404, 409),
  },
});
const linkGoogle = createRoute({
  ...common,
  method: 'post',
  path: '/login/google/link',
  summary: 'Link Google to your account',
  request: { body: jsonBody(GoogleLogin) },
  responses: {
    200: jsonAnswer(LinkedProviders, 'The own ways to sign in.'),
    ...errorAnswers(400, 401, 403, 404, 409, 429, 503),
  },
});
const linkDiscord = createRoute({
  ...common,
  method: 'post',
  path: '/login/discord/link',
  summary: 'Link Discord to your account',
  request: { body: jsonBody(DiscordLogin) },
  responses: {
    200: jsonAnswer(LinkedProviders, 'The own ways to sign in.'),
    ...errorAnswers(400, 401, 403, 404, 409, 429, 503),
  },
});

/** Registers the routes for a user's own account; paths are relative to /api/v1. */
export function registerProfileRoutes(app: ApiApp, parts: AccountParts): void {
  app.openapi(change, async (c) =>
    c.json(await changeProfile(userContext(c), parts, c.req.valid('json'), visitorOf(c)), 200),
  );
  app.openapi(choose, async (c) =>
    c.json(await changePreferences(userContext(c), parts, c.req.valid('json')), 200),
  );
  app.openapi(cancel, async (c) => {
    await cancelEmailChange(userContext(c));
    return c.body(null, 204);
  });
  app.openapi(confirm, async (c) => {
    const ctx = c.get('ctx');
    await ctx.limits.consume('login', c.get('address'));
    return c.json(await confirmEmailChange(ctx, c.req.valid('json').token, visitorOf(c)), 200);
  });
  app.openapi(remove, async (c) => {
    await requestDeletion(userContext(c), c.req.valid('json').confirmation, visitorOf(c));
    return c.body(null, 204);
  });
  app.openapi(sessions, async (c) =>
    c.json(await listSessions(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(endOthers, async (c) => {
    await endOtherSessions(userContext(c));
    return c.body(null, 204);
  });
  app.openapi(endOne, async (c) => {
    await endSession(userContext(c), c.req.valid('param').session_id);
    return c.body(null, 204);
  });
  app.openapi(identities, async (c) => c.json(await listLinkedProviders(userContext(c)), 200));
  app.openapi(unlink, async (c) => {
    await unlinkProvider(userContext(c), c.req.valid('param').provider, visitorOf(c));
    return c.body(null, 204);
  });
  app.openapi(linkGoogle, async (c) => {
    const ctx = userContext(c);
    await ctx.limits.consume('login', c.get('address'));
    await requireFresh(ctx);
    const visitor = visitorOf(c);
    const person = await verifyGooglePerson(ctx, c.req.valid('json'), visitor);
    await linkProvider(ctx, person, visitor);
    return c.json(await listLinkedProviders(ctx), 200);
  });
  app.openapi(linkDiscord, async (c) => {
    const ctx = userContext(c);
    await ctx.limits.consume('login', c.get('address'));
    await requireFresh(ctx);
    const visitor = visitorOf(c);
    const person = await verifyDiscordPerson(ctx, c.req.valid('json'), visitor);
    await linkProvider(ctx, person, visitor);
    return c.json(await listLinkedProviders(ctx), 200);
  });
}
