import type { Hono, Context as HonoContext, Env } from 'hono';
import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { hasLocalIdentity } from '../providers.ts';
import { createLocalIssuer, LocalPerson } from './issuer.ts';
import { SEED_PEOPLE } from './people.ts';
import { SignInRequest, signInPage } from './sign-in-page.ts';

const CredentialRequest = LocalPerson.extend({ nonce: z.string().max(512).optional() });
const TokenRequest = z.object({ code: z.string(), code_verifier: z.string().optional() });

/**
 * Registers the development sign-in page and the stand-ins for Google's keys and Discord's API.
 * Registers nothing in production, so that every `/dev` path returns 404.
 */
export function registerDevIdentity<E extends Env>(app: Hono<E>, ctx: Context): void {
  if (!hasLocalIdentity(ctx.config)) return;
  const issuer = createLocalIssuer(ctx);
  const { appName } = ctx.config;

  app.get('/dev/sign-in', async (c): Promise<Response> => {
    const request = SignInRequest.safeParse(c.req.query());
    if (!request.success) return c.text('Start from the sign-in page: /login', 400);
    return signInPage({ appName, request: request.data });
  });

  app.post('/dev/sign-in', async (c): Promise<Response> => {
    const form = Object.fromEntries(await c.req.formData());
    const request = SignInRequest.safeParse(form);
    if (!request.success) return c.text('Start from the sign-in page: /login', 400);
    const known = SEED_PEOPLE.find((person) => person.email === form.person);
    const person = LocalPerson.safeParse(known ?? form);
    if (!person.success)
      return signInPage({
        appName,
        request: request.data,
        problem: 'Enter a name and a complete e-mail address, for example robin@example.test.',
        status: 422,
      });
    const { provider, page, nonce, state, code_challenge } = request.data;
    if (provider === 'google') {
      const credential = await issuer.credential(person.data, nonce);
      // A fragment reaches the page's script but no server log.
      return credential ? c.redirect(`/${page}#credential=${credential}`, 303) : notLocal(c);
    }
    const code = await issuer.code(person.data, code_challenge);
    const query = new URLSearchParams({ code: code ?? '', ...(state && { state }) });
    return code ? c.redirect(`/auth/discord/callback?${query.toString()}`, 303) : notLocal(c);
  });

  app.post('/dev/identity/google/credential', async (c) => {
    const body = CredentialRequest.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return invalid(c, body.error);
    const credential = await issuer.credential(body.data, body.data.nonce);
    return credential ? c.json({ credential }) : notLocal(c);
  });

  app.post('/dev/identity/discord/code', async (c) => {
    const body = LocalPerson.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return invalid(c, body.error);
    const code = await issuer.code(body.data);
    return code ? c.json({ code }) : notLocal(c);
  });

  app.get('/dev/identity/google/jwks', async (c) => c.json(await issuer.keySet()));

  app.post('/dev/identity/discord/oauth2/token', async (c) => {
    const form = TokenRequest.safeParse(Object.fromEntries(await c.req.formData()));
    const token = form.success
      ? await issuer.exchange(form.data.code, form.data.code_verifier)
      : null;
    if (!token) return c.json({ error: 'invalid_grant' }, 400);
    return c.json({ access_token: token, token_type: 'Bearer', expires_in: 600 });
  });

  app.get('/dev/identity/discord/users/@me', async (c) => {
    const token = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    const person = await issuer.person(token);
    return person ? c.json(person) : c.json({ message: '401: Unauthorized', code: 0 }, 401);
  });
}

function notLocal(c: HonoContext) {
  return c.json(
    {
      detail: 'This provider is set up with real keys, so the local sign-in is off.',
      code: 'not_found',
    },
    404,
  );
}

function invalid(c: HonoContext, error: z.ZodError) {
  const detail = error.issues.map(({ path, message, code }) => ({
    loc: ['body', ...path.map(String)],
    msg: message,
    type: code,
  }));
  return c.json({ detail, code: 'validation_error' }, 422);
}
