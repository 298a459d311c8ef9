import { and, asc, eq, getTableColumns, gt, lt } from 'drizzle-orm';
import { messages } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { streamReply } from '#platform/models/text/index.ts';
import {
  buildMergePrompt,
  buildSummaryPrompt,
  chooseMerge,
  chooseSeen,
  isPartDue,
  keptFrom,
  MAX_PART_TURNS,
  MESSAGE_OVERHEAD,
  partLength,
  PICTURE_TOKENS,
  sizesOf,
  SUMMARY_WORDS,
  toPromptTurn,
  trimSummary,
  withPhotoLine,
  type BuiltPrompt,
  type PromptMessage,
  type PromptSummary,
} from '../prompt/index.ts';
import { isPromptTurn } from '../rules.ts';
import { selectPhotos } from './attachments/queries.ts';
import { isAllowedText } from './is-allowed-text.ts';
import {
  loadReplyContext,
  NO_ID,
  type HistoryTurn,
  type ReplyContext,
} from './load-reply-context.ts';
import { storeMerged, storePart } from './memory/store-summary.ts';
import { countTokensOf } from './prompt-window.ts';
import { selectOpenReplies } from './message-queries.ts';
import { speakerName } from './scenes/queries.ts';
import { readScene } from './scenes/speak-as.ts';
import { nameInChat } from './settings/persona-in-chat.ts';
import { buildReplyPrompt } from './stream-reply-text.ts';
import { newId } from '#shared/ids.ts';

const MAX_SUMMARY_TOKENS = { part: 240, merged: 360 };
/** A longer chat, such as an imported one, is summarized over several jobs. */
const MAX_STEPS = 12;

/**
 * Summarizes messages that will soon no longer fit into a prompt, in parts, and merges the oldest
 * summaries when all together are too long. Does nothing with the demo engine, which cannot
 * summarize.
 */
export async function summarizeChat(ctx: Context, { chat_id }: { chat_id: string }): Promise<void> {
  if (ctx.text.is_demo) return;
  for (let step = 0; step < MAX_STEPS; step++) {
    const context = await loadReplyContext(ctx, chat_id, newId());
    if (!context || context.chat.removed_at) return;
    const prompt = buildReplyPrompt(ctx, { id: newId(), variant_index: 0 }, context);
    const isDone =
      !(await summarizeNext(ctx, context, prompt)) && !(await mergeNext(ctx, context, prompt));
    if (isDone) return;
  }
}

type Row = HistoryTurn & { rev: number };

/** Summarizes the oldest messages without a summary. Returns false when there is nothing to do. */
async function summarizeNext(
  ctx: Context,
  context: ReplyContext,
  { room }: BuiltPrompt,
): Promise<boolean> {
  const { chat, summaries, history } = context;
  const seen = new Set([...chooseSeen(history, room.history)].map(({ id }) => id));
  const kept = keptFrom(history.filter(isRead).map(toSized(context, seen)), room.history);
  if (!kept) return false;
  const rows = await selectUncovered(ctx, chat.id, kept, summaries);
  const turns = rows.filter(isRead);
  if (!isPartDue(turns.map(toSized(context)), room.history)) return false;
  const part = turns.slice(0, partLength(turns.map(toSized(context)), ctx.text.contextTokens));
  const [first, last] = [part[0]!, part.at(-1)!];
  const before = summaries.findLast(({ upto }) => upto < first.id)?.content ?? null;
  const summary = await ask(
    ctx,
    context,
    buildSummaryPrompt(before, part.map(toNamedTurn(context)), namesOf(context)),
    'part',
  );
  // Every row of the range counts, including those that a model does not read.
  const range = rows.filter(({ id }) => id <= last.id);
  await storePart(ctx, chat, { from: first.id, upto: last.id, content: summary }, range);
  return true;
}

