import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readStep } from './steps.ts';

interface StepState {
  /** The step from which this one was reached. */
  from?: number;
}

/** The step in the address, so that the browser's Back steps back. */
export function useStep() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: StepState | null };
  const step = readStep(params);

  const goTo = useCallback(
    (next: number) => {
      if (next === step) return;
      // Where the page before is the one that is wanted, going back keeps the history short.
      if (state?.from === next) void navigate(-1);
      else
        void navigate({ search: `?step=${next}` }, { state: { from: step } satisfies StepState });
    },
    [navigate, state, step],
  );
  return { step, goTo, from: state?.from ?? null };
}
