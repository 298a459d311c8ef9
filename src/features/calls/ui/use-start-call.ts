import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Character } from '#features/characters/contract.ts';
import { ApiError } from '#ui/api-client.ts';
import { createKey } from '#ui/create-key.ts';
import { CallSession } from './call-session.ts';
import { CALL_TEXT } from './copy.ts';
import { endCallQuietly } from './end-call.ts';
import { startCall } from './mutations.ts';

/** A rejected field, such as the chat of a scene, has its own message. */
const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? (error.fields[0]?.msg ?? error.detail) : CALL_TEXT.startFailed;

/** Starts a call. The press that calls `start` is what lets the browser play sound. */
export function useStartCall(
  character: Character,
  chatId: string | null,
  onStarted: (session: CallSession) => void,
) {
  const { mutateAsync } = useMutation(startCall);
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const run = async () => {
    setStarting(true);
    setFailure(null);
    let context: AudioContext | undefined;
    try {
      context = new AudioContext();
      void context.resume();
      const started = await mutateAsync({ slug: character.slug, chatId, key: createKey() });
      if (!isShown.current) {
        // A user who left the page must not start a call.
        void context.close();
        return endCallQuietly(started.id);
      }
      onStarted(new CallSession(started, character, context));
    } catch (error) {
      void context?.close();
      setStarting(false);
      if (!(error instanceof ApiError)) console.error(error);
      setFailure(reasonOf(error));
    }
  };
  return { start: () => void run(), isStarting, failure };
}
