import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { keysOfForm } from '#ui/create-key.ts';
import { notify } from '#ui/toast.ts';
import type { CloneStage } from '../../clone-wording.ts';
import type { CloneWish } from '../mutations.ts';
import { CLONE_TEXT } from './copy.ts';
import { reasonOf } from './reason-of.ts';
import { runClone } from './run-clone.ts';

interface Running {
  stage: CloneStage | null;
}

export interface Clone {
  /** What is under way; null when nothing is. */
  running: Running | null;
  /** How the last attempt ended, when it made nothing: a sentence. */
  outcome: { isError: boolean; text: string } | null;
  start(wish: CloneWish): void;
  /** Before the character is stored: calls everything off. Afterwards: opens it without its portrait. */
  cancel(): void;
}

/** One attempt at a time; leaving the page calls it off. */
export function useClone(): Clone {
  const navigate = useNavigate();
  const [stage, setStage] = useState<CloneStage | null>(null);
  const canceled = useRef<AbortController | null>(null);
  const hurried = useRef<AbortController | null>(null);

  const [keyFor] = useState(keysOfForm);

  useEffect(() => () => canceled.current?.abort(), []);

  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn(wish: CloneWish) {
      const cancel = (canceled.current = new AbortController());
      const hurry = (hurried.current = new AbortController());
      setStage(null);
      return runClone(wish, keyFor(JSON.stringify(wish)), {
        cancel: cancel.signal,
        hurry: hurry.signal,
        onStage: setStage,
      }).catch((failure: unknown) => {
        throw cancel.signal.aborted ? new CloneCanceled() : failure;
      });
    },
    onSuccess(slug) {
      if (canceled.current?.signal.aborted) return;
      notify.success(...CLONE_TEXT.toasts.success);
      void navigate(`/character/${slug}`);
    },
    onError(failure) {
      if (!(failure instanceof CloneCanceled)) notify.error(...CLONE_TEXT.toasts.failed);
    },
  });
  const outcome = useMemo(() => (error ? outcomeOf(error) : null), [error]);

  return {
    // The character's page is on its way.
    running: isPending || isSuccess ? { stage } : null,
    outcome,
    start: mutate,
    cancel: () => (stage === 'drawing' ? hurried.current?.abort() : canceled.current?.abort()),
  };
}

/** Called off by the person, or by leaving the page. */
class CloneCanceled extends Error {}

function outcomeOf(error: Error): Clone['outcome'] {
  if (error instanceof CloneCanceled) return { isError: false, text: CLONE_TEXT.canceled };
  const reason = reasonOf(error);
  return reason ? { isError: true, text: reason } : null;
}
