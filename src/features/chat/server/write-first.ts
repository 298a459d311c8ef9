import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { characters, chats, messages, users } from '#db/schema/index.ts';
import { preferencesOf } from '#features/accounts/server/index.ts';
import { entitlementsOf } from '#features/billing/server/index.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { DAY_MS, mayWriteFirst, RETRY_AFTER_MS, SILENCE_MS } from '../initiative.ts';
import { SUMMARY_EVERY } from '../rules.ts';
import { announce } from './announce.ts';
import { preview } from './end-reply.ts';
import { summariseChatJob } from './jobs.ts';
import { loadReplyContext, type ReplyContext } from './load-reply-context.ts';
import { bumpRevision, lockChat, type MessageRow } from './queries.ts';
import { recordBlocked } from './record-blocked.ts';
import { openReply, ReplyBlocked, streamReplyText } from './stream-reply-text.ts';

const PEOPLE_A_PAGE = 200;
/** Tries of one run: an engine is not kept busy by them; who comes later has the next run. */
const MOST_A_RUN = 20;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The job's handler: characters write first to people with Premium who allow it and have been silent
 * for a while. A message is stored only when it is whole; what fails leaves nothing.
 */
export async function writeFirstMessages(ctx: Context): Promise<void> {
  let tried = 0;
  for (let after = NO_ID; ;) {
    const page = await selectSilent(ctx.db, ctx.now(), after);
    for (const { user, chat, ...counts } of page) {
      if (tried === MOST_A_RUN || ctx.spend.isOpen('text')) return;
      const { proactive, quiet_hours } = preferencesOf(user);
      if (!proactive || !entitlementsOf(user.plan).proactiveMessages) continue;
      const silence = { chat_id: chat.id, since: chat.last_message_at!, quiet_hours, ...counts };
      if (!mayWriteFirst(silence, ctx.now())) continue;
      tried += 1;
      await writeFirst(ctx, chat.id);
    }
    if (page.length < PEOPLE_A_PAGE) return;
    after = page.at(-1)!.user.id;
  }
}

/** People with their newest chat, where that has been silent for long enough and not too long; by id. */
function selectSilent(db: Queryable, now: Date, after: string) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const firstOf = (which: ReturnType<typeof sql>) =>
    sql<number>`(SELECT count(*)::int FROM chats o JOIN messages m ON m.chat_id = o.id WHERE o.user_id = ${users.id} AND m.is_initiative AND ${which})`;
  return db
    .select({
      user: { id: users.id, plan: users.plan, preferences: users.preferences },
      chat: { id: chats.id, last_message_at: chats.last_message_at },
      this_week: firstOf(sql`m.created_at > ${ago(7 * DAY_MS).toISOString()}::timestamptz`),
      unanswered: firstOf(
        sql`NOT EXISTS (SELECT 1 FROM chats p JOIN messages s ON s.chat_id = p.id WHERE p.user_id = ${users.id} AND s.sender = 'user' AND s.id > m.id)`,
      ),
    })
    .from(users)
    .innerJoin(chats, eq(chats.user_id, users.id))
    .innerJoin(characters, eq(characters.id, chats.character_id))
    .where(
      and(
        gt(users.id, after),
        eq(users.is_active, true),
        isNull(users.erase_at),
        isNull(users.deletion_requested_at),
        or(isNull(users.suspended_until), lt(users.suspended_until, now)),
        or(isNull(users.premium_until), gt(users.premium_until, now)),
        sql`${users.preferences} ->> 'proactive' = 'true'`,
        sql`${chats.id} = (SELECT o.id FROM chats o WHERE o.user_id = ${users.id} AND o.removed_at IS NULL ORDER BY o.sorted_at DESC, o.id DESC LIMIT 1)`,
        lt(chats.last_message_at, ago(SILENCE_MS.least)),
        gt(chats.last_message_at, ago(SILENCE_MS.most)),
        or(isNull(chats.initiative_at), lt(chats.initiative_at, ago(RETRY_AFTER_MS))),
        sql`EXISTS (SELECT 1 FROM messages s WHERE s.chat_id = ${chats.id} AND s.sender = 'user')`,
        isNull(characters.deleted_at),
        or(eq(characters.is_public, true), eq(characters.owner_id, users.id)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(PEOPLE_A_PAGE);
}

async function writeFirst(ctx: Context, chatId: string): Promise<void> {
  if (!(await claim(ctx, chatId))) return;
  const id = newId();
  const context = await loadReplyContext(ctx, chatId, id);
  if (!context || context.hasOpenReply) return;
  let written = '';
  try {
    const open = openReply(ctx, { id, variant_index: 0, is_initiative: true }, context);
    const { text } = await streamReplyText(open, context, (piece) => (written += piece));
    if (text !== '') await store(ctx, context, text);
  } catch (error) {
    if (error instanceof ReplyBlocked)
      await recordBlocked(ctx, error, { text: written, userId: context.user.id });
    else ctx.log.warn({ err: error, chat: chatId }, 'first message not written');
  }
}

/** One try of a chat, by whichever process sets out first. */
async function claim(ctx: Context, chatId: string): Promise<boolean> {
  const now = ctx.now();
  const retried = new Date(now.getTime() - RETRY_AFTER_MS);
  const rows = await ctx.db
    .update(chats)
    .set({ initiative_at: now })
    .where(
      and(eq(chats.id, chatId), or(isNull(chats.initiative_at), lt(chats.initiative_at, retried))),
    )
    .returning({ id: chats.id });
  return rows.length > 0;
}

/** Stores it unless the chat went on meanwhile; then tells whoever reads. */
async function store(ctx: Context, { chat, user }: ReplyContext, content: string): Promise<void> {
  const stored = await ctx.db.transaction(async (tx) => {
    const locked = await lockChat(tx, user.id, chat.id);
    if (locked?.rev !== chat.rev) return undefined;
    const now = ctx.now();
    const rev = await bumpRevision(tx, chat.id, {
      message_count: locked.message_count + 1,
      last_message: { content: preview(content), sender: 'character', content_type: 'text' },
      last_message_at: now,
      sorted_at: now,
      unread: locked.unread + 1,
    });
    const [row] = await tx
      .insert(messages)
      .values({
        id: newId(),
        chat_id: chat.id,
        sender: 'character',
        content,
        is_initiative: true,
        rev,
        created_at: now,
      })
      .returning();
    if ((locked.message_count + 1) % SUMMARY_EVERY === 0)
      await ctx.jobs.enqueue(tx, summariseChatJob, { chat_id: chat.id });
    return { row: row as MessageRow, unread: locked.unread + 1 };
  });
  if (!stored) return;
  announce(ctx, [stored.row]);
  ctx.live.publish(`user:${user.id}`, {
    event: 'unread',
    data: { chat_id: chat.id, unread: stored.unread },
  });
}
