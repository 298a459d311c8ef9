import type { Context } from '#platform/context.ts';
import type { Message } from '../contract.ts';
import { publishToChat } from './piece-publisher.ts';
import { presentMessage } from './present.ts';
import type { MessageRow } from './queries.ts';

/**
 * Publishes the rows that one revision changed, and the ids of messages that it removed. A hint
 * replaces rows with pictures or speakers: image URLs are signed for one viewer and expire.
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
  const hasImages =
    hasPrivate || rows.some((row) => row.image_id !== null || row.character_id !== null);
  if (hasImages) return publishToChat(ctx, chat_id, hint);
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
