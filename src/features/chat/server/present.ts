import { presentMedia } from '#features/characters/server/index.ts';
import type { GeneratedImage } from '#features/images/contract.ts';
import { readOwnImages } from '#features/images/server/index.ts';
import { isProductNotice } from '#features/moderation/rules/index.ts';
import type { Speech } from '#features/voice/contract.ts';
import { readSpeech } from '#features/voice/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import type { ChatPicture } from '../contract-attachments.ts';
import type { QuotedMessage } from '../contract-quotes.ts';
import type { KeptRecording } from '../contract-recordings.ts';
import type { Chat, ChatCall, ChatCharacter, ChatSummary } from '../contract.ts';
import type { Message, MessagePicture } from '../contract-messages.ts';
import type { MessageSpeaker } from '../contract-scenes.ts';
import { formatEventId } from '../rules.ts';
import { readAttachments } from './attachments/present-picture.ts';
import { describePictureFailure } from './picture-failures.ts';
import type { ChatView } from './queries.ts';
import type { MessageRow } from './message-queries.ts';
import { readQuotes } from './quotes/present-quote.ts';
import { readRecordings } from './recordings/present-recording.ts';
import { readSpeakers } from './scenes/present-speakers.ts';

type Images = ReadonlyMap<string, GeneratedImage>;
const NO_IMAGES: Images = new Map();

/** Messages for their user; files, scene speakers and speech need additional reads. */
export async function presentMessages(
  ctx: UserContext,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const ids = rows.flatMap(({ image_id }) => image_id ?? []);
  const replies = rows.filter(({ sender, content }) => sender === 'character' && content !== '');
  const [images, speakers, attachments, recordings, speech, quotes] = await Promise.all([
    ids.length > 0 ? readOwnImages(ctx, ids) : NO_IMAGES,
    readSpeakers(ctx, rows),
    readAttachments(ctx, rows),
    readRecordings(ctx, rows),
    readSpeech(ctx, replies),
    readQuotes(ctx, rows),
  ]);
  return rows.map((row) =>
    presentMessage(row, {
      images,
      speaker: (row.character_id && speakers.get(row.character_id)) || null,
      attachment: attachments.get(row.id),
      recording: recordings.get(row.id),
      speech: speech.get(row.id),
      quote: quotes.get(row.id),
    }),
  );
}

interface MessageReads {
  /** The finished pictures, as their user may currently see them. */
  images?: Images;
  /** The speaker, in a scene. */
  speaker?: MessageSpeaker | null;
  /** The picture that the user sent with it. */
  attachment?: ChatPicture | undefined;
  /** The recording that the user keeps with it. */
  recording?: KeptRecording | undefined;
  /** The reply as speech. */
  speech?: Speech | undefined;
  /** The message that it answers. */
  quote?: QuotedMessage | undefined;
}

export function presentMessage(
  row: MessageRow,
  { images = NO_IMAGES, speaker = null, attachment, recording, speech, quote }: MessageReads = {},
): Message {
  const {
    id,
    sender,
    content,
    content_type,
    created_at,
    status,
    variant_count,
    variant_index,
    feedback,
    reaction,
    edited_at,
  } = row;
  const message = {
    id,
    sender,
    content,
    content_type,
    created_at: created_at.toISOString(),
    status: status === 'making' ? ('pending' as const) : status,
    variants: { count: variant_count, index: variant_index },
    feedback,
    ...(reaction && { reaction }),
    edited: edited_at !== null,
    speaker,
    call_id: row.call_id,
    ...(attachment && { attachment }),
    ...(recording && { recording }),
    ...(quote && { reply_to: quote }),
    ...(speech && { speech, audio_url: speech.audio_url }),
    ...(sender === 'system' && !isProductNotice(content) && { imported: true as const }),
  };
  if (content_type !== 'image') return message;
  const image = row.image_id === null ? undefined : images.get(row.image_id);
  return { ...message, content: image?.url ?? '', picture: presentPicture(row, image) };
}

function presentPicture(
  { content, image_job_id, failure }: MessageRow,
  image: GeneratedImage | undefined,
): MessagePicture {
  return {
    job_id: image_job_id,
    description: content,
    image: image
      ? {
          id: image.id,
          srcset: image.srcset,
          width: image.width,
          height: image.height,
          thumbhash: image.thumbhash,
          is_demo: image.is_demo,
          expires_at: image.expires_at,
        }
      : null,
    failure: failure === null ? null : { code: failure, detail: describePictureFailure(failure) },
  };
}

export function presentCharacter(
  ctx: Pick<UserContext, 'addresses' | 'now' | 'caller'>,
  character: ChatView['character'],
): ChatCharacter {
  const { name, slug, age } = character;
  return { name, slug, age, media: presentMedia(ctx, character, ctx.caller.id) };
}

export function presentChatSummary(
  ctx: Pick<UserContext, 'addresses' | 'now' | 'caller'>,
  row: ChatView,
  members: readonly ChatView['character'][],
): ChatSummary {
  return {
    id: row.id,
    character: presentCharacter(ctx, row.character),
    members: members.map((one) => presentCharacter(ctx, one)),
    last_message: row.last_message,
    last_message_at: row.last_message_at?.toISOString() ?? null,
    unread: row.unread,
    title: row.title,
    archived: row.archived_at !== null,
    started_at: row.created_at.toISOString(),
  };
}

/**
 * @param greetings the available greetings, including the chat's own
 * @param members the other characters of a scene
 * @param page one page of messages, oldest first, their calls, and the cursors of the adjacent
 * pages
 */
export function presentChat(
  ctx: Pick<UserContext, 'addresses' | 'now' | 'caller'>,
  row: ChatView,
  greetings: string[],
  members: ChatView['character'][],
  page: { messages: Message[]; calls: ChatCall[]; older: string | null; newer: string | null },
): Chat {
  return {
    ...presentChatSummary(ctx, row, members),
    turn_order: row.turn_order,
    greeting: row.greeting,
    greeting_variants: {
      count: greetings.length,
      index: Math.max(0, greetings.indexOf(row.greeting ?? '')),
    },
    messages: page.messages,
    calls: page.calls,
    count: row.message_count - row.open_replies,
    next_cursor: page.older,
    newer_cursor: page.newer,
    event_id: formatEventId({ rev: row.rev, attempt: 0, position: 0 }),
  };
}
