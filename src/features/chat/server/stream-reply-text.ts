import { judgeStream } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import {
  estimateTokens,
  hasPictures,
  streamReply,
  type ReplyPart,
} from '#platform/models/text/index.ts';
import { createReplyCleaner, type ReplyNames } from '../hygiene/index.ts';
import { buildPrompt, replyTokens, speakersOf, stopTexts, toPromptTurn } from '../prompt/index.ts';
import type { BuiltPrompt, CharacterBook } from '../prompt/index.ts';
import type { ReplyContext } from './load-reply-context.ts';
import { optionWords } from './option-words.ts';
import { charInOwnTexts, nameInChat } from './settings/persona-in-chat.ts';
import { canOfferPicture, findRequestIn } from './plan-picture.ts';
import { countPrompt, countTokensOf, type SentPrompt } from './prompt-window.ts';
import type { MessageRow } from './message-queries.ts';
import { scriptCard } from './script-card.ts';
import { readScene, takesTurn, type SceneInPrompt } from './scenes/speak-as.ts';

/**
 * A reply this many times longer than `max_tokens` is cut: with an allowance for reasoning, a model
 * that does not reason would keep writing. More than 1, since tokens are estimated.
 */
const LONGEST_REPLY = 1.5;

/** The columns of a reply's row that its text depends on. */
export type OpenedReply = Pick<MessageRow, 'id' | 'variant_index'> &
  Partial<Pick<MessageRow, 'is_initiative' | 'is_continuation' | 'hint'>>;

interface ReplyOptions {
  /** A first reply claimed to be human. */
  isReminded?: boolean;
  /** The user's next message is written instead of a reply. */
  suggests?: boolean;
}

/** A reply that was requested from the engine. */
export interface OpenReply {
  /** Aborts the reply at any step. */
  abort: AbortController;
  names: Pick<ReplyNames, 'char' | 'user' | 'aliases' | 'others'>;
  stop: string[];
  maxTokens: number;
  parts: AsyncGenerator<ReplyPart, void>;
  first: Promise<IteratorResult<ReplyPart, void>>;
  /** The part of the chat in the prompt: see BuiltPrompt. */
  prompt: Omit<SentPrompt, 'counted'> & { is_summary_due: boolean };
  count(): ReturnType<typeof countPrompt>;
}

/** The prompt for a chat's next reply. @throws RangeError like `buildPrompt` */
export function buildReplyPrompt(
  ctx: Pick<Context, 'text' | 'now'>,
  reply: OpenedReply,
  context: ReplyContext,
  { isReminded = false, suggests = false }: ReplyOptions = {},
): BuiltPrompt {
  const { chat, character, own, user, history, isWhole, summaries, memories } = context;
  const { persona, books } = context;
  const writesFirst = reply.is_initiative ?? false;
  const isTurn = (reply.is_continuation ?? false) && takesTurn(context);
  const continues = (reply.is_continuation ?? false) && !isTurn;
  const { scene, speakerOf } = readScene(context);
  const isAsked = !suggests && asksForPicture(reply, history);
  const mayOffer = !suggests && !isOwnMove(reply) && canOfferPicture({ user, history });
  return buildPrompt({
    character: {
      ...character,
      ...optionWords(character),
      name: character.name,
      character_book: character.character_book as CharacterBook | null,
    },
    user: {
      name: nameInChat(user.full_name, persona),
      ...(user.time_zone && { time_zone: user.time_zone }),
    },
    steering: {
      ...chat,
      char: charInOwnTexts(own.name),
      persona,
      books,
    },
    memories,
    summaries,
    greeting: chat.greeting,
    history: history.map(({ quoted, ...turn }) => ({
      ...toPromptTurn(turn),
      speaker: speakerOf(turn),
      quoted: quoted && { ...toPromptTurn(quoted), speaker: speakerOf(quoted) },
    })),
    scene,
    is_whole: isWhole,
    turn_count: chat.message_count,
    now: ctx.now(),
    last_activity_at: lastActivity(isOwnMove(reply) ? history : history.slice(0, -1)),
    budget: {
      context: ctx.text.contextTokens,
      max_tokens: ctx.text.max_tokens + (ctx.text.reasoning_tokens ?? 0),
    },
    countTokens: countTokensOf(chat),
    seed: chat.id,
    picture: isAsked ? 'follows' : mayOffer ? 'may_offer' : undefined,
    reaction: findReaction(history, speakerOf),
    writes_first: writesFirst,
    direction: { continues, takes_turn: isTurn, hint: reply.hint, suggests },
    is_reminded: isReminded,
  });
}

