import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, messages, users } from '#db/schema/index.ts';
import { countMessageOf, messageLimitReached } from '#features/billing/server/index.ts';
import { AI_DISCLOSURE } from '#features/moderation/rules/index.ts';
import type { UserContext } from '#platform/context.ts';
import { packOrigin } from '#platform/origin.ts';
import { inSpan, TRANSACTION } from '#platform/tracing/tracing.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import type { SentMessage } from '../contract-messages.ts';
import { isDisclosureDue, PHOTO_PREVIEW } from '../rules.ts';
import { announce, hasPrivateFile } from './announce.ts';
import { presentPicture } from './attachments/present-picture.ts';
import { attachPicture, type PictureRow } from './attachments/queries.ts';
import type { TurnPhoto } from './attachments/read-photos.ts';
import { pictureWasSent } from './attachments/receive-picture.ts';
import { leaseColumns } from './claim-replies.ts';
import { preview } from './preview.ts';
import { rememberRequest, type RepeatableRequest } from './idempotency.ts';
import { contextAfter, type HistoryTurn, type ReplyContext } from './load-reply-context.ts';
import { presentMessage } from './present.ts';
import { isCharacterAvailable } from './queries.ts';
import type { MessageRow } from './message-queries.ts';
import { presentQuote } from './quotes/present-quote.ts';
import type { QuotedRow } from './quotes/queries.ts';
import { recordingWasSent } from './recordings/keep-recording.ts';
import { presentRecording } from './recordings/present-recording.ts';
import { attachRecording, type RecordingRow } from './recordings/queries.ts';
import { freeReplyPlaces, startReplies, writeInBackground } from './reply-queue.ts';
import { chooseReplySpeaker, speakAs } from './scenes/speak-as.ts';
import { discardReply, openReply, type OpenReply } from './stream-reply-text.ts';

export interface Turn {
  content: string;
  /** The slug of the member of a scene that replies, if the user chose one. */
  speaker: string | undefined;
  /** The voice call in which it was spoken. */
  callId: string | undefined;
  /** The message's picture, and its form for prompts. */
  picture: { row: PictureRow; photo: TurnPhoto } | undefined;
  /** The recording that the user keeps with the message. */
  recording: RecordingRow | undefined;
  /** The message that it answers. */
  answered: QuotedRow | undefined;
  request: RepeatableRequest;
  /** Help lines that replace the character's reply; the message is then not counted. */
  crisisAnswer: string | null;
  /**
   * The engine may be called before the turn is stored, because this process will probably write
   * the reply.
   */
  mayStartEarly: boolean;
}

type NewMessage = Omit<typeof messages.$inferInsert, 'rev'>;

/**
 * Stores a user's message in one transaction, after any AI disclosure that is due and before a
 * reply or the crisis answer. The engine is called concurrently; its text is used
 * only after the commit, and discarded when the turn differs from the prediction.
 * @throws RepeatedRequest, AppError daily_message_limit, not_found, conflict; FieldError for a speaker outside
 * the scene
 */
export async function storeTurn(
  ctx: UserContext,
  before: ReplyContext,
  turn: Turn,
): Promise<SentMessage> {
  const built = buildTurn(ctx, before, turn);
  const predicted = predictContext(before, turn, built);
  const open = turn.mayStartEarly ? tryOpenReply(ctx, built.answer.id, predicted) : undefined;
  let stored: Stored;
  try {
    stored = await inSpan(ctx.tracing, 'store turn', TRANSACTION, () =>
      ctx.db.transaction((tx) => store(ctx, tx, before, turn, built)),
    );
  } catch (error) {
    if (open) discardReply(open);
    throw error;
  }
  const { rows, answer } = stored;
  const message = rows.find(({ id }) => id === built.messageId)!;
  const sent = presentMessage(message, {
    attachment: turn.picture && presentPicture(ctx, turn.picture.row),
    recording: turn.recording && presentRecording(ctx, turn.recording),
    quote: turn.answered && presentQuote(turn.answered),
  });
  announce(ctx, rows, undefined, hasPrivateFile(sent));
  const isAsPredicted = answer.status === 'streaming' && answer.rev === before.chat.rev + 1;
  if (open && !isAsPredicted) discardReply(open);
  if (answer.status === 'streaming')
    writeInBackground(ctx, answer, isAsPredicted ? { context: predicted, open } : undefined);
  else if (answer.status === 'pending') startReplies(ctx);
  return { ...sent, reply_id: turn.crisisAnswer ? null : answer.id };
}

/** The reply's context if everything is stored as built. */
function predictContext(
  before: ReplyContext,
  { picture, answered }: Turn,
  { messageId, said, answer }: BuiltTurn,
): ReplyContext {
  const turns = said.map((one) => ({
    ...one,
    character_id: null,
    speaker: null,
    ...(one.id === messageId && { photo: picture?.photo, quoted: answered }),
  }));
  const after = speakAs(contextAfter(before, turns, said.length + 1), answer.character_id);
  if (said.length === 1) return after;
  return { ...after, user: { ...after.user, ai_disclosed_at: answer.created_at } };
}

