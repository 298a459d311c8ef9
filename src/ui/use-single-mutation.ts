import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that runs once at a time: a call during a run joins it. `isPending` alone would let a
 * second press pass that comes before the page is rendered again. `reset` lets go of the run.
 */
export function useSingleMutation<Data, Input = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Input, Context>,
) {
  const running = useRef<Promise<Data>>(null);
  const { mutateAsync: start, reset: forget, ...mutation } = useMutation(options);
  const mutateAsync = (input: Input): Promise<Data> => {
    if (running.current) return running.current;
    const run = start(input).finally(() => {
      if (running.current === run) running.current = null;
    });
    running.current = run;
    return run;
  };
  return {
    ...mutation,
    mutateAsync,
    mutate: (input: Input): void => void mutateAsync(input).catch(() => undefined),
    reset: () => {
      running.current = null;
      forget();
    },
  };
}
