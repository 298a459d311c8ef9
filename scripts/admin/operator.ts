import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { users } from '#db/schema/index.ts';
import type { Caller } from '#platform/context.ts';
import { AdminError } from './command.ts';

/**
 * Returns the superuser on whose behalf the command runs: the one with this email address, else the oldest.
 * @throws AdminError when there is none
 */
export async function findOperator(db: Queryable, email: string | undefined): Promise<Caller> {
  const [found] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.is_superuser, true),
        eq(users.is_active, true),
        email ? sql`lower(${users.email}) = ${email.toLowerCase()}` : undefined,
      ),
    )
    .orderBy(asc(users.created_at), asc(users.id))
    .limit(1);
  if (!found)
    throw new AdminError(
      email
        ? `${email} is not an active superuser.`
        : 'There is no superuser to decide this: create one with npm run admin -- make-admin <e-mail>.',
    );
  return {
    id: found.id,
    sessionId: 'shell',
    fullName: found.full_name,
    email: found.email,
    plan: found.plan,
    isSuperuser: true,
  };
}
