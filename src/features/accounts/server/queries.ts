import { and, eq, gt, isNotNull, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Db, Queryable, Transaction } from '#db/client.ts';
import { identities, login_attempts, sessions, users } from '#db/schema/index.ts';
import { prune } from '#platform/prune.ts';
import { AppError } from '#platform/errors.ts';
import type { Provider } from '../contract.ts';
import { resolvePreferences } from '../preferences.ts';

export type UserRow = typeof users.$inferSelect;
export type AttemptRow = typeof login_attempts.$inferSelect;

/** A provider account. (provider, subject) identifies its user. */
export interface IdentityKey {
  provider: Provider;
  subject: string;
}

export async function findUserByIdentity(
  db: Queryable,
  { provider, subject }: IdentityKey,
): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.user_id))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row?.user;
}

/** Returns undefined when the email address is taken, also by a concurrent insert. */
export async function insertUser(
  db: Queryable,
  user: typeof users.$inferInsert,
): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row;
}

/** @throws AppError identity_taken when another account linked it concurrently */
export async function insertIdentity(
  db: Queryable,
  identity: typeof identities.$inferInsert,
): Promise<void> {
  const rows = await db.insert(identities).values(identity).onConflictDoNothing().returning();
  if (rows.length === 0) throw new AppError('identity_taken');
}

/** Stores the provider's current data about its account. */
export async function refreshIdentity(
  db: Queryable,
  { provider, subject }: IdentityKey,
  profile: { email: string; picture: string | null },
): Promise<{ created_at: Date }> {
  const [row] = await db
    .update(identities)
    .set(profile)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .returning({ created_at: identities.created_at });
  return row!;
}

export async function findUserWithProviders(
  db: Queryable,
  id: string,
): Promise<{ user: UserRow; providers: Provider[] } | undefined> {
  const rows = await db
    .select({ user: users, provider: identities.provider })
    .from(users)
    .leftJoin(identities, eq(identities.user_id, users.id))
    .where(eq(users.id, id))
    .orderBy(identities.created_at, identities.provider);
  const [first] = rows;
  if (!first) return undefined;
  return { user: first.user, providers: rows.flatMap((row) => row.provider ?? []) };
}

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
}

/** Returns the user's contact data. Undefined for null or an erased user. */
export async function findContact(
  db: Queryable,
  id: string | null,
): Promise<(Pick<UserRow, 'email' | 'full_name'> & { wantsReminders: boolean }) | undefined> {
  if (id === null) return undefined;
  const [row] = await db
    .select({
      email: users.email,
      full_name: users.full_name,
      preferences: users.preferences,
      plan: users.plan,
    })
    .from(users)
    .where(eq(users.id, id));
  if (!row) return undefined;
  const { email, full_name } = row;
  return { email, full_name, wantsReminders: resolvePreferences(row).notifications.reminders };
}

export async function updateUser(
  db: Queryable,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
}

export async function insertSession(
  db: Queryable,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Returns the active session of a token with its user. */
export const findSession = (db: Queryable, tokenHash: string, now: Date) =>
  selectActive(db, eq(sessions.token_hash, tokenHash), now);

/** Returns an active session with its user. */
export const findSessionById = (db: Queryable, id: string, now: Date) =>
  selectActive(db, eq(sessions.id, id), now);

async function selectActive(db: Queryable, which: SQL, now: Date) {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(which, isNull(sessions.revoked_at), gt(sessions.expires_at, now)));
  return row;
}

/** Extends a session in use. Only one of several concurrent callers writes. */
export async function extendSession(
  db: Queryable,
  id: string,
  { seen, seenBefore, expires }: { seen: Date; seenBefore: Date; expires: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ last_seen_at: seen, expires_at: expires })
    .where(
      and(eq(sessions.id, id), isNull(sessions.revoked_at), eq(sessions.last_seen_at, seenBefore)),
    );
}

export async function revokeSession(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revoked_at)));
}

export async function revokeSessionsOf(db: Queryable, userId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(sessions.user_id, userId), isNull(sessions.revoked_at)));
}

export async function insertAttempt(db: Queryable, attempt: AttemptRow): Promise<void> {
  await db.insert(login_attempts).values(attempt);
}

export async function findOpenAttempt(
  db: Queryable,
  browserHash: string,
  openUntil: Date,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(login_attempts)
    .where(
      and(
        eq(login_attempts.browser_hash, browserHash),
        isNull(login_attempts.consumed_at),
        gt(login_attempts.expires_at, openUntil),
      ),
    );
  return row;
}

/** Consumes the browser's attempt when `match` is its nonce or state. Undefined otherwise, or when already consumed. */
export async function consumeAttempt(
  db: Queryable,
  browserHash: string,
  match: { nonce: string } | { state: string },
  now: Date,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .update(login_attempts)
    .set({ consumed_at: now })
    .where(
      and(
        eq(login_attempts.browser_hash, browserHash),
        'nonce' in match
          ? eq(login_attempts.nonce, match.nonce)
          : eq(login_attempts.state, match.state),
        isNull(login_attempts.consumed_at),
        gt(login_attempts.expires_at, now),
      ),
    )
    .returning();
  return row;
}

/** Deletes expired attempts, and sessions that ended before `endedBefore`. */
export async function deleteEnded(db: Db, now: Date, endedBefore: Date): Promise<void> {
  await prune(db, login_attempts, lt(login_attempts.expires_at, now));
  await prune(db, sessions, lt(sessions.expires_at, endedBefore));
  await prune(db, sessions, lt(sessions.revoked_at, endedBefore));
}

export type IdentityRow = typeof identities.$inferSelect;

/** A user's linked identities, oldest first. */
export const selectIdentities = (db: Queryable, userId: string): Promise<IdentityRow[]> =>
  db
    .select()
    .from(identities)
    .where(eq(identities.user_id, userId))
    .orderBy(identities.created_at, identities.provider);

/** Locks the user row until the transaction ends. */
export async function lockUser(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

export async function deleteIdentity(
  db: Queryable,
  { provider, subject }: IdentityKey,
): Promise<void> {
  await db
    .delete(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
}

/** Users whose erasure is due. */
export const selectUsersDueForErasure = (db: Queryable, now: Date): Promise<UserRow[]> =>
  db.select().from(users).where(lte(users.erase_at, now)).orderBy(users.erase_at).limit(200);

/** Deletes the account and, by cascade, its rows, unless the deletion was canceled. */
export async function deleteUserPendingErasure(db: Queryable, id: string): Promise<void> {
  await db.delete(users).where(and(eq(users.id, id), isNotNull(users.erase_at)));
}
