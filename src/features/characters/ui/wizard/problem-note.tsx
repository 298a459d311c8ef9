import { FormProblem } from '#ui/primitives/form-problem.tsx';
import type { Problem } from './use-submit.tsx';

/** Why the character was not created; it receives the focus. */
export const ProblemNote = ({ problem, className }: { problem: Problem; className?: string }) => (
  <FormProblem data-problem tabIndex={-1} className={className}>
    {problem.sentence}
  </FormProblem>
);
