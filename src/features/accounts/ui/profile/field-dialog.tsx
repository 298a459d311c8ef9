import type { HTMLInputTypeAttribute } from 'react';
import { useWatch } from 'react-hook-form';
import { useApiForm } from '#ui/forms/use-api-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { InputField } from '#ui/primitives/form-field.tsx';
import type { User } from '../../contract.ts';
import { PROFILE_FIELDS } from '../../fields.ts';
import { PROFILE_TEXT } from './copy.ts';
import { useAnnounce } from './use-profile.ts';

interface FieldDialogProps {
  field: 'full_name' | 'email';
  title: string;
  note: string;
  label: string;
  action: string;
  value: string;
  type?: HTMLInputTypeAttribute;
  autoComplete: string;
  maxLength: number;
  onSave: (value: string) => Promise<User>;
  onSaved: (value: string) => void;
  onClose: () => void;
}

/** A dialog that edits one text field of the account. */
export function FieldDialog(props: FieldDialogProps) {
  const { field, onClose } = props;
  const announce = useAnnounce(field);
  const { form, isSending, formProps } = useApiForm({
    schema: PROFILE_FIELDS[field],
    defaultValues: { [field]: props.value },
    send: async (values: Record<string, string>) => {
      const value = values[field]!;
      return { user: await props.onSave(value), value };
    },
    failed: PROFILE_TEXT.updateFailed,
    onSent({ user, value }) {
      announce.saved(user);
      props.onSaved(value);
      onClose();
    },
    onFailed: announce.failed,
  });
  const value = useWatch({ control: form.control, name: field })?.trim();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={props.title}
      description={props.note}
    >
      <form {...formProps}>
        <InputField
          form={form}
          name={field}
          label={props.label}
          type={props.type ?? 'text'}
          maxLength={props.maxLength}
          autoComplete={props.autoComplete}
          required
          className="bg-ground!"
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {PROFILE_TEXT.cancel}
          </Button>
          <Button type="submit" loading={isSending} disabled={!value || value === props.value}>
            {props.action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
