import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { PROVIDERS } from '../limits.ts';
import { SEED_PEOPLE } from './local-identity/people.ts';
import { localSubject } from './local-identity/subject.ts';
import { hasLocalIdentity } from './providers.ts';
import { findUserByEmail, insertIdentity, insertUser, type UserRow } from './queries.ts';

/** Creates the development accounts outside production, with both providers. Idempotent. */
export async function seedPeople(ctx: Context): Promise<void> {
  if (!hasLocalIdentity(ctx.config)) return;
  for (const { email, full_name, plan, is_superuser } of SEED_PEOPLE)
    await ctx.db.transaction(async (tx) => {
      const user = await insertUser(tx, { id: newId(), email, full_name, plan, is_superuser });
      if (!user) return;
      for (const provider of PROVIDERS)
        await insertIdentity(tx, {
          provider,
          subject: localSubject(provider, email),
          user_id: user.id,
          email,
        });
    });
}

/** Returns the development accounts whose Premium has no payment yet. */
export async function findUnpaidSeedPeople(ctx: Context): Promise<UserRow[]> {
  if (!hasLocalIdentity(ctx.config)) return [];
  const premium = SEED_PEOPLE.filter(({ plan }) => plan === 'premium');
  const found = await Promise.all(premium.map(({ email }) => findUserByEmail(ctx.db, email)));
  return found.flatMap((user) => (user && user.premium_until === null ? [user] : []));
}
