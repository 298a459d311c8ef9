import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#ui/api-client.ts';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import type { User } from '../../contract.ts';
import { SignInCanceled } from './again/with-fresh-sign-in.ts';
import { PROFILE_TEXT } from './copy.ts';

type Field = keyof typeof PROFILE_TEXT.fields;

/** The sentence of a failure: the first field's where one was refused, else the server's. */
export function sentenceOf(error: unknown, usual: string): string {
  if (!(error instanceof ApiError)) return usual;
  return error.fields[0]?.msg ?? (error.detail || usual);
}

/** What follows a change of the own account: the user as the server has them now, or why it failed. */
export function useAnnounce(field: Field) {
  const { replaceUser } = useSession();
  return {
    saved: replaceUser,
    failed(error: unknown) {
      if (error instanceof SignInCanceled) return;
      const usual = PROFILE_TEXT.failedField(PROFILE_TEXT.fields[field]);
      notify.error(PROFILE_TEXT.updateFailed, sentenceOf(error, usual));
    },
  };
}

/**
 * Saves a change of the own account: shows the user as the server has them now, and says how it
 * went. `save` resolves to false when it failed.
 */
export function useSaving(field: Field) {
  const announce = useAnnounce(field);
  const name = PROFILE_TEXT.fields[field];
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: () => Promise<User>) => change(),
    onSuccess: announce.saved,
    onError: announce.failed,
  });
  async function save(change: () => Promise<User>) {
    const isSaved = await mutateAsync(change).then(
      () => true,
      () => false,
    );
    if (isSaved) notify.success(PROFILE_TEXT.updated, PROFILE_TEXT.updatedField(name));
    return isSaved;
  }
  return { isSaving: isPending, save };
}
