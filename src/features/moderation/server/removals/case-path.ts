import type { Context } from '#platform/context.ts';
import { signedTokens } from '#platform/signed-tokens.ts';

const KIND = 'removal';

/** How a request's page is found: its address is the right to read it. */
export async function casePaths(ctx: Context): Promise<(id: string) => string> {
  const tokens = await signedTokens(ctx);
  return (id) => `/legal/${tokens.sign(KIND, id)}`;
}

/** The id of the request that a token is for; null when it is none of ours. */
export async function readCaseToken(ctx: Context, token: string): Promise<string | null> {
  return (await signedTokens(ctx)).read(KIND, token)?.[0] ?? null;
}
