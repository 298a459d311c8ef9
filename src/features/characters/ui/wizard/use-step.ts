import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readStep } from './steps.ts';

interface StepState {
  /** The step from which this one was reached. */
  from?: number;
}

/** The current step in the URL, so that the browser's Back goes one step back. */
export function useStep() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: StepState | null };
  const step = readStep(params);

  const goTo = useCallback(
    (next: number) => {
      if (next === step) return;
      // When the previous page is the target, go back instead of growing the history.
      if (state?.from === next) void navigate(-1);
      else
        void navigate({ search: `?step=${next}` }, { state: { from: step } satisfies StepState });
    },
    [navigate, state, step],
  );
  return { step, goTo, from: state?.from ?? null };
}
