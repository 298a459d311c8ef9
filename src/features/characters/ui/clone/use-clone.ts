import { useEffect, useRef, useState } from 'react';
import { keysOfForm } from '#ui/create-key.ts';
import type { CloneStage } from '../../clone-wording.ts';
import type { CloneWish } from '../mutations.ts';
import { runClone } from './run-clone.ts';

export interface Clone {
  /** Where the attempt under way stands. */
  stage: CloneStage | null;
  /** True: the last attempt was called off. */
  isCanceled: boolean;
  /** The slug of what was made; null when it was called off. One attempt at a time. */
  run(wish: CloneWish): Promise<string | null>;
  /** Before the character is stored: calls everything off. Afterwards: opens it without its portrait. */
  cancel(): void;
}

/** Making a clone in stages; leaving the page calls it off. */
export function useClone(): Clone {
  const [stage, setStage] = useState<CloneStage | null>(null);
  const [isCanceled, setCanceled] = useState(false);
  const canceled = useRef<AbortController | null>(null);
  const hurried = useRef<AbortController | null>(null);
  const [keyFor] = useState(keysOfForm);

  useEffect(() => () => canceled.current?.abort(), []);

  const run = async (wish: CloneWish): Promise<string | null> => {
    const cancel = (canceled.current = new AbortController());
    const hurry = (hurried.current = new AbortController());
    setCanceled(false);
    setStage(null);
    try {
      const slug = await runClone(wish, keyFor(JSON.stringify(wish)), {
        cancel: cancel.signal,
        hurry: hurry.signal,
        onStage: setStage,
      });
      return cancel.signal.aborted ? null : slug;
    } catch (error) {
      if (!cancel.signal.aborted) throw error;
      setCanceled(true);
      return null;
    }
  };

  return {
    stage,
    isCanceled,
    run,
    cancel: () => (stage === 'drawing' ? hurried.current?.abort() : canceled.current?.abort()),
  };
}
