import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { calls, characters, chats, messages } from '#db/schema/index.ts';
import { AI_DISCLOSURE } from '#features/moderation/rules/index.ts';

export type CallRow = typeof calls.$inferSelect;
export type CallView = CallRow & { character: { slug: string; name: string } };

const isOpen = isNull(calls.ended_at);

const selectViews = (db: Queryable) =>
  db
    .select({ call: calls, character: { slug: characters.slug, name: characters.name } })
    .from(calls)
    .innerJoin(chats, eq(chats.id, calls.chat_id))
    .innerJoin(characters, eq(characters.id, chats.character_id));

const flatten = (
  row: { call: CallRow; character: CallView['character'] } | undefined,
): CallView | undefined => row && { ...row.call, character: row.character };

export async function findCallView(
  db: Queryable,
  userId: string,
  id: string,
): Promise<CallView | undefined> {
  const [row] = await selectViews(db).where(and(eq(calls.id, id), eq(calls.user_id, userId)));
  return flatten(row);
}

export async function findOpenCallView(
  db: Queryable,
  userId: string,
): Promise<CallView | undefined> {
  const [row] = await selectViews(db).where(and(eq(calls.user_id, userId), isOpen));
  return flatten(row);
}

export async function findCall(db: Queryable, id: string): Promise<CallRow | undefined> {
  const [row] = await db.select().from(calls).where(eq(calls.id, id));
  return row;
}

/** The character of a chat, as far as a call speaks in its voice. */
export async function findVoice(db: Queryable, chatId: string) {
  const [row] = await db
    .select({ slug: characters.slug, sex: characters.sex, voice: characters.voice })
    .from(chats)
    .innerJoin(characters, eq(characters.id, chats.character_id))
    .where(eq(chats.id, chatId));
  return row;
}

export type StoredReply = Pick<
  typeof messages.$inferSelect,
  'id' | 'status' | 'content' | 'attempt'
>;

/** The newest reply of a call, as far as it is stored. */
export async function findNewestReply(db: Queryable, id: string): Promise<StoredReply | undefined> {
  const { status, content, attempt } = messages;
  const [row] = await db
    .select({ id: messages.id, status, content, attempt })
    .from(messages)
    .where(
      and(
        eq(messages.call_id, id),
        eq(messages.sender, 'character'),
        eq(messages.content_type, 'text'),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  return row;
}

/** Whether help lines are the last message of a call. */
export async function endsWithHelpLines(db: Queryable, id: string): Promise<boolean> {
  const [last] = await db
    .select({ sender: messages.sender, content: messages.content })
    .from(messages)
    .where(eq(messages.call_id, id))
    .orderBy(desc(messages.id))
    .limit(1);
  return last?.sender === 'system' && last.content !== AI_DISCLOSURE;
}

export async function lockCall(tx: Transaction, id: string): Promise<CallRow | undefined> {
  const [row] = await tx.select().from(calls).where(eq(calls.id, id)).for('update');
  return row;
}

/** Returns undefined when the user has an open call. */
export async function insertCall(
  db: Queryable,
  call: typeof calls.$inferInsert,
): Promise<CallRow | undefined> {
  const [row] = await db.insert(calls).values(call).onConflictDoNothing().returning();
  return row;
}

export async function updateCall(
  tx: Transaction,
  id: string,
  change: Partial<typeof calls.$inferInsert>,
): Promise<CallRow> {
  const [row] = await tx.update(calls).set(change).where(eq(calls.id, id)).returning();
  return row!;
}

/** Assigns an open call to a socket, even if another one had it. Undefined if it has ended. */
export async function takeLease(
  db: Queryable,
  id: string,
  lease: { owner: string; until: Date },
): Promise<CallRow | undefined> {
  const [row] = await db
    .update(calls)
    .set({ lease_owner: lease.owner, lease_until: lease.until })
    .where(and(eq(calls.id, id), isOpen))
    .returning();
  return row;
}

/** Returns false when the call has ended, or another socket has it. */
export async function renewLease(
  db: Queryable,
  id: string,
  lease: { owner: string; until: Date },
): Promise<boolean> {
  const rows = await db
    .update(calls)
    .set({ lease_until: lease.until })
    .where(and(eq(calls.id, id), eq(calls.lease_owner, lease.owner), isOpen))
    .returning({ id: calls.id });
  return rows.length > 0;
}

/** Open calls whose lease ran out before `now`, the longest first. */
export const selectAbandoned = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ id: calls.id, status: calls.status })
    .from(calls)
    .where(and(isOpen, lt(calls.lease_until, now)))
    .orderBy(asc(calls.lease_until))
    .limit(limit);

export const countCalls = (db: Queryable, userId: string): Promise<number> =>
  db.$count(calls, eq(calls.user_id, userId));

/** A page of a user's calls for the export, oldest first. */
export const selectCallsAfter = (
  db: Queryable,
  userId: string,
  after: string | undefined,
  limit: number,
): Promise<CallRow[]> =>
  db
    .select()
    .from(calls)
    .where(
      and(
        eq(calls.user_id, userId),
        after === undefined ? undefined : sql`${calls.id} > ${after}::uuid`,
      ),
    )
    .orderBy(asc(calls.id))
    .limit(limit);
