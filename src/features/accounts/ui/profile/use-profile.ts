import { describeError } from '#ui/describe-error.ts';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
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
