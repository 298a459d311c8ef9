import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { chat_requests } from '#db/schema/index.ts';
import { AppError } from '#platform/errors.ts';

/** A request that may arrive more than once. */
export interface RepeatableRequest {
  userId: string;
  key: string | undefined;
  /** What the request asks for; the same key with other content is refused. */
  content: string;
}

const digestOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url');

export interface EarlierRequest {
  message_id: string;
  reply_id: string | null;
}

/**
 * What an earlier request with this key made, if there was one.
 * @throws AppError idempotency_mismatch when it asked for something else
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

/** Raised when the same request got in between: the transaction is undone and the earlier effect answered. */
export class RepeatedRequest extends Error {}

/** Remembers what a request makes, on the transaction that makes it. @throws RepeatedRequest */
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
