import type { Provider, User } from '../contract.ts';
import { preferencesOf } from '../preferences.ts';
import { planAt } from '../rules.ts';
import type { UserRow } from './queries.ts';

/** What of a user stands in other rows than theirs. */
interface Beside extends Pick<User, 'tokens' | 'usage' | 'pending_email'> {
  providers: Provider[];
  picture: string | null;
  fresh_until: Date | null;
}

/** A user as the API shows them to themselves. */
export function presentUser(row: UserRow, beside: Beside, now: Date): User {
  const plan = planAt(row, now);
  return {
    id: row.id,
    full_name: row.full_name,
    nickname: row.full_name,
    email: row.email,
    pending_email: beside.pending_email,
    profile_picture: beside.picture,
    is_active: row.is_active,
    is_superuser: row.is_superuser,
    plan,
    plan_renews_at: row.plan_renews_at?.toISOString() ?? null,
    premium_until: row.premium_until?.toISOString() ?? null,
    tokens: beside.tokens,
    usage: beside.usage,
    age_confirmed_at: row.age_confirmed_at?.toISOString() ?? null,
    providers: beside.providers,
    preferences: preferencesOf({ ...row, plan }),
    fresh_until: beside.fresh_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
