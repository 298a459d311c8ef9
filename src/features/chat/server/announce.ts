import type { Context } from '#platform/context.ts';
import { presentMessage } from './present.ts';
import type { MessageRow } from './queries.ts';

/**
 * Tells a chat's readers of rows that one revision changed, and of messages that it removed.
 * A picture that is made is read by each of them: its addresses are for one viewer and a while.
 */
export function announce(ctx: Context, rows: MessageRow[], removed?: string[]): void {
  const { chat_id, rev } = rows.at(-1)!;
  const hint = { t: 'changed', rev };
  if (rows.some(({ image_id }) => image_id !== null))
    return ctx.live.publish(`chat:${chat_id}`, hint);
  ctx.live.publish(
    `chat:${chat_id}`,
    {
      ...hint,
      messages: rows.map((row) => presentMessage(row)),
      ...(removed ? { removed } : {}),
    },
    hint,
  );
}
