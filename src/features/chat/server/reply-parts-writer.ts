import { sql } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { LEASE_MS } from '../rules.ts';
import type { MessageRow } from './message-queries.ts';

/** Milliseconds that text is buffered before it is written. */
const FLUSH_AFTER_MS = 250;
/** Milliseconds until a failed write is retried. */
const RETRY_AFTER_MS = 1000;

export interface PartsWriter {
  add(text: string): void;
  /** Waits for the current write; nothing is written afterwards. */
  close(): Promise<void>;
}

/**
 * Stores a reply's text in batches while it streams, and renews the lease with each batch. Calls
 * `onLost` when this process no longer owns the reply.
 */
export function createPartsWriter(
  ctx: Context,
  reply: MessageRow,
  onLost: () => void,
): PartsWriter {
  let waiting = '';
  let position = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let closed = false;

  const write = async (): Promise<void> => {
    if (closed) return;
    const text = waiting;
    const from = position;
    waiting = '';
    position += text.length;
    const result = await ctx.db
      .execute(
        sql`
      WITH held AS (
        UPDATE messages SET lease_until = ${new Date(ctx.now().getTime() + LEASE_MS).toISOString()}::timestamptz
        WHERE id = ${reply.id} AND attempt = ${reply.attempt} AND lease_owner = ${ctx.processId} AND status = 'streaming'
        RETURNING id
      ), added AS (
        INSERT INTO reply_parts (message_id, attempt, position, text)
        SELECT id, ${reply.attempt}, ${from}, ${text} FROM held WHERE ${text} <> ''
        ON CONFLICT (message_id, attempt, position) DO UPDATE SET text = excluded.text
      )
      SELECT id FROM held`,
      )
      .catch((error: unknown) => {
        // Retry with the next batch: a gap would shift all later positions. The failed write may
        // have succeeded.
        waiting = text + waiting;
        position = from;
        throw error;
      });
    if (result.rows.length === 0) return onLost();
    // If the bus carries texts, every reader already has it.
    if (ctx.live.carriesText) return;
    ctx.live.hint(`chat:${reply.chat_id}`, { t: 'parts', id: reply.id, attempt: reply.attempt });
  };
  const schedule = (after: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      writing = writing
        .then(write)
        .catch((error: unknown) =>
          ctx.log.warn({ err: error, reply: reply.id }, 'reply parts not stored'),
        );
      // Renew the lease even when the engine sends nothing.
      if (!closed)
        void writing.then(() => schedule(waiting === '' ? LEASE_MS / 3 : RETRY_AFTER_MS));
    }, after);
    timer.unref();
  };

  // Without a bus that carries texts, readers of other processes see the first words only once they are stored.
  const isReadByOthers = ctx.database.kind === 'postgres' && !ctx.live.carriesText;
  schedule(LEASE_MS / 3);
  return {
    add(text) {
      const isFirst = waiting === '';
      waiting += text;
      if (!isFirst) return;
      clearTimeout(timer);
      timer = undefined;
      schedule(position === 0 && isReadByOthers ? 0 : FLUSH_AFTER_MS);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      timer = undefined;
      await writing;
    },
  };
}