/** The user's reaction to the last message of the character that speaks. */
const findReaction = (history: ReplyContext['history'], speakerOf: SceneInPrompt['speakerOf']) =>
  history.findLast((turn) => turn.sender === 'character' && speakerOf(turn) === null)?.reaction;

/** No message is answered: the character writes first, or continues its last message. */
export const isOwnMove = (reply: OpenedReply): boolean =>
  (reply.is_initiative || reply.is_continuation) ?? false;

const asksForPicture = (reply: OpenedReply, history: ReplyContext['history']): boolean =>
  !isOwnMove(reply) && findRequestIn(history) !== undefined;

/** Builds the prompt and calls the engine at once; its text is buffered until it is read. */
export function openReply(
  ctx: Context,
  reply: OpenedReply,
  context: ReplyContext,
  abort = new AbortController(),
  options: ReplyOptions = {},
): OpenReply {
  const { chat, character, user, history, memories, persona } = context;
  const { scene, called, speakerOf } = readScene(context);
  const names = { char: called, user: nameInChat(user.full_name, persona) };
  const others = speakersOf({
    scene,
    history: history.map((turn) => ({ ...turn, speaker: speakerOf(turn) })),
  });
  const built = buildReplyPrompt(ctx, reply, context, options);
  const { messages, history_start, is_summary_due } = built;
  // A suggestion speaks as the user, and ends where the character would speak.
  const spoken = options.suggests
    ? { char: names.user, user: names.char, others }
    : { ...names, ...(scene && { aliases: [character.name], others }) };
  const stop = options.suggests ? stopTexts(names.char, others) : built.stop;
  const maxTokens = replyTokens(chat.reply_length, ctx.text.max_tokens);
  const parts = streamReply(ctx.text, {
    messages,
    stop,
    signal: abort.signal,
    max_tokens: maxTokens,
    sampling: { ...character.sampling, ...chat.sampling },
    provider_options: {
      scripted: {
        ...scriptCard(character),
        user_name: names.user,
        facts: [...memories.pinned, ...memories.retrieved],
        ...(chat.reply_length && { length: chat.reply_length }),
        directions: [chat.reply_style, chat.note].filter(Boolean).join('\n'),
        picture_follows: asksForPicture(reply, history),
        writes_first: reply.is_initiative ?? false,
        continues: (reply.is_continuation ?? false) && !takesTurn(context),
        ...(scene && { scene: { user: names.user, others } }),
        ...(options.suggests && { task: 'suggestion' }),
        seed: `${chat.id}:${reply.id}:${reply.variant_index}`,
      },
    },
  });
  const first = parts.next();
  // The reader of the reply handles its failure; an unread reply fails silently.
  first.catch(() => {});
  const estimated = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  const sent = {
    start: history_start,
    count: messages.length,
    estimated,
    has_pictures: hasPictures(messages),
    is_summary_due,
  };
  const count = () => countPrompt(ctx, messages);
  return { abort, names: spoken, stop, maxTokens, parts, first, prompt: sent, count };
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

export interface WrittenReply {
  text: string;
  markers: string[];
  /** The prompt's tokens by the model's count, if the server reports it. */
  inputTokens: number | null;
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
  { names, stop, maxTokens, parts, first }: OpenReply,
  { character, history }: Pick<ReplyContext, 'character' | 'history'>,
  onPiece: (text: string) => void,
): Promise<WrittenReply> {
  const cleaner = createReplyCleaner({ ...names, stop });
  const context = {
    previous: history.slice(-2).map((turn) => turn.content),
    character_age: character.age,
  };
  const judge = judgeStream(ctx, { surface: 'reply', context }, onPiece);
  const longest = maxTokens * LONGEST_REPLY;
  let ended = 'stop';
  let inputTokens: number | null = null;
  let shown = 0;
  try {
    for (let read = await first; !read.done && !cleaner.ended; read = await parts.next()) {
      if (read.value.type === 'finish') {
        ended = read.value.reason;
        inputTokens = read.value.usage.input_tokens;
        continue;
      }
      const text = cleaner.push(read.value.text);
      judge.push(text);
      shown += estimateTokens(text);
      if (shown > longest) {
        ended = 'length';
        break;
      }
    }
    const finished = cleaner.finish(ended);
    judge.push(finished.rest);
    await judge.finish();
    return { text: finished.text, markers: finished.markers, inputTokens };
  } finally {
    judge.close();
    // Stops the engine when the reply ended first.
    parts.return().catch(() => {});
  }
}
