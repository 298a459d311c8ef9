import type { Config } from '#platform/config.ts';
import type { SignedTokens } from '#platform/signed-tokens.ts';
import { DASHBOARD_PATH, INVITATION_LIFETIME_MS } from '../rules.ts';

const KIND = 'affiliate';

/** The links in an invitation email. `now` starts the 30 days of the invitation. */
export function invitationLinks(
  tokens: SignedTokens,
  { publicUrl }: Config,
  { id, code }: { id: string; code: string },
  now: Date,
): { link: string; invitation: string } {
  const token = tokens.sign(KIND, id, String(now.getTime() + INVITATION_LIFETIME_MS));
  return {
    link: affiliateLink(publicUrl, code),
    invitation: `${publicUrl}${DASHBOARD_PATH}?invitation=${token}`,
  };
}

export const affiliateLink = (publicUrl: string, code: string): string => `${publicUrl}/r/${code}`;

/** The affiliate id of an invitation; null when the token is altered, of another kind, or expired. */
export function readInvitation(tokens: SignedTokens, token: string, now: Date): string | null {
  const [id, ends] = tokens.read(KIND, token) ?? [];
  return id !== undefined && now.getTime() < Number(ends) ? id : null;
}
