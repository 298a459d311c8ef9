import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { chats, messages, users } from '#db/schema/index.ts';
import {
  isQuietTime,
  planAt,
  resolvePreferences,
  standingProblem,
} from '#features/accounts/server/index.ts';
import { entitlementsOf } from '#features/billing/server/index.ts';
import { AI_DISCLOSURE } from '#features/moderation/rules/index.ts';
import { StreamRefused } from '#features/moderation/server/index.ts';
import { pushNotice } from '#features/push/server/index.ts';
import type { Context } from '#platform/context.ts';
import { found } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import { DAY_MS, mayWriteFirst, RETRY_AFTER_MS, SILENCE_MS } from '../initiative.ts';
import { isDisclosureDue } from '../rules.ts';
import { announce } from './announce.ts';
import { preview } from './preview.ts';
import { loadReplyContext, NO_ID, type ReplyContext } from './load-reply-context.ts';
import { bumpRevision, lockChat } from './queries.ts';
import { recordBlocked } from './record-blocked.ts';
import { openReply, streamReplyText } from './stream-reply-text.ts';

const USERS_PER_PAGE = 200;
/** Attempts per run, so that a run does not keep the engine busy; later users get the next run. */
const MAX_PER_RUN = 20;

/**
 * Job handler: characters write first to silent Premium users who allow it. A message is stored
 * only when it is complete; a failure stores nothing.
 */
export async function writeFirstMessages(ctx: Context): Promise<void> {
  let tried = 0;
  for (let after = NO_ID; ;) {
    const page = await selectSilentUsers(ctx.db, ctx.now(), after);
    for (const { user, chat, ...counts } of page) {
      if (tried === MAX_PER_RUN || ctx.spend.isOpen('text')) return;
      const silence = { chat_id: chat.id, since: chat.last_message_at!, ...counts };
      if (!isAllowed(user, ctx.now()) || !mayWriteFirst(silence, ctx.now())) continue;
      tried += 1;
      await writeFirst(ctx, chat.id);
    }
    if (page.length < USERS_PER_PAGE) return;
    after = page.at(-1)!.user.id;
  }
}

/** Whether the user's state, plan and preferences allow a first message now. */
function isAllowed(user: Addressee, now: Date): boolean {
  const { proactive, quiet_hours } = resolvePreferences(user);
  const mayAct = standingProblem(user, now) === undefined;
  const isIncluded = entitlementsOf(planAt(user, now)).proactiveMessages;
  return mayAct && isIncluded && proactive && !(quiet_hours && isQuietTime(quiet_hours, now));
}

const ADDRESSEE = {
  id: users.id,
  plan: users.plan,
  premium_until: users.premium_until,
  preferences: users.preferences,
  is_active: users.is_active,
  erase_at: users.erase_at,
  suspended_until: users.suspended_until,
  ai_disclosed_at: users.ai_disclosed_at,
};
type Addressee = Pick<typeof users.$inferSelect, keyof typeof ADDRESSEE>;

/** The user's newest chat in which they wrote, with a character that they may still read. */
const NEWEST_CONVERSATION = sql`(SELECT o.id FROM chats o JOIN characters c ON c.id = o.character_id
  WHERE o.user_id = ${users.id} AND o.removed_at IS NULL AND o.archived_at IS NULL AND o.last_message_at IS NOT NULL
    AND c.deleted_at IS NULL AND (c.is_public OR c.owner_id = ${users.id})
    AND EXISTS (SELECT 1 FROM messages s WHERE s.chat_id = o.id AND s.sender = 'user')
  ORDER BY o.sorted_at DESC, o.id DESC LIMIT 1)`;

