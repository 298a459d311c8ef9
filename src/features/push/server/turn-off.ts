import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import { deleteSubscription } from './queries.ts';

const KIND = 'push-off';

/** The API path that ends one subscription: it is in each notification, and does nothing else. */
export async function turnOffPath(ctx: Pick<Context, 'db'>, id: string): Promise<string> {
  return `/api/v1/push/${(await signedTokens(ctx)).sign(KIND, id)}/off`;
}

/** Ends the subscription of a notification; repeating it is harmless. @throws AppError link_ended */
export async function turnOff(ctx: Context, token: string): Promise<void> {
  const [id] = (await signedTokens(ctx)).read(KIND, token) ?? [];
  if (id === undefined) throw new AppError('link_ended');
  await deleteSubscription(ctx.db, id);
}
