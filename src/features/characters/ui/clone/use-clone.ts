import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { keysOfForm } from '#ui/create-key.ts';
import { notify } from '#ui/toast.ts';
import type { CloneStage } from '../../clone-wording.ts';
import { reasonOf, type CloneWish } from './api.ts';
import { CLONE_TEXT } from './copy.ts';
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
  const [running, setRunning] = useState<Running | null>(null);
  const [outcome, setOutcome] = useState<Clone['outcome']>(null);
  const canceled = useRef<AbortController | null>(null);
  const hurried = useRef<AbortController | null>(null);

  const [keyFor] = useState(keysOfForm);

  useEffect(() => () => canceled.current?.abort(), []);

  const start = async (wish: CloneWish) => {
    const cancel = (canceled.current = new AbortController());
    const hurry = (hurried.current = new AbortController());
    setOutcome(null);
    setRunning({ stage: null });
    try {
      const slug = await runClone(wish, keyFor(JSON.stringify(wish)), {
        cancel: cancel.signal,
        hurry: hurry.signal,
        onStage: (stage) => setRunning({ stage }),
      });
      if (cancel.signal.aborted) return;
      notify.success(...CLONE_TEXT.toasts.success);
      void navigate(`/character/${slug}`);
    } catch (error) {
      setRunning(null);
      if (cancel.signal.aborted) return setOutcome({ isError: false, text: CLONE_TEXT.canceled });
      notify.error(...CLONE_TEXT.toasts.failed);
      const reason = reasonOf(error);
      setOutcome(reason ? { isError: true, text: reason } : null);
    }
  };

  return {
    running,
    outcome,
    start: (wish) => void start(wish),
    cancel: () =>
      running?.stage === 'drawing' ? hurried.current?.abort() : canceled.current?.abort(),
  };
}
