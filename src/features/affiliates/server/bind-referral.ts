import { parse } from 'hono/utils/cookie';
import type { RegistrationListener } from '#features/accounts/server/index.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import { newId } from '#shared/ids.ts';
import { findSelfReferral } from '../rules.ts';
import { CLICK_COOKIE, readClick } from './click-cookie.ts';
import { insertReferral } from './commission-queries.ts';
import { networkDigest, networksSince } from './network.ts';
import { emailOfUser, findAffiliate, networksOf } from './queries.ts';

/**
 * Permanently binds a user who registers with a click's cookie to its affiliate. The affiliate's own
 * account is stored with the reason why it earns nothing; a paused affiliate gets no referrals.
 */
export const bindReferral: RegistrationListener = async (ctx, { cookies, address }) => {
  const cookie = parse(cookies ?? '', CLICK_COOKIE)[CLICK_COOKIE];
  if (cookie === undefined) return null;
  const tokens = await signedTokens(ctx);
  const days = ctx.config.affiliates.cookieDays;
  const click = readClick(tokens, cookie, { now: ctx.now(), days });
  if (!click) return null;
  const network = networkDigest(tokens, address);

  return async (tx, user) => {
    const now = ctx.now();
    const affiliate = await findAffiliate(tx, { id: click.affiliateId });
    if (affiliate?.status !== 'active') return;
    const refused = findSelfReferral(
      { ...user, network },
      {
        user_id: affiliate.user_id,
        emails: [affiliate.email, ...(await emailOfUser(tx, affiliate.user_id))],
        networks: await networksOf(tx, affiliate.id, networksSince(now)),
      },
    );
    await insertReferral(tx, {
      id: newId(),
      affiliate_id: affiliate.id,
      user_id: user.id,
      clicked_at: click.at,
      refused,
      created_at: now,
    });
  };
};
