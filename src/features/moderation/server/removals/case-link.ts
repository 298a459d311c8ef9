import type { Context } from '#platform/context.ts';
import { signedTokens } from '#platform/signed-tokens.ts';

const KIND = 'removal';

/** Returns a builder of signed case links. Anyone who has the link can read the case. */
export async function createCasePathBuilder(ctx: Context): Promise<(id: string) => string> {
  const tokens = await signedTokens(ctx);
  return (id) => `/legal/${tokens.sign(KIND, id)}`;
}

/** Returns the request id of a token. Null for an invalid token. */
export async function readCaseToken(ctx: Context, token: string): Promise<string | null> {
  return (await signedTokens(ctx)).read(KIND, token)?.[0] ?? null;
}
