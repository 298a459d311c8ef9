import { useMutation } from '@tanstack/react-query';
import { describeError } from '#ui/describe-error.ts';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import type { User } from '../../contract.ts';
import { SignInCanceled } from './again/with-fresh-sign-in.ts';
import { PROFILE_TEXT } from './copy.ts';

type Field = keyof typeof PROFILE_TEXT.fields;

/** Handles the result of an account change: updates the user or shows the error. */
export function useAnnounce(field: Field) {
  const { replaceUser } = useSession();
  return {
    saved: replaceUser,
    failed(error: unknown) {
      if (error instanceof SignInCanceled) return;
      const fallback = PROFILE_TEXT.failedField(PROFILE_TEXT.fields[field]);
      notify.error(PROFILE_TEXT.updateFailed, describeError(error) ?? fallback);
    },
  };
}

/**
 * Saves an account change, updates the user and shows the result. `save` resolves to false on
 * failure.
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