/** Merges the oldest summaries while they are too long. Returns false when they are not. */
async function mergeNext(
  ctx: Context,
  context: ReplyContext,
  { room }: BuiltPrompt,
): Promise<boolean> {
  const { chat, summaries } = context;
  const range = chooseMerge(sizesOf(summaries, countTokensOf(chat)), room.summary);
  if (!range) return false;
  const merged = summaries.slice(...range);
  const texts = merged.map(({ content }) => content).filter((text) => text !== '');
  const summary = await ask(ctx, context, buildMergePrompt(texts, namesOf(context)), 'merged');
  // Each of them was allowed, so their beginnings are used if the merged one is not.
  const content = summary || trimSummary(texts.join(' '), SUMMARY_WORDS.merged);
  await storeMerged(ctx, chat, merged, content);
  return true;
}

const isRead = (row: HistoryTurn) =>
  row.sender !== 'system' && withPhotoLine(row) !== '' && isPromptTurn(row);

const toSized =
  ({ chat }: ReplyContext, seen: ReadonlySet<string> = new Set()) =>
  (turn: HistoryTurn) => ({
    id: turn.id,
    tokens:
      countTokensOf(chat)(withPhotoLine(turn)) +
      MESSAGE_OVERHEAD +
      (seen.has(turn.id) ? PICTURE_TOKENS : 0),
  });

function namesOf(context: ReplyContext) {
  const { scene, called } = readScene(context);
  return {
    char: called,
    user: nameInChat(context.user.full_name, context.persona),
    others: scene?.others.map((one) => one.called) ?? [],
  };
}

/** A turn with its speaker's name; a speaker who left the scene has the full name. */
const toNamedTurn = (context: ReplyContext) => {
  const { speakerOf } = readScene(context);
  return (turn: Row) => ({
    ...toPromptTurn({ ...turn, content: withPhotoLine(turn) }),
    speaker: speakerOf(turn) ?? turn.speaker,
  });
};

/**
 * The oldest messages without a summary, up to the next summary and before `kept`. A pending reply
 * needs the messages before it, so its turn is not summarized yet.
 */
async function selectUncovered(
  ctx: Context,
  chatId: string,
  kept: string,
  summaries: PromptSummary[],
): Promise<Row[]> {
  const [pending] = await selectOpenReplies(ctx.db, chatId);
  const photos = new Map(
    (await selectPhotos(ctx.db, chatId)).map((photo) => [photo.message_id, photo]),
  );
  const gaps = [
    { after: NO_ID, before: summaries[0]?.from },
    ...summaries.map(({ upto }, at) => ({ after: upto, before: summaries[at + 1]?.from })),
  ];
  for (const { after, before } of gaps) {
    const rows = await ctx.db
      .select({ ...getTableColumns(messages), speaker: speakerName })
      .from(messages)
      .where(
        and(
          eq(messages.chat_id, chatId),
          gt(messages.id, after),
          lt(messages.id, kept),
          before ? lt(messages.id, before) : undefined,
          pending ? lt(messages.id, pending.reply_to ?? pending.id) : undefined,
        ),
      )
      .orderBy(asc(messages.id))
      .limit(2 * MAX_PART_TURNS);
    const turns = rows.map((row) => ({ ...row, photo: photos.get(row.id) }));
    if (turns.some(isRead)) return turns;
  }
  return [];
}

/**
 * The engine's summary; empty if moderation rejects it, so that it is not requested again.
 * @throws if the engine returns none
 */
async function ask(
  ctx: Context,
  { user }: ReplyContext,
  prompt: PromptMessage[],
  kind: keyof typeof SUMMARY_WORDS,
): Promise<string> {
  let text = '';
  for await (const part of streamReply(ctx.text, {
    messages: prompt,
    max_tokens: MAX_SUMMARY_TOKENS[kind],
  }))
    if (part.type === 'delta') text += part.text;
  const summary = trimSummary(text, SUMMARY_WORDS[kind]);
  if (summary === '') throw new Error('the engine gave an empty summary');
  return (await isAllowedText(ctx, summary, user.id)) ? summary : '';
}
