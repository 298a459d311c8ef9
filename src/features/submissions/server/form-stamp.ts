import type { Context } from '#platform/context.ts';
import { signedTokens } from '#platform/signed-tokens.ts';

const KIND = 'form';

/** Says, in a way that only we can, that a form was opened now. */
export async function makeFormStamp(ctx: Context): Promise<string> {
  return (await signedTokens(ctx)).sign(KIND, String(ctx.now().getTime()));
}

/** Milliseconds since the stamp was created; null if it is not ours. */
export async function readFormStamp(ctx: Context, stamp: string): Promise<number | null> {
  const parts = (await signedTokens(ctx)).read(KIND, stamp);
  return parts ? ctx.now().getTime() - Number(parts[0]) : null;
}
