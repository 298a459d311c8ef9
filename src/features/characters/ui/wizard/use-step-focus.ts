import { useEffect, useRef, type RefObject } from 'react';
import type { Problem } from './use-submit.tsx';

/**
 * After a step change the heading gets the focus; after a refusal, the refused field or its
 * message. The first step leaves the focus where it is.
 */
export function useStepFocus(
  form: RefObject<HTMLFormElement | null>,
  step: number,
  problem: Problem | null,
): void {
  const shownStep = useRef(step);
  const shownProblem = useRef(problem);
  useEffect(() => {
    const isNewStep = shownStep.current !== step;
    const isNewProblem = problem !== null && shownProblem.current !== problem;
    // After a refusal the step with the field is rendered first.
    const about = problem?.fields[0];
    const field = about ? findField(form.current, about) : null;
    if (isNewProblem && about && !field) return;
    shownStep.current = step;
    shownProblem.current = problem;
    if (isNewProblem) (field ?? find(form.current, '[data-problem]'))?.focus();
    else if (isNewStep) find(form.current, '[data-step-heading]')?.focus({ preventScroll: true });
  }, [form, step, problem]);
}

const find = (form: HTMLFormElement | null, selector: string) =>
  form?.querySelector<HTMLElement>(selector) ?? null;

/** The checked input of a group, or the field itself. */
const findField = (form: HTMLFormElement | null, field: string) =>
  find(form, `[name="${field}"]:checked`) ??
  find(form, `[data-field="${field}"]`) ??
  find(form, `[name="${field}"]`);
