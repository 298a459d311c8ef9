import type { Message } from '#features/chat/contract-messages.ts';
import type { QuotedMessage } from '#features/chat/contract-quotes.ts';
import { MAX_QUOTE_LENGTH } from '../../limits.ts';
import { PHOTO_PREVIEW } from '../../rules.ts';
import type { ChatSession } from '../chat-session.ts';
import { shownMessages } from '../loaded-messages.ts';
import { isUnfinished } from '../message-order.ts';

/** Makes the next message answer this one; null: none in particular. */
export function answerMessage(session: ChatSession, message: Message | null): void {
  session.replyTo = message;
  session.notify();
}

export const isAnswerable = (message: Message): boolean =>
  message.sender !== 'system' && !isUnfinished(message) && message.status !== 'failed';

/** With Alt, these keys choose the message that is answered. */
const STEPS = new Map<string, -1 | 1>([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

/** Whether a key in the text field chose the answered message, or dismissed it. */
export function handleReplyKey(
  session: ChatSession,
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  isEmpty: boolean,
): boolean {
  const isChosen = session.replyTo !== null;
  // In a text, these keys move the caret.
  const step = altKey && (isEmpty || isChosen) ? STEPS.get(key) : undefined;
  if (step) stepReply(session, step);
  else if (key === 'Escape' && isChosen) answerMessage(session, null);
  else return false;
  return true;
}

/** Moves the choice to the previous or next message; after the newest one, none is chosen. */
function stepReply(session: ChatSession, step: -1 | 1): void {
  const { replyTo } = session;
  const list = shownMessages(session.getState()).filter(isAnswerable);
  const known = list.findIndex(({ id }) => id === replyTo?.id);
  const next = list[(known === -1 ? list.length : known) + step];
  answerMessage(session, next ?? (step === -1 ? replyTo : null));
}

/** The quote shown by a message that is being sent. */
export function quoteOf({ id, sender, speaker, content, picture }: Message): QuotedMessage {
  const text = (picture?.description ?? content).replace(/\s+/g, ' ').trim();
  return {
    id,
    sender: sender === 'user' ? 'user' : 'character',
    speaker: speaker?.name ?? null,
    excerpt: text.slice(0, MAX_QUOTE_LENGTH) || PHOTO_PREVIEW,
  };
}
