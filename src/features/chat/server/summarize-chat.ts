import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { characters, chats, messages, users } from '#db/schema/index.ts';
import { judgeStream, StreamRefused } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import { streamReply } from '#platform/models/text/index.ts';
import { buildSummaryPrompt, toPromptTurn, trimSummary } from '../prompt/index.ts';
import { isPromptTurn, SUMMARY_EVERY } from '../rules.ts';
import { selectOpenReplies } from './queries.ts';
import { safeFirstName } from './safe-first-name.ts';
import { recordBlocked } from './record-blocked.ts';
import { firstName } from '#shared/say-names.ts';

/** The newest messages are not summarized, since the prompt contains them verbatim. */
const UNSUMMARIZED_COUNT = 20;
const MAX_SUMMARY_TOKENS = 320;

/**
 * Adds the oldest unsummarized messages to the chat's rolling summary. Does nothing with the demo
 * engine, which cannot summarize and reads the whole history.
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
  // A pending reply needs the messages before it, so its turn is not summarized yet.
  const [pending] = await selectOpenReplies(ctx.db, chat_id);
  const unsummarized = await ctx.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chat_id, chat_id),
        chat.summary_upto ? gt(messages.id, chat.summary_upto) : undefined,
        pending ? lt(messages.id, pending.reply_to ?? pending.id) : undefined,
        sql`status IN ('done', 'stopped')`,
      ),
    )
    .orderBy(asc(messages.id))
    .limit(400);
  const turns = unsummarized
    .slice(0, -UNSUMMARIZED_COUNT)
    .filter((turn) => turn.sender !== 'system' && turn.content !== '' && isPromptTurn(turn))
    .map(toPromptTurn);
  if (turns.length < SUMMARY_EVERY) return;
  const prompt = buildSummaryPrompt(chat.summary, turns, {
    char: firstName(row.character),
    user: safeFirstName(row.user),
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
  // A concurrent restart or summary wins: this summary is then out of date.
  const unchanged = chat.summary_upto
    ? eq(chats.summary_upto, chat.summary_upto)
    : sql`${chats.summary_upto} IS NULL`;
  await ctx.db
    .update(chats)
    .set({ summary, summary_upto: turns.at(-1)!.id })
    .where(and(eq(chats.id, chat_id), eq(chats.reset_rev, chat.reset_rev), unchanged));
}

/** The summary is moderated like a reply: text refused in a reply must not enter later prompts. */
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
