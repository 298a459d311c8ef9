import { createRoute } from '@hono/zod-openapi';
import { getCookie, setCookie } from 'hono/cookie';
import {
  alsoSuspended,
  bearer,
  errorAnswers,
  jsonAnswer,
  jsonBody,
  userContext,
  type ApiApp,
  type HttpContext,
} from '#platform/http/app.ts';
import { AGE_NOTICE_VERSION } from '#shared/age-notice.ts';
import {
  AgeAcknowledgment,
  AgeStatus,
  DiscordLogin,
  GoogleLogin,
  LoginProviders,
  LoginResult,
  User,
} from '../contract.ts';
import { AGE_COOKIE_LIFETIME_MS, ATTEMPT_LIFETIME_MS } from '../rules.ts';
import { acknowledgeAge, readAgeStatus, type AgeSubject } from './acknowledge-age.ts';
import { loginWithDiscord } from './login-with-discord.ts';
import { loginWithGoogle } from './login-with-google.ts';
import { logout } from './logout.ts';
import { registerUserRoutes } from './account-routes.ts';
import type { AccountParts } from './parts.ts';
import { registerProfileRoutes } from './profile-routes.ts';
import { registerSecurityRoutes } from './security-routes.ts';
import { registerStopReminders } from './stop-reminders-routes.ts';
import { readCurrentUser } from './read-current-user.ts';
import { registerUndo } from './undo-routes.ts';
import { startLogin } from './start-login.ts';
import { AGE_COOKIE, ATTEMPT_COOKIE, visitorOf } from './visitor.ts';

const listProviders = createRoute({
  method: 'get',
  path: '/login/providers',
  tags: ['Sign-in'],
  summary: 'List sign-in providers',
  description:
    'Sets an HttpOnly cookie that binds the attempt to this browser. A provider without keys is omitted in production, and replaced by a local sign-in page otherwise.',
  responses: { 200: jsonAnswer(LoginProviders, 'The providers.'), ...errorAnswers(429) },
});

const googleLogin = createRoute({
  method: 'post',
  path: '/login/google',
  tags: ['Sign-in'],
  summary: 'Sign in with the credential of Google’s button',
  request: { body: jsonBody(GoogleLogin) },
  responses: {
    200: jsonAnswer(LoginResult, 'Signed in. The first sign-in creates the account.'),
    ...errorAnswers(400, 403, 404, 409, 429, 503),
  },
});

const discordLogin = createRoute({
  method: 'post',
  path: '/login/discord',
  tags: ['Sign-in'],
  summary: 'Sign in with the code of Discord’s redirect',
  request: { body: jsonBody(DiscordLogin) },
  responses: {
    200: jsonAnswer(LoginResult, 'Signed in. The first sign-in creates the account.'),
    ...errorAnswers(400, 403, 404, 409, 429, 503),
  },
});

const testToken = createRoute({
  method: 'post',
  path: '/login/test-token',
  tags: ['Sign-in'],
  summary: 'Check a session token',
  security: bearer,
  responses: { 200: jsonAnswer(User, 'The user of the token.'), ...errorAnswers(401, 403) },
});

const logoutRoute = createRoute({
  method: 'post',
  path: '/logout',
  tags: ['Sign-in'],
  summary: 'End this session',
  security: alsoSuspended,
  responses: { 204: { description: 'The token no longer works.' }, ...errorAnswers(401, 403) },
});

const readMe = createRoute({
  method: 'get',
  path: '/users/me',
  tags: ['Users'],
  summary: 'The signed-in user',
  security: bearer,
  responses: { 200: jsonAnswer(User, 'The caller.'), ...errorAnswers(401, 403) },
});

const acknowledge = createRoute({
  method: 'post',
  path: '/age-acknowledgements',
  tags: ['Age notice'],
  summary: 'Acknowledge the 18+ notice',
  description:
    'Stored on the account, or for a visitor under an HttpOnly cookie and copied to the account at sign-in.',
  request: { body: jsonBody(AgeAcknowledgment, { version: AGE_NOTICE_VERSION }) },
  responses: { 201: jsonAnswer(AgeStatus, 'Recorded.'), ...errorAnswers(401, 403, 429) },
});

const ageStatus = createRoute({
  method: 'get',
  path: '/age-acknowledgements',
  tags: ['Age notice'],
  summary: 'Whether the current 18+ notice has been acknowledged',
  responses: { 200: jsonAnswer(AgeStatus, 'The status.'), ...errorAnswers(401, 403) },
});

/** Registers the feature's routes; paths are relative to /api/v1. */
export function registerAccountRoutes(app: ApiApp, parts: AccountParts): void {
  app.openapi(listProviders, async (c) => {
    const ctx = c.get('ctx');
    await ctx.limits.consume('write', c.get('address'));
    const { cookie, providers } = await startLogin(ctx, getCookie(c, ATTEMPT_COOKIE));
    if (cookie) setSecureCookie(c, ATTEMPT_COOKIE, cookie, ATTEMPT_LIFETIME_MS, '/api/v1/login');
    return c.json({ providers }, 200);
  });
  app.openapi(googleLogin, async (c) => {
    const ctx = c.get('ctx');
    await ctx.limits.consume('login', c.get('address'));
    return c.json(await loginWithGoogle(ctx, c.req.valid('json'), visitorOf(c), parts), 200);
  });
  app.openapi(discordLogin, async (c) => {
    const ctx = c.get('ctx');
    await ctx.limits.consume('login', c.get('address'));
    return c.json(await loginWithDiscord(ctx, c.req.valid('json'), visitorOf(c), parts), 200);
  });
  app.openapi(testToken, async (c) => c.json(await readCurrentUser(userContext(c), parts), 200));
  app.openapi(logoutRoute, async (c) => {
    await logout(userContext(c));
    return c.body(null, 204);
  });
  app.openapi(readMe, async (c) => c.json(await readCurrentUser(userContext(c), parts), 200));
  app.openapi(acknowledge, async (c) => {
    const ctx = c.get('ctx');
    await ctx.limits.consume('age_notice', c.get('address'));
    const { version } = c.req.valid('json');
    const { status, cookie } = await acknowledgeAge(ctx, ageSubject(c), version);
    if (cookie) setSecureCookie(c, AGE_COOKIE, cookie, AGE_COOKIE_LIFETIME_MS, '/');
    return c.json(status, 201);
  });
  app.openapi(ageStatus, async (c) =>
    c.json(await readAgeStatus(c.get('ctx'), ageSubject(c)), 200),
  );
  registerProfileRoutes(app, parts);
  registerUserRoutes(app, parts);
  registerSecurityRoutes(app);
  registerStopReminders(app);
  registerUndo(app);
}

/** Returns the subject of a request's 18+ acknowledgment, for `hasAcknowledgedAge`. */
export function ageSubject(c: HttpContext): AgeSubject {
  return { caller: c.get('caller'), ageCookie: getCookie(c, AGE_COOKIE) };
}

function setSecureCookie(
  c: HttpContext,
  name: string,
  value: string,
  lifetimeMs: number,
  path: string,
): void {
  setCookie(c, name, value, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.get('ctx').config.publicUrl.startsWith('https:'),
    path,
    maxAge: Math.floor(lifetimeMs / 1000),
  });
}
