import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { DiscordProvider } from './providers.ts';

const TIMEOUT_MS = 8000;
const MAX_RESPONSE_BYTES = 64 * 1024;

const TokenResponse = z.object({ access_token: z.string().min(1) });
const DiscordUser = z.object({
  id: z.string().min(1).max(64),
  username: z.string(),
  global_name: z.string().nullish(),
  avatar: z.string().nullish(),
  email: z.email().max(320).nullish(),
  verified: z.boolean().nullish(),
});
export type DiscordUser = z.infer<typeof DiscordUser>;

type Parts = Pick<Context, 'fetch' | 'log'>;

/**
 * Exchanges an authorization code and reads the user (scopes `identify email`).
 * Source: Discord's OAuth2 documentation, "Authorization Code Grant" and "Get Current User".
 * @throws AppError invalid_credential (the code is wrong or used), provider_unavailable
 */
export async function readDiscordUser(
  parts: Parts,
  provider: DiscordProvider,
  code: string,
  codeVerifier: string | undefined,
): Promise<DiscordUser> {
  const { access_token } = await request(parts, `${provider.apiUrl}/oauth2/token`, TokenResponse, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: provider.redirectUri,
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      ...(codeVerifier && { code_verifier: codeVerifier }),
    }),
  });
  return request(parts, `${provider.apiUrl}/users/@me`, DiscordUser, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
}

async function request<T>(
  { fetch, log }: Parts,
  url: string,
  schema: z.ZodType<T>,
  init: RequestInit,
): Promise<T> {
  const unavailable = (reason: string, cause?: unknown) => {
    log.warn({ err: cause, reason, host: new URL(url).host }, 'discord unavailable');
    return new AppError('provider_unavailable', { cause });
  };
  let response: Response;
  let body: string;
  try {
    // This API never redirects; following a redirect could leak the secret to another host.
    response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    body = await response.text();
  } catch (error) {
    throw unavailable('no response', error);
  }
  // 400 means a bad code. 401 from the token endpoint means that our client credentials are wrong.
  if (response.status === 400) throw new AppError('invalid_credential');
  if (!response.ok) throw unavailable(`status ${response.status}`);
  if (body.length > MAX_RESPONSE_BYTES) throw unavailable('response too large');
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) throw unavailable('unexpected response');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
