import type { KeptRecording } from '#features/chat/contract-recordings.ts';
import { chatCalls } from '../chat-calls.ts';

/** A recording in this browser, until its message is sent. */
export interface HeldRecording {
  seconds: number;
  /** Stores it on the server, once. */
  store(): Promise<KeptRecording>;
  /** Deletes it on the server, if it was stored. */
  drop(): void;
}

export function holdRecording(
  chatId: string,
  { audio, seconds }: { audio: Blob; seconds: number },
): HeldRecording {
  let stored: Promise<KeptRecording> | undefined;
  const forget = () => {
    const before = stored;
    stored = undefined;
    return before;
  };
  return {
    seconds,
    store() {
      const storing = stored ?? chatCalls.keepRecording(chatId, audio);
      stored = storing;
      storing.catch(() => {
        if (stored === storing) forget();
      });
      return storing;
    },
    drop() {
      // If this fails, the server's own sweep deletes it.
      forget()
        ?.then(({ id }) => chatCalls.deleteRecording(chatId, id))
        .catch((error: unknown) => console.debug('unsent recording', error));
    },
  };
}
