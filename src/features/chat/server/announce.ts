import type { Context } from '#platform/context.ts';
import type { Message } from '../contract-messages.ts';
import { publishToChat } from './piece-publisher.ts';
import { presentMessage } from './present.ts';
import type { MessageRow } from './message-queries.ts';

/**
 * Publishes the rows that one revision changed, and the ids of messages that it removed. A hint
 * replaces rows with pictures, speakers or quotes: image URLs are signed for one viewer and expire, and
 * what a message answers is another row.
 * @param hasPrivate a user's message among them has a picture or recording: its address is signed
 */
export function announce(
  ctx: Context,
  rows: MessageRow[],
  removed?: string[],
  hasPrivate = false,
): void {
  const { chat_id, rev } = rows.at(-1)!;
  const hint = { t: 'changed', rev };
  const isIncomplete = rows.some((row) => row.image_id ?? row.character_id ?? row.quoted_id);
  if (hasPrivate || isIncomplete) return publishToChat(ctx, chat_id, hint);
  publishToChat(
    ctx,
    chat_id,
    {
      ...hint,
      messages: rows.map((row) => presentMessage(row)),
      ...(removed ? { removed } : {}),
    },
    hint,
  );
}

/** Whether a user's message has a picture or recording, as `announce` asks. */
export const hasPrivateFile = (message: Message | undefined): boolean =>
  message?.attachment !== undefined || message?.recording !== undefined;

/** Publishes that one revision removed messages and changed none. */
export function announceRemoved(
  ctx: Context,
  chatId: string,
  rev: number,
  removed: string[],
): void {
  const hint = { t: 'changed', rev };
  publishToChat(ctx, chatId, { ...hint, messages: [], removed }, hint);
}
