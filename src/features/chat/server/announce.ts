import type { Context } from '#platform/context.ts';
import { presentMessage } from './present.ts';
import type { MessageRow } from './queries.ts';

/** Tells a chat's readers of rows that one revision changed, and of messages that it removed. */
export function announce(ctx: Context, rows: MessageRow[], removed?: string[]): void {
  const { chat_id, rev } = rows.at(-1)!;
  ctx.live.publish(
    `chat:${chat_id}`,
    { t: 'changed', rev, messages: rows.map(presentMessage), ...(removed ? { removed } : {}) },
    { t: 'changed', rev },
  );
}
