import { notify } from '#ui/toast.ts';
import type { User } from '../../contract.ts';
import { withFreshSignIn } from './again/with-fresh-sign-in.ts';
import { MAX_EMAIL_LENGTH } from '../../limits.ts';
import { changeProfile } from '../mutations.ts';
import { FieldDialog } from './field-dialog.tsx';
import { PROFILE_TEXT } from './copy.ts';

/** Requests an email change, which is pending until the emailed link is opened. */
export default function EditEmailDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { title, note, label, update, sentTitle, sent } = PROFILE_TEXT.editEmail;
  return (
    <FieldDialog
      {...{ title, note, label, onClose }}
      field="email"
      action={update}
      value={user.email}
      type="email"
      autoComplete="email"
      maxLength={MAX_EMAIL_LENGTH}
      onSave={(email) => withFreshSignIn({ kind: 'email', email }, () => changeProfile({ email }))}
      onSaved={(email) => notify.success(sentTitle, sent(email))}
    />
  );
}
