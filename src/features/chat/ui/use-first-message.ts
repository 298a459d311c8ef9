import { useEffect, useEffectEvent } from 'react';
import { takeFirstMessage, type FirstMessage } from '#ui/first-message.ts';
import type { ChatSession } from './chat-session.ts';
import { joinDrafts } from './drafts.ts';

interface Composing {
  /** The unsent text. */
  text: string;
  setText(text: string): void;
  send(words: string): void;
}

/**
 * Sends what the user wrote to this character before signing in, once. It is only put into the
 * composer when they did not sign in to send it. A draft stays in the composer.
 */
export function useFirstMessage(session: ChatSession, composing: Composing): void {
  const deliver = useEffectEvent((first: FirstMessage) => {
    const { text, setText, send } = composing;
    const content = first.text.trim();
    if (!first.isAsked) return setText(joinDrafts(content, text));
    const { speaker } = session;
    session.failedSend = {
      content,
      speaker,
      pictureId: null,
      recordingId: null,
      replyToId: null,
      key: first.key,
    };
    send(content);
    if (text) setText(text);
  });
  useEffect(() => {
    const first = takeFirstMessage(localStorage, session.getState().chat.character.slug);
    if (first) deliver(first);
  }, [session]);
}
