import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError } from '#ui/api-client.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { DELETION_PHRASE } from '../../rules.ts';
import { deleteAccount } from '../mutations.ts';
import { SignInCanceled, withFreshSignIn } from './again/with-fresh-sign-in.ts';
import { PROFILE_TEXT } from './copy.ts';

const { danger: TEXT } = PROFILE_TEXT;

/** Delete account: only once the phrase is typed, case and spaces exact. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { logout } = useSession();
  const [typed, setTyped] = useState('');
  const remove = useMutation({
    mutationFn: () =>
      logout(() => withFreshSignIn({ kind: 'delete', typed }, () => deleteAccount(typed))),
    onSuccess: () => notify.success(TEXT.done, TEXT.doneText, 12_000),
    onError(error) {
      if (error instanceof SignInCanceled) return;
      console.error(error);
      const isTold = error instanceof ApiError && error.code === 'fresh_sign_in_required';
      notify.error(TEXT.failed, isTold ? error.detail : TEXT.failedText);
    },
  });
  const isSaving = remove.isPending || remove.isSuccess;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSaving && onClose()}
      title={TEXT.dialogTitle}
      description={TEXT.dialogText}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed === DELETION_PHRASE) remove.mutate();
        }}
      >
        <p className="mb-4 text-sm">{TEXT.exportFirst}</p>
        <label htmlFor={id} className="block pb-1.5 text-sm font-medium">
          {TEXT.label}
        </label>
        <Input
          id={id}
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="bg-ground!"
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            {PROFILE_TEXT.cancel}
          </Button>
          <Button
            type="submit"
            variant="danger"
            loading={isSaving}
            disabled={typed !== DELETION_PHRASE}
          >
            {TEXT.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
