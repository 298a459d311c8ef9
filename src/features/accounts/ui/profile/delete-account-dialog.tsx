import { useWatch } from 'react-hook-form';
import { ApiError } from '#ui/api-client.ts';
import { useApiForm } from '#ui/forms/use-api-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { InputField } from '#ui/primitives/form-field.tsx';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { DeletionFields } from '../../fields.ts';
import { DELETION_PHRASE } from '../../rules.ts';
import { deleteAccount } from '../mutations.ts';
import { SignInCanceled, withFreshSignIn } from './again/with-fresh-sign-in.ts';
import { PROFILE_TEXT } from './copy.ts';

const { danger: TEXT } = PROFILE_TEXT;

/** Deletes the account after the exact phrase is typed. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { logout } = useSession();
  const { form, isSending, isSent, formProps } = useApiForm({
    schema: DeletionFields,
    defaultValues: { typed: '' },
    send: ({ typed }) =>
      logout(() => withFreshSignIn({ kind: 'delete', typed }, () => deleteAccount(typed))),
    failed: TEXT.failedText,
    onSent: () => notify.success(TEXT.done, TEXT.doneText, 12_000),
    onFailed(error) {
      if (error instanceof SignInCanceled) return;
      console.error(error);
      const hasExplanation = error instanceof ApiError && error.code === 'fresh_sign_in_required';
      notify.error(TEXT.failed, hasExplanation ? error.detail : TEXT.failedText);
    },
  });
  const typed = useWatch({ control: form.control, name: 'typed' });
  const isSaving = isSending || isSent;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSaving && onClose()}
      title={TEXT.dialogTitle}
      description={TEXT.dialogText}
    >
      <form {...formProps}>
        <p className="mb-4 text-sm">{TEXT.exportFirst}</p>
        <InputField
          form={form}
          name="typed"
          label={TEXT.label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="bg-ground!"
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
