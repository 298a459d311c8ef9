import { LRUCache } from 'lru-cache';
import { oncePerDatabase } from '#db/client.ts';
import type { Context, UserContext } from '#platform/context.ts';
import { contextAfter, type ReplyContext } from './load-reply-context.ts';
import type { MessageRow } from './queries.ts';

/** Characters of text that are kept in all, and how long one chat waits for its next turn. */
const KEPT_LENGTH = 8_000_000;
const KEPT_MS = 15 * 60_000;

const storeOf = oncePerDatabase(
  () =>
    new LRUCache<string, ReplyContext>({
      maxSize: KEPT_LENGTH,
      sizeCalculation: lengthOf,
      ttl: KEPT_MS,
    }),
);

const lengthOf = ({ history }: ReplyContext): number =>
  history.reduce((sum, { content }) => sum + content.length + 200, 4000);

/**
 * Keeps what the chat's next reply will be written from: what this one was written from, and it.
 * Only when nothing happened to the chat between the two, which their revisions tell.
 */
export function keepContext(
  ctx: Pick<Context, 'db'>,
  before: ReplyContext,
  claimed: Pick<MessageRow, 'rev'>,
  ended: MessageRow,
): void {
  if (ended.rev !== claimed.rev + 1 || ended.status === 'failed') return;
  const { id, sender, content, content_type, status, created_at } = ended;
  const next = contextAfter(before, [{ id, sender, content, content_type, status, created_at }], 0);
  storeOf(ctx.db).set(ended.chat_id, {
    ...next,
    chat: { ...next.chat, rev: ended.rev },
    usedToday: before.usedToday + 1,
  });
}

/** What was kept of the caller's chat. Whether it is still so, the transaction tells that uses it. */
export function findKeptContext(ctx: UserContext, chatId: string): ReplyContext | undefined {
  const kept = storeOf(ctx.db).get(chatId);
  const isTheirs = kept?.chat.user_id === ctx.caller.id && kept.user.plan === ctx.caller.plan;
  return isTheirs ? kept : undefined;
}

/** What a kept context goes by, as the database has it now. */
export interface ContextState {
  rev: number;
  summary_upto: string | null;
  character_version: number;
  full_name: string;
  ai_disclosed_at: Date | null;
}

/** Whether neither the chat, nor its character, nor its user changed since the context was read. */
export function isCurrent({ chat, character, user }: ReplyContext, now: ContextState): boolean {
  return (
    chat.rev === now.rev &&
    chat.summary_upto === now.summary_upto &&
    character.version === now.character_version &&
    user.full_name === now.full_name &&
    user.ai_disclosed_at?.getTime() === now.ai_disclosed_at?.getTime()
  );
}
