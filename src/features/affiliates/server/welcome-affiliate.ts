import { randomInt } from 'node:crypto';
import anyAscii from 'any-ascii';
import type { Transaction } from '#db/client.ts';
import type { ApplicationRow, WelcomeAffiliate } from '#features/submissions/server/index.ts';
import type { Context } from '#platform/context.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import { newId } from '#shared/ids.ts';
import { affiliateCode } from '../rules.ts';
import { invitationLinks } from './invitation.ts';
import { findAffiliate, insertAffiliate, type AffiliateRow } from './queries.ts';

/** Creates the affiliate and link of an accepted application, and returns the invitation's links. */
export const welcomeAffiliate: WelcomeAffiliate = async (ctx) => {
  const tokens = await signedTokens(ctx);
  return async (tx, application) =>
    invitationLinks(
      tokens,
      ctx.config,
      await findOrCreateAffiliate(tx, ctx, application),
      ctx.now(),
    );
};

/** The affiliate of an accepted application, created if necessary. */
export async function findOrCreateAffiliate(
  tx: Transaction,
  ctx: Pick<Context, 'config' | 'now'>,
  { id: application_id, first_name, email }: ApplicationRow,
): Promise<AffiliateRow> {
  for (;;) {
    const existing = await findAffiliate(tx, { application_id });
    if (existing) return existing;
    const created = await insertAffiliate(tx, {
      id: newId(),
      application_id,
      code: affiliateCode(anyAscii(first_name), randomNumbers()),
      first_name,
      email,
      commission_bps: ctx.config.affiliates.commissionBps,
      created_at: ctx.now(),
    });
    if (created) return created;
  }
}

export const randomNumbers = (): number[] =>
  Array.from({ length: 4 }, () => randomInt(2 ** 32) / 2 ** 32);
