import { useEffect, useRef } from 'react';
import { takeFirstMessage } from '#ui/first-message.ts';
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
  const latest = useRef(composing);
  useEffect(() => void (latest.current = composing));
  useEffect(() => {
    const { slug } = session.getState().chat.character;
    const first = takeFirstMessage(localStorage, slug);
    if (!first) return;
    const content = first.text.trim();
    const { text, setText, send } = latest.current;
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
  }, [session]);
}
