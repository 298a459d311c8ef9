import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, withKey } from './api-client.ts';
import { createKey } from './create-key.ts';
import { dropForm, fillForm, keepForm, restoreForm, type FormTexts } from './kept-form.ts';
import { useSession } from './session.tsx';
import type { User } from './typed-calls.ts';

/** Field names with what is wrong with them. */
export type FormProblems = Record<string, string>;

interface Submission<Answer> {
  /** The call; `params` hold the key by which it may be repeated. */
  send(texts: FormTexts, params: ReturnType<typeof withKey>): Promise<Answer>;
  /** What was written is kept under this name until it was sent, for as long as the tab lives. */
  name: string;
  /** What is wrong with the fields; empty: it may be sent. */
  check(texts: FormTexts): FormProblems;
  /** What is known of a signed-in sender; stands in fields that are empty. */
  prefill?(user: User): FormTexts;
  /** Said when the reason is not the sender's doing. */
  failed: string;
  onSent?(answer: Answer): void;
  onFailed?(): void;
}

/**
 * A form that anyone may send. Its fields are the browser's own, so that nothing typed before the
 * program is there is lost; they are cleared when it was sent, and kept through failures and reloads.
 */
export function useSubmission<Answer>(submission: Submission<Answer>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'submitting' | 'success' | 'error'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [problems, setProblems] = useState<FormProblems>({});
  const sent = useRef({ words: '', key: '' });
  const { name } = submission;
  const latest = useRef(submission);
  useEffect(() => {
    latest.current = submission;
  });

  useEffect(() => restoreForm(form.current, name), [name]);
  const { user } = useSession();
  const known = useRef<FormTexts>({});
  useEffect(() => {
    if (!user) return;
    known.current = latest.current.prefill?.(user) ?? {};
    fillForm(form.current, known.current);
  }, [user]);

  const wasSending = useRef(false);
  useEffect(() => {
    // A disabled button loses the focus; when nothing else has taken it, it is the way on.
    const isLost = document.activeElement === document.body;
    if (wasSending.current && state !== 'submitting' && isLost)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    wasSending.current = state === 'submitting';
  }, [state]);

  /** The same words have the same key, so that a lost answer may be asked for again. */
  const keyFor = (texts: FormTexts): string => {
    const words = JSON.stringify(texts);
    if (sent.current.words !== words) sent.current = { words, key: createKey() };
    return sent.current.key;
  };

  async function send(texts: FormTexts): Promise<void> {
    setState('submitting');
    setProblem(null);
    try {
      const answer = await submission.send(texts, withKey(keyFor(texts)));
      dropForm(name);
      form.current?.reset();
      fillForm(form.current, known.current);
      sent.current = { words: '', key: '' };
      setState('success');
      submission.onSent?.(answer);
    } catch (error) {
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      const fields = refused ? error.fields : [];
      setState('error');
      showProblems(Object.fromEntries(fields.map(({ loc, msg }) => [String(loc.at(1)), msg])));
      setProblem(refused && fields.length === 0 ? error.detail : submission.failed);
      submission.onFailed?.();
    }
  }

  function showProblems(found: FormProblems): boolean {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) return false;
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
    return true;
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'submitting') return;
    const texts = readForm(event.currentTarget);
    if (showProblems(submission.check(texts))) {
      setState('idle');
      setProblem(null);
      return;
    }
    void send(texts);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    keepForm(event.currentTarget, name);
    const field = (event.target as HTMLInputElement).name;
    if (field in problems) {
      const { [field]: _, ...others } = problems;
      setProblems(others);
    }
    if (state === 'success') setState('idle');
  };

  return {
    state,
    problem,
    problems,
    // Sent before the program is there, a form of this method stays as it is; any other would put
    // its words into the address, or lose them.
    formProps: { ref: form, onSubmit, onInput, method: 'dialog', noValidate: true },
  };
}

function readForm(form: HTMLFormElement): FormTexts {
  const texts: FormTexts = {};
  for (const [field, value] of new FormData(form))
    if (typeof value === 'string') texts[field] = value.trim();
  return texts;
}
