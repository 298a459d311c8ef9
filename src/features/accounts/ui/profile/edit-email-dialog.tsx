import { notify } from '#ui/toast.ts';
import type { User } from '../../contract.ts';
import { withFreshSignIn } from './again/with-fresh-sign-in.ts';
import { MAX_EMAIL_LENGTH } from '../../limits.ts';
import { changeProfile } from '../mutations.ts';
import { FieldDialog } from './field-dialog.tsx';
import { PROFILE_TEXT } from './copy.ts';
import { useSaving } from './use-profile.ts';

/** Update Email: what is saved is a wish, until the link in the mail is opened. */
export default function EditEmailDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { isSaving, save } = useSaving('email');
  const { title, note, label, update, sentTitle, sent } = PROFILE_TEXT.editEmail;
  async function request(email: string) {
    const change = () => withFreshSignIn({ kind: 'email', email }, () => changeProfile({ email }));
    if (!(await save(change, { quiet: true }))) return;
    notify.success(sentTitle, sent(email));
    onClose();
  }
  return (
    <FieldDialog
      {...{ title, note, label, isSaving, onClose }}
      action={update}
      value={user.email}
      type="email"
      autoComplete="email"
      maxLength={MAX_EMAIL_LENGTH}
      onSave={(email) => void request(email)}
    />
  );
}
