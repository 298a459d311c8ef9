import { clsx } from 'clsx';
import type { Problem } from './use-submit.tsx';

/** Why the character was not created; it receives the focus. */
export const ProblemNote = ({ problem, className }: { problem: Problem; className?: string }) => (
  <p
    role="alert"
    data-problem
    tabIndex={-1}
    className={clsx(
      'rounded-control px-4 py-3 text-danger shadow-[inset_0_0_0_1px_var(--danger)]',
      className,
    )}
  >
    {problem.sentence}
  </p>
);
