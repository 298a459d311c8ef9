import { LRUCache } from 'lru-cache';
import type { Context } from '#platform/context.ts';
import { contextAfter, type ReplyContext } from './load-reply-context.ts';
import type { MessageRow } from './queries.ts';
import type { TurnState } from './read-turn-state.ts';

/** Characters of text that are kept in all, and how long one chat waits for its next turn. */
const KEPT_LENGTH = 8_000_000;
const KEPT_MS = 15 * 60_000;

const stores = new WeakMap<Context['db'], LRUCache<string, ReplyContext>>();

function storeOf({ db }: Pick<Context, 'db'>): LRUCache<string, ReplyContext> {
  let store = stores.get(db);
  if (!store) {
    store = new LRUCache({ maxSize: KEPT_LENGTH, sizeCalculation: lengthOf, ttl: KEPT_MS });
    stores.set(db, store);
  }
  return store;
}

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
  storeOf(ctx).set(ended.chat_id, { ...next, chat: { ...next.chat, rev: ended.rev } });
}

export const hasKeptContext = (ctx: Pick<Context, 'db'>, chatId: string): boolean =>
  storeOf(ctx).has(chatId);

/** What was kept of a chat, if neither it, nor its character, nor its user changed since. */
export function findKeptContext(
  ctx: Pick<Context, 'db'>,
  chatId: string,
  state: TurnState,
): ReplyContext | undefined {
  const kept = storeOf(ctx).get(chatId);
  const isCurrent =
    kept &&
    kept.chat.rev === state.rev &&
    kept.chat.summary_upto === state.summary_upto &&
    kept.character.version === state.character_version &&
    kept.user.full_name === state.full_name;
  if (!isCurrent) return undefined;
  return {
    ...kept,
    user: { ...kept.user, ai_disclosed_at: state.ai_disclosed_at },
    usedToday: state.usedToday,
  };
}
