import { useEffect, useRef, useState } from 'react';
import { isBlank } from '../limits.ts';
import { useAttachment } from './attach/use-attachment.ts';
import { useRecording } from './attach/use-recording.ts';
import type { ChatActions, SendFailure } from './chat-actions.ts';
import type { ChatSession } from './chat-session.ts';
import { useChatState } from './use-chat.ts';
import { useDraft } from './use-draft.ts';
import { useFirstMessage } from './use-first-message.ts';

/** The next message: its text, picture and recording, and how it is sent. */
export function useSend(session: ChatSession, actions: ChatActions, userId: string) {
  const { text, setText, restoreText, beginSend, endSend } = useDraft(userId, session);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const isSending = useChatState(session, (state) => state.sendingId !== null);
  const attachment = useAttachment(session);
  const recording = useRecording(session, userId);
  const { isChosen, isHolding } = attachment;
  const isEmpty = isBlank(text) && !isChosen;
  const isHeld = isSending || isHolding || recording.isStoring;
  const hasFailed = attachment.status === 'failed';
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  useEffect(() => {
    session.onLimitReached = setFailure;
    return () => void (session.onLimitReached = () => {});
  }, [session]);

  /** Sends `words`; what is typed goes with its picture and recording. Returns whether it was sent. */
  const send = async (words: string, isTyped: boolean): Promise<boolean> => {
    if (isHeld || (isTyped && hasFailed) || (isBlank(words) && !(isTyped && isChosen)))
      return false;
    const kept = isTyped && recording.isChosen ? await recording.take() : undefined;
    const taken = kept !== null && isTyped && isChosen ? await attachment.take() : undefined;
    // The trays show why a file is missing; a user who left has their text as a draft.
    if (kept === null || taken === null || !isMounted.current) return false;
    const said = taken || kept ? latest.current : words;
    const spoken = isTyped ? recording.clear() : null;
    if (isTyped) beginSend(said);
    setFailure(null);
    const reason = await actions.send(said, {
      ...(taken && { attachment: taken.picture }),
      ...(kept && { recording: kept.recording }),
    });
    if (!reason) taken?.upload.end();
    if (reason && said) restoreText(said, isMounted.current);
    else if (isTyped) endSend(said);
    if (!isMounted.current) return !reason;
    if (reason && taken) attachment.restore(taken.upload);
    if (reason && isTyped) recording.restore(spoken);
    setFailure(reason && reason.kind !== 'other' ? reason : null);
    return !reason;
  };
  const latest = useRef(text);
  useEffect(() => void (latest.current = text));
  useFirstMessage(session, { text, setText, send: (words) => void send(words, true) });

  return {
    text,
    setText,
    /** The text as it is once what awaits has ended. */
    latest,
    isMounted,
    attachment,
    recording,
    isEmpty,
    isSending,
    /** What is typed can be sent. */
    canSend: !isEmpty && !isHeld && !hasFailed,
    send,
    failure,
    dismissFailure: () => setFailure(null),
  };
}
