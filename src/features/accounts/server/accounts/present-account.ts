import type { Context } from '#platform/context.ts';
import type { Provider } from '../../contract.ts';
import type { Account } from '../../contract-profile.ts';
import { planAt } from '../../rules.ts';
import type { AccountParts } from '../parts.ts';
import type { UserRow } from '../queries.ts';

/** Maps a user to `Account`, as shown to superusers. */
export async function presentAccount(
  ctx: Context,
  { pictureAddress }: Pick<AccountParts, 'pictureAddress'>,
  row: UserRow,
  providers: Provider[],
): Promise<Account> {
  const own = row.picture_image_id && (await pictureAddress(ctx, row.id, row.picture_image_id));
  return {
    id: row.id,
    full_name: row.full_name,
    nickname: row.full_name,
    email: row.email,
    profile_picture: own || row.profile_picture,
    is_active: row.is_active,
    is_superuser: row.is_superuser,
    plan: planAt(row, ctx.now()),
    plan_renews_at: row.plan_renews_at?.toISOString() ?? null,
    premium_until: row.premium_until?.toISOString() ?? null,
    suspended_until: row.suspended_until?.toISOString() ?? null,
    erase_at: row.erase_at?.toISOString() ?? null,
    age_confirmed_at: row.age_confirmed_at?.toISOString() ?? null,
    providers,
    created_at: row.created_at.toISOString(),
  };
}
