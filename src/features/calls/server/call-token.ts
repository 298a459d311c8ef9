import { createHash, randomBytes } from 'node:crypto';
import type { Context, UserContext } from '#platform/context.ts';
import { signedTokens } from '#platform/signed-tokens.ts';

const KIND = 'call';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token of a call's socket: it names the session for which it was created. */
export async function createCallToken(
  ctx: UserContext,
  callId: string,
): Promise<{ token: string; hash: string }> {
  const random = randomBytes(16).toString('hex');
  const token = (await signedTokens(ctx)).sign(KIND, callId, ctx.caller.sessionId, random);
  return { token, hash: hashOf(token) };
}

/** What a genuine token names; undefined for any other text. */
export async function readCallToken(
  ctx: Pick<Context, 'db'>,
  token: string,
): Promise<{ callId: string; sessionId: string; hash: string } | undefined> {
  const [callId, sessionId] = (await signedTokens(ctx)).read(KIND, token) ?? [];
  return callId && sessionId ? { callId, sessionId, hash: hashOf(token) } : undefined;
}
