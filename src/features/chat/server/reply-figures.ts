import { sql } from 'drizzle-orm';
import type { OwnQueue } from '#platform/queue-figures.ts';
import { ATTEMPTS_PER_REWRITE } from '../rules.ts';

/**
 * Waiting replies. The age counts only first versions, because a regenerated reply keeps the time
 * of its message.
 */
export const replyQueue: OwnQueue = {
  name: 'replies',
  figures: (now) => sql`
    SELECT count(*)::int AS depth,
      coalesce(extract(epoch FROM ${now.toISOString()}::timestamptz
        - min(created_at) FILTER (WHERE attempt < ${ATTEMPTS_PER_REWRITE})), 0)::float AS age
    FROM messages WHERE status IN ('pending', 'streaming') AND status = 'pending'`,
};
