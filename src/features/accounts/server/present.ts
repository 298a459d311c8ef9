import type { Provider, User } from '../contract.ts';
import { resolvePreferences } from '../preferences.ts';
import { planAt } from '../rules.ts';
import type { UserRow } from './queries.ts';

/** Fields of a user that are not stored in the `users` row. */
interface RelatedFields extends Pick<User, 'tokens' | 'usage' | 'pending_email'> {
  providers: Provider[];
  picture: string | null;
  fresh_until: Date | null;
}

/** Maps a user to the API's `User`, as shown to that user. */
export function presentUser(row: UserRow, related: RelatedFields, now: Date): User {
  const plan = planAt(row, now);
  return {
    id: row.id,
    full_name: row.full_name,
    nickname: row.full_name,
    email: row.email,
    pending_email: related.pending_email,
    profile_picture: related.picture,
    is_active: row.is_active,
    is_superuser: row.is_superuser,
    plan,
    plan_renews_at: row.plan_renews_at?.toISOString() ?? null,
    premium_until: row.premium_until?.toISOString() ?? null,
    tokens: related.tokens,
    usage: related.usage,
    age_confirmed_at: row.age_confirmed_at?.toISOString() ?? null,
    providers: related.providers,
    preferences: resolvePreferences({ ...row, plan }),
    fresh_until: related.fresh_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
