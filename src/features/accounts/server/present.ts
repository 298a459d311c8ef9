import type { Provider, User } from '../contract.ts';
import type { UserRow } from './queries.ts';

/** A user as the API shows them to themselves. */
export function presentUser(
  row: UserRow,
  providers: Provider[],
  allowances: Pick<User, 'tokens' | 'usage'>,
): User {
  return {
    id: row.id,
    full_name: row.full_name,
    nickname: row.full_name,
    email: row.email,
    profile_picture: row.profile_picture,
    is_active: row.is_active,
    is_superuser: row.is_superuser,
    plan: row.plan,
    plan_renews_at: row.plan_renews_at?.toISOString() ?? null,
    tokens: allowances.tokens,
    usage: allowances.usage,
    age_confirmed_at: row.age_confirmed_at?.toISOString() ?? null,
    providers,
    created_at: row.created_at.toISOString(),
  };
}
