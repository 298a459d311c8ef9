import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { chat_requests } from '#db/schema/index.ts';
import { AppError } from '#platform/errors.ts';

/** A request that may arrive more than once. */
export interface RepeatableRequest {
  userId: string;
  key: string | undefined;
  /** The request's content; the same key with other content is refused. */
  content: string;
}

const digestOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url');

export interface EarlierRequest {
  message_id: string;
  reply_id: string | null;
}

/**
 * The result of an earlier request with this key, if there was one.
 * @throws AppError idempotency_mismatch when the earlier request had other content
 */
export async function findEarlierRequest(
  db: Queryable,
  request: RepeatableRequest,
): Promise<EarlierRequest | undefined> {
  if (!request.key) return undefined;
  const [row] = await db
    .select()
    .from(chat_requests)
    .where(and(eq(chat_requests.user_id, request.userId), eq(chat_requests.key, request.key)));
  if (row && row.digest !== digestOf(request.content)) throw new AppError('idempotency_mismatch');
  return row;
}

/**
 * Thrown when the same request ran concurrently; rolls back, and the earlier result is returned.
 */
export class RepeatedRequest extends Error {}

/** Stores a request's key and result in the same transaction. @throws RepeatedRequest */
export async function rememberRequest(
  tx: Transaction,
  request: RepeatableRequest,
  made: { message_id: string; reply_id: string | null },
  now: Date,
): Promise<void> {
  if (!request.key) return;
  const stored = await tx
    .insert(chat_requests)
    .values({
      user_id: request.userId,
      key: request.key,
      digest: digestOf(request.content),
      ...made,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({ key: chat_requests.key });
  if (stored.length === 0) throw new RepeatedRequest();
}
