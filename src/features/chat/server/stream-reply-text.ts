import { judgeStream } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import { estimateTokens, streamReply, type ReplyPart } from '#platform/models/text/index.ts';
import { createReplyCleaner } from '../hygiene/index.ts';
import { buildPrompt, replyTokens, toPromptTurn } from '../prompt/index.ts';
import type { CharacterBook } from '../prompt/index.ts';
import type { ReplyContext } from './load-reply-context.ts';
import { optionWords } from './option-words.ts';
import { charInOwnTexts, nameInChat } from './settings/persona-in-chat.ts';
import { canOfferPicture, findRequestIn } from './plan-picture.ts';
import type { MessageRow } from './queries.ts';
import { firstName } from '#shared/say-names.ts';

/** The columns of a reply's row that its text depends on. */
export type OpenedReply = Pick<MessageRow, 'id' | 'variant_index'> &
  Partial<Pick<MessageRow, 'is_initiative'>>;

/** A reply that was requested from the engine. */
export interface OpenReply {
  /** Aborts the reply, whichever step it is in. */
  abort: AbortController;
  names: { char: string; user: string };
  stop: string[];
  parts: AsyncGenerator<ReplyPart, void>;
  first: Promise<IteratorResult<ReplyPart, void>>;
}

/** Builds the prompt and calls the engine at once; its text is buffered until it is read. */
export function openReply(
  ctx: Context,
  reply: OpenedReply,
  { chat, character, user, history, persona, books }: ReplyContext,
  abort = new AbortController(),
  { isReminded = false } = {},
): OpenReply {
  const names = { char: firstName(character.name), user: nameInChat(user.full_name, persona) };
  const words = optionWords(character);
  const writesFirst = reply.is_initiative ?? false;
  const isAsked = !writesFirst && findRequestIn(history) !== undefined;
  const mayOffer = !writesFirst && canOfferPicture({ user, history });
  const prompt = buildPrompt({
    character: {
      ...character,
      ...words,
      name: character.name,
      character_book: character.character_book as CharacterBook | null,
    },
    user: { name: names.user, ...(user.time_zone && { time_zone: user.time_zone }) },
    steering: {
      ...chat,
      char: charInOwnTexts(character.name),
      persona,
      books,
    },
    memories: { pinned: [], retrieved: [] },
    summary: chat.summary,
    greeting: chat.greeting,
    history: history.map(toPromptTurn),
    history_offset:
      chat.summary_upto || history.length === 0
        ? Math.max(0, chat.message_count - history.length)
        : 0,
    now: ctx.now(),
    last_activity_at: lastActivity(writesFirst ? history : history.slice(0, -1)),
    budget: { context: ctx.text.contextTokens, max_tokens: ctx.text.max_tokens },
    countTokens: estimateTokens,
    seed: chat.id,
    picture: isAsked ? 'follows' : mayOffer ? 'may_offer' : undefined,
    writes_first: writesFirst,
    is_reminded: isReminded,
  });
  const parts = streamReply(ctx.text, {
    messages: prompt.messages,
    stop: prompt.stop,
    signal: abort.signal,
    max_tokens: replyTokens(chat.reply_length, ctx.text.max_tokens),
    sampling: { ...character.sampling, ...chat.sampling },
    provider_options: {
      scripted: {
        name: character.name,
        age: character.age,
        ...words,
        user_name: names.user,
        facts: [],
        picture_follows: isAsked,
        writes_first: writesFirst,
        scenario: character.scenario,
        description: character.description,
        seed: `${chat.id}:${reply.id}:${reply.variant_index}`,
      },
    },
  });
  const first = parts.next();
  // The reader of the reply handles its failure; an unread reply fails silently.
  first.catch(() => {});
  return { abort, names, stop: prompt.stop, parts, first };
}

/**
 * When the user or the character last spoke; system messages such as the AI disclosure do not
 * count.
 */
const lastActivity = (history: ReplyContext['history']): Date | null =>
  history.findLast(({ sender }) => sender !== 'system')?.created_at ?? null;

/** Ends a requested reply that will not be used. */
export function discardReply({ abort, parts }: OpenReply): void {
  abort.abort('lost');
  parts.return().catch(() => {});
}

/**
 * Streams one reply's clean text: engine, hygiene, moderation. `onPiece` gets a piece only after it
 * passed.
 * @returns the whole text to store, which may be shorter than the streamed text, and its control
 * markers
 * @throws StreamRefused, TextEngineError, or the signal's reason
 */
export async function streamReplyText(
  ctx: Context,
  { names, stop, parts, first }: OpenReply,
  { character, history }: Pick<ReplyContext, 'character' | 'history'>,
  onPiece: (text: string) => void,
): Promise<{ text: string; markers: string[] }> {
  const cleaner = createReplyCleaner({ ...names, stop });
  const context = {
    previous: history.slice(-2).map((turn) => turn.content),
    character_age: character.age,
  };
  const judge = judgeStream(ctx, { surface: 'reply', context }, onPiece);
  let ended = 'stop';
  try {
    for (let read = await first; !read.done && !cleaner.ended; read = await parts.next())
      if (read.value.type === 'finish') ended = read.value.reason;
      else judge.push(cleaner.push(read.value.text));
    const finished = cleaner.finish(ended);
    judge.push(finished.rest);
    await judge.finish();
    return { text: finished.text, markers: finished.markers };
  } finally {
    judge.close();
    // Stops the engine when the reply ended first.
    parts.return().catch(() => {});
  }
}
