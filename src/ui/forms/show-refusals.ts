import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api-client.ts';

interface Refusable<Values extends FieldValues> {
  getValues(): Values;
  setError: UseFormSetError<Values>;
}

/** A sentence, or how to find it. */
export type Failed = string | ((error: unknown) => string);

/**
 * Shows the server's first error (422) for each field next to it. An error without a field in the
 * form is the form's own problem: the server's message if it rejected the request, else `failed`.
 */
export function showRefusals<Values extends FieldValues>(
  form: Refusable<Values>,
  error: unknown,
  failed: Failed,
): void {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const refusals = isRefused ? error.fields : [];
  const names = new Set(Object.keys(form.getValues()));
  const shown = new Map<string, string>();
  const elsewhere: string[] = [];
  for (const { loc, msg } of refusals) {
    const name = loc
      .slice(1)
      .map(String)
      .find((part) => names.has(part));
    if (name === undefined) elsewhere.push(msg);
    else if (!shown.has(name)) shown.set(name, msg);
  }
  for (const [name, message] of shown)
    form.setError(name as Path<Values>, { type: 'server', message });
  if (shown.size > 0 && elsewhere.length === 0) return;
  const usual = typeof failed === 'string' ? failed : failed(error);
  const message = isRefused ? elsewhere.join(' ') || error.detail : usual;
  form.setError('root.server', { type: 'server', message });
}
