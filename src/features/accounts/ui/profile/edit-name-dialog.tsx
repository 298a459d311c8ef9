import { notify } from '#ui/toast.ts';
import type { User } from '../../contract.ts';
import { MAX_NAME_LENGTH } from '../../limits.ts';
import { changeProfile } from '../mutations.ts';
import { FieldDialog } from './field-dialog.tsx';
import { PROFILE_TEXT } from './copy.ts';

/** Edits the full name. */
export default function EditNameDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { title, note, label, save: action } = PROFILE_TEXT.editName;
  return (
    <FieldDialog
      {...{ title, note, label, action, onClose }}
      field="full_name"
      value={user.full_name}
      autoComplete="name"
      maxLength={MAX_NAME_LENGTH}
      onSave={(full_name) => changeProfile({ full_name })}
      onSaved={() =>
        notify.success(
          PROFILE_TEXT.updated,
          PROFILE_TEXT.updatedField(PROFILE_TEXT.fields.full_name),
        )
      }
    />
  );
}
