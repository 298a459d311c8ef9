import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import type { LoginProvider, LoginProviders } from '../contract.ts';
import { ATTEMPT_LIFETIME_MS } from '../rules.ts';
import { discordProvider, googleProvider } from './providers.ts';
import { findOpenAttempt, insertAttempt, type AttemptRow } from './queries.ts';
import { hashSecret, isSecret, newSecret, pkceChallenge } from './secrets.ts';

/**
 * Returns what a page needs to start a sign-in. A cookie binds the attempt to one browser, and a
 * second tab gets the same attempt, so that both can finish.
 * @returns the providers, and the cookie value when a new one must be set
 */
export async function startLogin(
  ctx: Context,
  attemptCookie: string | undefined,
): Promise<LoginProviders & { cookie?: string }> {
  const google = googleProvider(ctx.config);
  const discord = discordProvider(ctx.config);
  if (!google && !discord) return { providers: [] };

  const open = await findReusableAttempt(ctx, attemptCookie);
  const cookie = open ? undefined : newSecret();
  const attempt = open ?? (await createAttempt(ctx, cookie!));

  const providers: LoginProvider[] = [];
  if (google)
    providers.push({
      id: 'google',
      kind: google.kind,
      client_id: google.clientId,
      authorize_url:
        google.kind === 'local'
          ? withQuery('/dev/sign-in', { provider: 'google', nonce: attempt.nonce })
          : null,
      script_url: google.kind === 'local' ? null : ctx.config.google.scriptUrl,
      nonce: attempt.nonce,
    });
  if (discord) {
    const flow = {
      state: attempt.state,
      code_challenge: pkceChallenge(attempt.code_verifier),
      code_challenge_method: 'S256',
    };
    providers.push({
      id: 'discord',
      kind: discord.kind,
      client_id: discord.clientId,
      authorize_url:
        discord.kind === 'local'
          ? withQuery('/dev/sign-in', { provider: 'discord', ...flow })
          : withQuery(ctx.config.discord.authorizeUrl, {
              client_id: discord.clientId,
              redirect_uri: discord.redirectUri,
              response_type: 'code',
              scope: 'identify email',
              ...flow,
            }),
      script_url: null,
      nonce: attempt.nonce,
    });
  }
  return { providers, ...(cookie && { cookie }) };
}

async function findReusableAttempt(
  ctx: Context,
  cookie: string | undefined,
): Promise<AttemptRow | undefined> {
  if (!isSecret(cookie)) return undefined;
  const openUntil = new Date(ctx.now().getTime() + ATTEMPT_LIFETIME_MS / 2);
  return findOpenAttempt(ctx.db, hashSecret(cookie), openUntil);
}

async function createAttempt(ctx: Context, cookie: string): Promise<AttemptRow> {
  const attempt: AttemptRow = {
    id: newId(),
    browser_hash: hashSecret(cookie),
    nonce: newSecret(),
    state: newSecret(),
    code_verifier: newSecret(),
    expires_at: new Date(ctx.now().getTime() + ATTEMPT_LIFETIME_MS),
    consumed_at: null,
  };
  await insertAttempt(ctx.db, attempt);
  return attempt;
}

function withQuery(url: string, query: Record<string, string>): string {
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(query).toString()}`;
}
