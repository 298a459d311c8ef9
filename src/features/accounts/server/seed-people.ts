import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { PROVIDERS } from '../limits.ts';
import { READY_MADE_PEOPLE } from './local-identity/people.ts';
import { localSubject } from './local-identity/subject.ts';
import { hasLocalIdentity } from './providers.ts';
import { findUserByEmail, insertIdentity, insertUser, type UserRow } from './queries.ts';

/** Outside production, puts the ready-made people in, reachable by either provider. Harmless to repeat. */
export async function seedPeople(ctx: Context): Promise<void> {
  if (!hasLocalIdentity(ctx.config)) return;
  for (const { email, full_name, plan, is_superuser } of READY_MADE_PEOPLE)
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

/** The ready-made people whose Premium nobody has bought yet. */
export async function unpaidReadyMade(ctx: Context): Promise<UserRow[]> {
  if (!hasLocalIdentity(ctx.config)) return [];
  const premium = READY_MADE_PEOPLE.filter(({ plan }) => plan === 'premium');
  const found = await Promise.all(premium.map(({ email }) => findUserByEmail(ctx.db, email)));
  return found.flatMap((user) => (user && user.premium_until === null ? [user] : []));
}