interface BuiltTurn {
  messageId: string;
  /** The disclosure, if it is due, and the user's message. */
  said: (NewMessage & Omit<HistoryTurn, 'character_id' | 'speaker'>)[];
  answer: NewMessage;
}

/** The messages of a turn. Ids define the chat's order, so they are generated in that order. */
function buildTurn(ctx: UserContext, before: ReplyContext, turn: Turn): BuiltTurn {
  const { chat, user } = before;
  const now = ctx.now();
  const common = {
    chat_id: chat.id,
    content_type: 'text',
    status: 'done',
    call_id: turn.callId ?? null,
    created_at: now,
  } as const;
  const said: BuiltTurn['said'] = [];
  const isDue = isDisclosureDue({
    // A call begins with the disclosure, so it is not added to the messages.
    isFirstMessage: chat.message_count === 0 && turn.callId === undefined,
    lastDisclosedAt: user.ai_disclosed_at,
    now,
  });
  if (isDue) said.push({ ...common, id: newId(), sender: 'system', content: AI_DISCLOSURE });
  const messageId = newId();
  said.push({
    ...common,
    id: messageId,
    sender: 'user',
    content: turn.content,
    quoted_id: turn.answered?.id ?? null,
  });
  const answer: NewMessage = turn.crisisAnswer
    ? { ...common, id: newId(), sender: 'system', content: turn.crisisAnswer }
    : {
        ...common,
        id: newId(),
        sender: 'character',
        content: '',
        status: 'pending',
        reply_to: messageId,
        character_id: chooseReplySpeaker(before, turn.content, turn.speaker),
        origin: packOrigin(),
      };
  return { messageId, said, answer };
}

interface Stored {
  rows: MessageRow[];
  answer: MessageRow;
}

async function store(
  ctx: UserContext,
  tx: Transaction,
  before: ReplyContext,
  turn: Turn,
  { messageId, said, answer }: BuiltTurn,
): Promise<Stored> {
  const now = answer.created_at;
  const replyId = turn.crisisAnswer ? null : answer.id;
  await rememberRequest(tx, turn.request, { message_id: messageId, reply_id: replyId }, now);
  const { rev, hasOpenReply } = await advanceChat(ctx, tx, before.chat.id, {
    content: turn.content,
    added: said.length + 1,
    isCounted: replyId !== null,
    now,
  });
  if (said.length > 1)
    await tx.update(users).set({ ai_disclosed_at: now }).where(eq(users.id, ctx.caller.id));
  const startsNow = replyId !== null && !hasOpenReply && freeReplyPlaces(ctx) > 0;
  const lease = startsNow ? { ...leaseColumns(ctx), attempt: 1 } : {};
  const values = [...said, { ...answer, ...lease }].map((row) => ({ ...row, rev }));
  const rows = await tx.insert(messages).values(values).returning();
  if (turn.picture && !(await attachPicture(tx, turn.picture.row.id, messageId)))
    throw pictureWasSent();
  if (turn.recording && !(await attachRecording(tx, turn.recording.id, messageId)))
    throw recordingWasSent();
  return { rows, answer: rows.find(({ id }) => id === answer.id)! };
}

/**
 * Advances the chat's revision, counts the message against the user's allowance, and locks the chat until the
 * transaction ends.
 */
async function advanceChat(
  ctx: UserContext,
  tx: Transaction,
  chatId: string,
  turn: { content: string; added: number; isCounted: boolean; now: Date },
): Promise<{ rev: number; hasOpenReply: boolean }> {
  const { content, added, isCounted, now } = turn;
  const counted = tx.$with('counted');
  const [chat] = await tx
    .with(...(isCounted ? [counted.as(countMessageOf(tx, ctx, ctx.caller))] : []))
    .update(chats)
    .set({
      rev: sql`${chats.rev} + 1`,
      message_count: sql`${chats.message_count} + ${added}`,
      last_message: {
        content: preview(content) || PHOTO_PREVIEW,
        sender: 'user',
        content_type: 'text',
      },
      last_message_at: now,
      sorted_at: now,
      archived_at: null,
    })
    .where(and(eq(chats.id, chatId), isNull(chats.removed_at), isCharacterAvailable))
    .returning({
      rev: chats.rev,
      hasOpenReply: sql<boolean>`EXISTS (SELECT 1 FROM messages m WHERE m.chat_id = chats.id AND m.status IN ('pending', 'streaming'))`,
      isAllowed: isCounted ? sql<boolean>`EXISTS (SELECT 1 FROM counted)` : sql<boolean>`true`,
    });
  if (!chat) throw new AppError('not_found');
  if (!chat.isAllowed) throw messageLimitReached(ctx);
  return chat;
}

/** Calls the engine for the reply to a message that is not stored yet. */
function tryOpenReply(
  ctx: UserContext,
  replyId: string,
  context: ReplyContext,
): OpenReply | undefined {
  try {
    return openReply(ctx, { id: replyId, variant_index: 0 }, context);
  } catch (error) {
    // An error must not lose the message: it occurs again and is reported when the reply is
    // written.
    ctx.log.debug({ err: error, reply: replyId }, 'early reply start failed');
    return undefined;
  }
}
