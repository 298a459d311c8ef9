import { useEffect, type RefObject } from 'react';
import type { Message } from '#features/chat/contract.ts';
import type { ChatSession } from './chat-session.ts';
import { isMakingPicture, isReplying } from './chat-store.ts';
import { plainText } from './markdown-parse.ts';
import { COPY } from './copy.ts';
import { useChatState } from './use-chat.ts';

/** Says to assistive technology that a reply is on its way and, once whole, what it is. */
export function ReplyStatus({ session, name }: { session: ChatSession; name: string }) {
  const isTyping = useChatState(session, isReplying);
  const isMaking = useChatState(session, isMakingPicture);
  const finished = useChatState(session, (state) =>
    state.finishedId ? state.messages.findLast((m) => m.id === state.finishedId) : undefined,
  );
  const words = finished && describe(finished);
  return (
    <output className="sr-only">
      {isTyping && COPY.conversation.typing(name)}
      {!isTyping && words && `${name}: ${words}`}
      {!isTyping && isMaking && ` ${COPY.picture.onItsWay}`}
    </output>
  );
}

function describe({ content_type: type, content, status, picture }: Message): string {
  if (type === 'video') return COPY.list.video;
  if (type !== 'image' && status === 'failed') return COPY.message.failed;
  if (type !== 'image') return plainText(content) || COPY.message.stopped;
  if (status === 'done') return COPY.list.image;
  return status === 'stopped'
    ? COPY.picture.canceled
    : (picture?.failure?.detail ?? COPY.picture.failed);
}

/** Gives the focus back to the input when a reply has come, unless it is in use elsewhere. */
export function useFocusAfterReply(
  session: ChatSession,
  inputRef: RefObject<HTMLTextAreaElement | null>,
  hasMouse: boolean,
): void {
  const finishedId = useChatState(session, (state) => state.finishedId);
  useEffect(() => {
    // On a phone the keyboard would cover the reply that has just come.
    if (!finishedId || !hasMouse) return;
    const active = document.activeElement;
    if (!active || active === document.body) inputRef.current?.focus({ preventScroll: true });
  }, [finishedId, hasMouse, inputRef]);
}
