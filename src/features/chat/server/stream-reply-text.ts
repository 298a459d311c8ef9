import { judgeStream } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import { estimateTokens, streamReply, type ReplyPart } from '#platform/models/text/index.ts';
import { createReplyCleaner } from '../hygiene/index.ts';
import { buildPrompt, inWords } from '../prompt/index.ts';
import type { CharacterBook } from '../prompt/index.ts';
import type { ReplyContext } from './load-reply-context.ts';
import { optionWords } from './option-words.ts';
import { nameInTexts } from './name-in-texts.ts';
import { mayOfferPicture, requestIn } from './plan-picture.ts';
import type { MessageRow } from './queries.ts';
import { firstName } from '#shared/say-names.ts';

/** What of a reply's row its writing depends on. */
export type OpenedReply = Pick<MessageRow, 'id' | 'variant_index'> &
  Partial<Pick<MessageRow, 'is_initiative'>>;

/** A reply that the engine has been asked for. */
export interface OpenReply {
  /** Ends it wherever it is. */
  abort: AbortController;
  names: { char: string; user: string };
  stop: string[];
  parts: AsyncGenerator<ReplyPart, void>;
  first: Promise<IteratorResult<ReplyPart, void>>;
}

/** Builds the prompt and asks the engine at once; what it says waits until it is read. */
export function openReply(
  ctx: Context,
  reply: OpenedReply,
  { chat, character, user, history }: ReplyContext,
  abort = new AbortController(),
  { isReminded = false } = {},
): OpenReply {
  const names = { char: firstName(character.name), user: nameInTexts(user.full_name) };
  const words = optionWords(character);
  const writesFirst = reply.is_initiative ?? false;
  const isAsked = !writesFirst && requestIn(history) !== undefined;
  const mayOffer = !writesFirst && mayOfferPicture({ user, history });
  const prompt = buildPrompt({
    character: {
      ...character,
      ...words,
      name: character.name,
      character_book: character.character_book as CharacterBook | null,
    },
    user: { name: names.user },
    memories: { pinned: [], retrieved: [] },
    summary: chat.summary,
    greeting: chat.greeting,
    history: history.map(inWords),
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
  // Its failure belongs to whoever reads the reply; one that nobody reads fails in silence.
  first.catch(() => {});
  return { abort, names, stop: prompt.stop, parts, first };
}

/** When either last spoke: what the house says of itself, as the AI disclosure after a silence, is no talk. */
const lastActivity = (history: ReplyContext['history']): Date | null =>
  history.findLast(({ sender }) => sender !== 'system')?.created_at ?? null;

/** Ends a reply that was asked for and is not to be written after all. */
export function discardReply({ abort, parts }: OpenReply): void {
  abort.abort('lost');
  parts.return().catch(() => {});
}

/**
 * Streams one reply's clean text: engine, hygiene, moderation. A piece is handed to `onPiece` only
 * after it has passed.
 * @returns the whole text as it is to be kept, which may end sooner than what was streamed, and the
 * control markers that stood in it
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
    // Tells the engine to stop when the reply ended before it did.
    parts.return().catch(() => {});
  }
}
