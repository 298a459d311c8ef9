import { useEffect, useRef, useState } from 'react';
import { keysOfForm } from '#ui/create-key.ts';
import type { CloneStage } from '../../clone-wording.ts';
import type { CloneInput } from '../mutations.ts';
import { runClone } from './run-clone.ts';

export interface Clone {
  /** The stage of the current attempt. */
  stage: CloneStage | null;
  /** True when the last attempt was canceled. */
  isCanceled: boolean;
  /** Returns the new character's slug, or null when canceled. One attempt at a time. */
  run(input: CloneInput): Promise<string | null>;
  /**
   * Cancels everything before the character is stored; afterwards opens it without its portrait.
   */
  cancel(): void;
}

/** Creates a clone in stages; leaving the page cancels it. */
export function useClone(): Clone {
  const [stage, setStage] = useState<CloneStage | null>(null);
  const [isCanceled, setCanceled] = useState(false);
  const canceled = useRef<AbortController | null>(null);
  const portraitSkip = useRef<AbortController | null>(null);
  const [keyFor] = useState(keysOfForm);

  useEffect(() => () => canceled.current?.abort(), []);

  const run = async (input: CloneInput): Promise<string | null> => {
    const cancel = (canceled.current = new AbortController());
    const skipPortrait = (portraitSkip.current = new AbortController());
    setCanceled(false);
    setStage(null);
    try {
      const slug = await runClone(input, keyFor(JSON.stringify(input)), {
        cancel: cancel.signal,
        skipPortrait: skipPortrait.signal,
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
    cancel: () => (stage === 'drawing' ? portraitSkip.current?.abort() : canceled.current?.abort()),
  };
}
