import { useEffect, type RefObject } from 'react';
import type { Message } from '#features/chat/contract-messages.ts';
import type { ChatSession } from './chat-session.ts';
import { isMakingPicture, isReplying } from './chat-store.ts';
import { isPicture, isUnfinished } from './message-order.ts';
import { plainText } from './markdown-parse.ts';
import { COPY } from './copy.ts';
import { useChatState } from './use-chat.ts';

/** Announces to assistive technology that a reply is being written, and its text once complete. */
export function ReplyStatus({ session, name }: { session: ChatSession; name: string }) {
  const isTyping = useChatState(session, isReplying);
  const isMaking = useChatState(session, isMakingPicture);
  const finished = useChatState(session, (state) =>
    state.finishedId ? state.messages.findLast((m) => m.id === state.finishedId) : undefined,
  );
  const writing = useChatState(session, (state) => state.messages.findLast(isWriting));
  const words = finished && describe(finished);
  return (
    <output className="sr-only">
      {isTyping && COPY.conversation.typing(writing?.speaker?.name ?? name)}
      {!isTyping && words && `${finished.speaker?.name ?? name}: ${words}`}
      {!isTyping && isMaking && ` ${COPY.picture.onItsWay}`}
    </output>
  );
}

const isWriting = (message: Message): boolean =>
  message.sender === 'character' && !isPicture(message) && isUnfinished(message);

function describe({ content_type: type, content, status, picture }: Message): string {
  if (type === 'video') return COPY.list.video;
  if (type !== 'image' && status === 'failed') return COPY.message.failed;
  if (type !== 'image') return plainText(content) || COPY.message.stopped;
  if (status === 'done') return COPY.list.image;
  return status === 'stopped'
    ? COPY.picture.canceled
    : (picture?.failure?.detail ?? COPY.picture.failed);
}

/** Focuses the input when a reply has finished, unless the focus is in use elsewhere. */
export function useFocusAfterReply(
  session: ChatSession,
  inputRef: RefObject<HTMLTextAreaElement | null>,
  hasMouse: boolean,
): void {
  const finishedId = useChatState(session, (state) => state.finishedId);
  useEffect(() => {
    // On a phone the keyboard would cover the new reply.
    if (!finishedId || !hasMouse) return;
    const active = document.activeElement;
    if (!active || active === document.body) inputRef.current?.focus({ preventScroll: true });
  }, [finishedId, hasMouse, inputRef]);
}
