import type { User } from '../../contract.ts';
import { MAX_NAME_LENGTH } from '../../limits.ts';
import { changeProfile } from '../mutations.ts';
import { FieldDialog } from './field-dialog.tsx';
import { PROFILE_TEXT } from './copy.ts';
import { useSaving } from './use-profile.ts';

/** Edit Full Name. */
export default function EditNameDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { isSaving, save } = useSaving('full_name');
  const { title, note, label, save: action } = PROFILE_TEXT.editName;
  return (
    <FieldDialog
      {...{ title, note, label, action, isSaving, onClose }}
      value={user.full_name}
      autoComplete="name"
      maxLength={MAX_NAME_LENGTH}
      onSave={(full_name) =>
        void save(() => changeProfile({ full_name })).then((isSaved) => isSaved && onClose())
      }
    />
  );
}
