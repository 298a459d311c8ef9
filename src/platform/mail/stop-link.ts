import type { Context } from '../context.ts';
import { signedTokens } from '../signed-tokens.ts';
import { findRecipient } from './queries.ts';

const KIND = 'stop';

/** Where the recipient of a mail asks to get no more of its kind; nobody else can have the address. */
export async function stopUrl(ctx: Pick<Context, 'db' | 'config'>, id: string): Promise<string> {
  return `${ctx.config.publicUrl}/api/v1/mails/${(await signedTokens(ctx)).sign(KIND, id)}/stop`;
}

/** Whom the mail behind such an address went to; undefined when it is altered, or the mail long forgotten. */
export async function readStopToken(
  ctx: Pick<Context, 'db'>,
  token: string,
): Promise<string | undefined> {
  const [id] = (await signedTokens(ctx)).read(KIND, token) ?? [];
  return id ? findRecipient(ctx.db, id) : undefined;
}
