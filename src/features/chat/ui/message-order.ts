import type { Message } from '#features/chat/contract-messages.ts';
import type { GeneratedImage } from '#features/images/contract.ts';

export const isUnfinished = (message: Message): boolean =>
  message.status === 'pending' || message.status === 'streaming';

export const isPicture = (message: Message): boolean => message.content_type === 'image';

/**
 * The last message for a chat list: text of either side, or a finished picture; no failed reply, no
 * notice.
 */
export function findPreviewMessage(messages: readonly Message[]): Message | undefined {
  return messages.findLast((message) => {
    if (message.sender === 'system' || isUnfinished(message)) return false;
    return isPicture(message)
      ? message.status === 'done'
      : message.content !== '' || message.attachment !== undefined;
  });
}

/** The row of a reply that is expected but not yet announced. */
export function createPendingReply(id: string, createdAt = new Date().toISOString()): Message {
  return {
    id,
    sender: 'character',
    content: '',
    content_type: 'text',
    created_at: createdAt,
    status: 'pending',
    variants: { count: 1, index: 0 },
    feedback: null,
    edited: false,
    call_id: null,
    speaker: null,
  };
}

/** What is sent with a text. */
export type SentFiles = Pick<Message, 'attachment' | 'recording' | 'reply_to'>;

/** The user's message while it is being sent. */
export function createUserMessage(
  id: string,
  content: string,
  { attachment, recording, reply_to }: SentFiles = {},
): Message {
  return {
    id,
    sender: 'user',
    content,
    content_type: 'text',
    created_at: new Date().toISOString(),
    status: 'pending',
    variants: { count: 1, index: 0 },
    feedback: null,
    edited: false,
    call_id: null,
    speaker: null,
    ...(attachment && { attachment }),
    ...(recording && { recording }),
    ...(reply_to && { reply_to }),
  };
}

/** A reply or picture that starts again. */
export function restartMessage(message: Message): Message {
  const { picture } = message;
  const begun = { ...message, status: 'pending' as const, content: '', feedback: null };
  return picture ? { ...begun, picture: { ...picture, job_id: null, failure: null } } : begun;
}

/** A picture with its renewed URL; null means that it was deleted. */
export function withImage(message: Message, image: GeneratedImage | null): Message {
  return { ...message, content: image?.url ?? '', picture: { ...message.picture!, image } };
}

/** Inserts a message in order, or replaces the one with its id. */
export function upsert(messages: readonly Message[], message: Message): readonly Message[] {
  let at = messages.length;
  while (at > 0 && messages[at - 1]!.id > message.id) at -= 1;
  const known = at > 0 && messages[at - 1]!.id === message.id ? messages[at - 1] : undefined;
  const next = known ? keepSpeech(known, message) : message;
  return messages.toSpliced(known ? at - 1 : at, known ? 1 : 0, next);
}

/**
 * Messages sent to several readers have no signed addresses, so speech of the same text is kept.
 */
function keepSpeech(known: Message, message: Message): Message {
  const isSame =
    known.content === message.content && known.variants.index === message.variants.index;
  if (!isSame || message.speech || !known.speech) return message;
  return { ...message, speech: known.speech, audio_url: known.speech.audio_url };
}

/** Oldest first: ids are UUIDv7. */
export function sortById(messages: readonly Message[]): readonly Message[] {
  return messages.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
