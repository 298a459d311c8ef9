import { useEffect, useRef, type RefObject } from 'react';
import type { Problem } from './use-submit.tsx';

/**
 * After a change of step focus goes to its heading; after a refusal to the field that it is about,
 * or to its sentence. The first step shown leaves focus where it is.
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
    // The step that a refusal leads to is a navigation away: its field is not there before.
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

/** The chosen one of a group, or the field itself. */
const findField = (form: HTMLFormElement | null, field: string) =>
  find(form, `[name="${field}"]:checked`) ??
  find(form, `[data-field="${field}"]`) ??
  find(form, `[name="${field}"]`);
