import { useState } from 'react';
import { ApiError } from '#ui/api-client.ts';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import type { User } from '../../contract.ts';
import { SignInCanceled } from './again/with-fresh-sign-in.ts';
import { PROFILE_TEXT } from './messages.ts';

type Field = keyof typeof PROFILE_TEXT.fields;

/** The sentence of a failure: the first field's where one was refused, else the server's. */
export function sentenceOf(error: unknown, usual: string): string {
  if (!(error instanceof ApiError)) return usual;
  return error.fields[0]?.msg ?? (error.detail || usual);
}

/**
 * Saves a change of the own account: shows the user as the server has them now, and says how it
 * went. `save` resolves to false when it failed.
 */
export function useSaving(field: Field) {
  const { replaceUser } = useSession();
  const [isSaving, setSaving] = useState(false);
  const name = PROFILE_TEXT.fields[field];
  async function save(change: () => Promise<User>, options: { quiet?: boolean } = {}) {
    setSaving(true);
    try {
      replaceUser(await change());
      if (!options.quiet) notify.success(PROFILE_TEXT.updated, PROFILE_TEXT.updatedField(name));
      return true;
    } catch (error) {
      if (!(error instanceof SignInCanceled))
        notify.error(PROFILE_TEXT.updateFailed, sentenceOf(error, PROFILE_TEXT.failedField(name)));
      return false;
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, save };
}