/** Users whose newest chat has been silent for a time within the limits, ordered by id. */
function selectSilentUsers(db: Queryable, now: Date, after: string) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const firstOf = (which: ReturnType<typeof sql>) =>
    sql<number>`(SELECT count(*)::int FROM chats o JOIN messages m ON m.chat_id = o.id WHERE o.user_id = ${users.id} AND m.is_initiative AND ${which})`;
  return db
    .select({
      user: ADDRESSEE,
      chat: { id: chats.id, last_message_at: chats.last_message_at },
      this_week: firstOf(sql`m.created_at > ${ago(7 * DAY_MS).toISOString()}::timestamptz`),
      unanswered: firstOf(
        sql`NOT EXISTS (SELECT 1 FROM chats p JOIN messages s ON s.chat_id = p.id WHERE p.user_id = ${users.id} AND s.sender = 'user' AND s.id > m.id)`,
      ),
    })
    .from(users)
    .innerJoin(chats, eq(chats.user_id, users.id))
    .where(
      and(
        gt(users.id, after),
        eq(users.plan, 'premium'),
        sql`${users.preferences} ->> 'proactive' = 'true'`,
        eq(chats.id, NEWEST_CONVERSATION),
        lt(chats.last_message_at, ago(SILENCE_MS.min)),
        gt(chats.last_message_at, ago(SILENCE_MS.max)),
        or(isNull(chats.initiative_at), lt(chats.initiative_at, ago(RETRY_AFTER_MS))),
        // Skip chats that end with help lines: no model writes first there.
        sql`(SELECT s.sender FROM messages s WHERE s.chat_id = ${chats.id} ORDER BY s.id DESC LIMIT 1) <> 'system'`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(USERS_PER_PAGE);
}

async function writeFirst(ctx: Context, chatId: string): Promise<void> {
  if (!(await claim(ctx, chatId))) return;
  const id = newId();
  const context = await loadReplyContext(ctx, chatId, id);
  if (!context || context.hasOpenReply) return;
  try {
    const open = openReply(ctx, { id, variant_index: 0, is_initiative: true }, context);
    const { text } = await streamReplyText(ctx, open, context, () => {});
    if (text !== '') await store(ctx, context, text);
  } catch (error) {
    if (error instanceof StreamRefused) await recordBlocked(ctx, error, context.user.id);
    else ctx.log.warn({ err: error, chat: chatId }, 'first message not written');
  }
}

/** Claims one attempt for a chat; the first process wins. */
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

/**
 * Stores the message unless the chat changed or the user no longer allows it; then publishes it.
 */
async function store(ctx: Context, { chat, user }: ReplyContext, content: string): Promise<void> {
  const stored = await ctx.db.transaction(async (tx) => {
    const locked = await lockChat(tx, user.id, chat.id);
    const [person] = await tx.select(ADDRESSEE).from(users).where(eq(users.id, user.id));
    const now = ctx.now();
    if (locked?.rev !== chat.rev || !person || !isAllowed(person, now)) return undefined;
    const words = { chat_id: chat.id, created_at: now };
    // Ids define the chat's order, so they are generated in that order.
    const said: Omit<typeof messages.$inferInsert, 'rev'>[] = [];
    const lastDisclosedAt = person.ai_disclosed_at;
    if (isDisclosureDue({ isFirstMessage: false, lastDisclosedAt, now })) {
      said.push({ ...words, id: newId(), sender: 'system', content: AI_DISCLOSURE });
      await tx.update(users).set({ ai_disclosed_at: now }).where(eq(users.id, user.id));
    }
    said.push({ ...words, id: newId(), sender: 'character', content, is_initiative: true });
    const unread = locked.unread + 1;
    const rev = await bumpRevision(tx, chat.id, {
      message_count: locked.message_count + said.length,
      last_message: { content: preview(content), sender: 'character', content_type: 'text' },
      last_message_at: now,
      sorted_at: now,
      unread,
    });
    const rows = await tx
      .insert(messages)
      .values(said.map((row) => ({ ...row, rev })))
      .returning();
    const subjectId = found(rows.at(-1)).id;
    await pushNotice(tx, ctx, { userId: user.id, kind: 'first_message', subjectId });
    return { rows, unread };
  });
  if (!stored) return;
  announce(ctx, stored.rows);
  ctx.live.publish(`user:${user.id}`, {
    event: 'unread',
    data: { chat_id: chat.id, unread: stored.unread },
  });
}
