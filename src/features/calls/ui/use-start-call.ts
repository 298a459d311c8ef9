import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Character } from '#features/characters/contract.ts';
import { ApiError } from '#ui/api-client.ts';
import { createKey } from '#ui/create-key.ts';
import { describeError } from '#ui/describe-error.ts';
import { useSingleMutation } from '#ui/use-single-mutation.ts';
import { CallSession } from './call-session.ts';
import { CALL_TEXT } from './copy.ts';
import { endCallQuietly } from './end-call.ts';
import { startCall } from './mutations.ts';

/** Opens the sound in the press that starts the call: without a press, the browser plays none. */
async function openAudio(): Promise<AudioContext> {
  const context = new AudioContext();
  void context.resume();
  return context;
}

/** Starts a call. `start` is called by a press. */
export function useStartCall(
  character: Character,
  chatId: string | null,
  onStarted: (session: CallSession) => void,
) {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const { mutateAsync: request } = useMutation(startCall);
  const { mutate, isIdle, error } = useSingleMutation({
    async mutationFn(audio: Promise<AudioContext>) {
      const context = await audio;
      try {
        const started = await request({ slug: character.slug, chatId, key: createKey() });
        return { started, context };
      } catch (failure) {
        void context.close();
        throw failure;
      }
    },
    onSuccess({ started, context }) {
      if (isShown.current) return onStarted(new CallSession(started, character, context));
      // A user who left the page must not start a call.
      void context.close();
      endCallQuietly(started.id);
    },
    onError(failure) {
      if (!(failure instanceof ApiError)) console.error(failure);
    },
  });
  return {
    start: () => mutate(openAudio()),
    // Until the call is shown.
    isStarting: !isIdle && !error,
    failure: error && (describeError(error) ?? CALL_TEXT.startFailed),
  };
}
