import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { characters, chats, messages, users } from '#db/schema/index.ts';
import { judgeStream, StreamRefused } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import { streamReply } from '#platform/models/text/index.ts';
import { buildSummaryPrompt, inWords, trimSummary } from '../prompt/index.ts';
import { isTold, SUMMARY_EVERY } from '../rules.ts';
import { selectOpenReplies } from './queries.ts';
import { nameInTexts } from './name-in-texts.ts';
import { recordBlocked } from './record-blocked.ts';
import { firstName } from '#shared/say-names.ts';

/** The newest messages stay out of the summary, since the prompt carries them word for word. */
const KEPT_WHOLE = 20;
const MAX_SUMMARY_TOKENS = 320;

/**
 * Takes the oldest messages that are not yet summarized into the chat's rolling summary.
 * The demo engine cannot summarize and reads the whole history itself: with it nothing is done.
 */
export async function summarizeChat(ctx: Context, { chat_id }: { chat_id: string }): Promise<void> {
  if (ctx.text.is_demo) return;
  const [row] = await ctx.db
    .select({ chat: chats, character: characters.name, user: users.full_name })
    .from(chats)
    .innerJoin(characters, eq(characters.id, chats.character_id))
    .innerJoin(users, eq(users.id, chats.user_id))
    .where(eq(chats.id, chat_id));
  if (!row) return;
  const { chat } = row;
  // A reply that is owed is written from what was said before it: nothing of its turn may go.
  const [owed] = await selectOpenReplies(ctx.db, chat_id);
  const unsummarized = await ctx.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chat_id, chat_id),
        chat.summary_upto ? gt(messages.id, chat.summary_upto) : undefined,
        owed ? lt(messages.id, owed.reply_to ?? owed.id) : undefined,
        sql`status IN ('done', 'stopped')`,
      ),
    )
    .orderBy(asc(messages.id))
    .limit(400);
  const turns = unsummarized
    .slice(0, -KEPT_WHOLE)
    .filter((turn) => turn.sender !== 'system' && turn.content !== '' && isTold(turn))
    .map(inWords);
  if (turns.length < SUMMARY_EVERY) return;
  const prompt = buildSummaryPrompt(chat.summary, turns, {
    char: firstName(row.character),
    user: nameInTexts(row.user),
  });
  let text = '';
  for await (const part of streamReply(ctx.text, {
    messages: prompt,
    max_tokens: MAX_SUMMARY_TOKENS,
  }))
    if (part.type === 'delta') text += part.text;
  const summary = trimSummary(text);
  if (summary === '') throw new Error('the engine gave an empty summary');
  if (!(await isAllowed(ctx, summary, chat.user_id))) return;
  // A restart or another summary in between wins: this one was made from what no longer stands.
  const unchanged = chat.summary_upto
    ? eq(chats.summary_upto, chat.summary_upto)
    : sql`${chats.summary_upto} IS NULL`;
  await ctx.db
    .update(chats)
    .set({ summary, summary_upto: turns.at(-1)!.id })
    .where(and(eq(chats.id, chat_id), eq(chats.reset_rev, chat.reset_rev), unchanged));
}

/** An engine's words like any other: what it may not say in a reply it may not carry into the next ones. */
async function isAllowed(ctx: Context, summary: string, userId: string): Promise<boolean> {
  const judge = judgeStream(ctx, { surface: 'reply' }, () => {});
  try {
    judge.push(summary);
    await judge.finish();
    return true;
  } catch (error) {
    if (!(error instanceof StreamRefused)) throw error;
    await recordBlocked(ctx, error, userId);
    return false;
  }
}
