import type { Context } from '../context.ts';
import { signedTokens } from '../signed-tokens.ts';
import { findRecipient } from './queries.ts';

const KIND = 'stop';

/** Returns the unsubscribe link of a message. It is signed, so that nobody else can guess it. */
export async function unsubscribeUrl(
  ctx: Pick<Context, 'db' | 'config'>,
  id: string,
): Promise<string> {
  return `${ctx.config.publicUrl}/api/v1/mails/${(await signedTokens(ctx)).sign(KIND, id)}/stop`;
}

/** Returns the recipient of the message. Undefined for a forged token or a deleted message. */
export async function readUnsubscribeToken(
  ctx: Pick<Context, 'db'>,
  token: string,
): Promise<string | undefined> {
  const [id] = (await signedTokens(ctx)).read(KIND, token) ?? [];
  return id ? findRecipient(ctx.db, id) : undefined;
}
