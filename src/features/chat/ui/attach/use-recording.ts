import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeptRecording } from '#features/chat/contract-recordings.ts';
import { describeError } from '#ui/describe-error.ts';
import type { ChatSession } from '../chat-session.ts';
import { COPY } from './copy.ts';
import { holdRecording, type HeldRecording } from './hold-recording.ts';
import { readKeepChoice, storeKeepChoice } from './keep-choice.ts';

export type RecordingControl = ReturnType<typeof useRecording>;

interface TakenRecording {
  recording: KeptRecording;
  held: HeldRecording;
}

/**
 * The recording of what was dictated into the text field. It is stored on the server only if its
 * message is sent and the user keeps it. Unlike the draft, it is lost with the page.
 */
export function useRecording(session: ChatSession, userId: string) {
  const [held, setHeld] = useState<HeldRecording | null>(null);
  const [shouldKeep, setShouldKeep] = useState(() => readKeepChoice(userId));
  const [isStoring, setStoring] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const current = useRef<HeldRecording | null>(null);
  const show = useCallback((next: HeldRecording | null) => {
    current.current = next;
    setHeld(next);
    setError(null);
  }, []);
  useEffect(() => () => current.current?.drop(), []);

  return {
    held,
    shouldKeep,
    /** The next message has a recording. */
    isChosen: held !== null && shouldKeep,
    isStoring,
    error,
    /** Offers to keep the latest recording instead of the previous one. */
    offer(spoken: { audio: Blob; seconds: number }) {
      current.current?.drop();
      show(holdRecording(session.id, spoken));
    },
    choose(isChosen: boolean) {
      setShouldKeep(isChosen);
      setError(null);
      storeKeepChoice(userId, isChosen);
      if (!isChosen) current.current?.drop();
    },
    discard() {
      current.current?.drop();
      show(null);
      session.focusInput();
    },
    /** Stores the recording if the user keeps it. Null if that failed; the tray shows why. */
    async take(): Promise<TakenRecording | null | undefined> {
      const taken = current.current;
      if (!taken || !shouldKeep) return undefined;
      setStoring(true);
      setError(null);
      try {
        return { recording: await taken.store(), held: taken };
      } catch (cause) {
        setError(describeError(cause) ?? COPY.recording.failed);
        return null;
      } finally {
        setStoring(false);
      }
    },
    /** Empties the tray while its message is sent. Returns what was in it. */
    clear(): HeldRecording | null {
      const before = current.current;
      show(null);
      return before;
    },
    /** Puts back what was not sent, unless something else was recorded since. */
    restore(before: HeldRecording | null) {
      // The server rejected the message, so it does not need the recording.
      if (session.failedSend === null) before?.drop();
      if (current.current === null) show(before);
    },
  };
}
