import { useId, useState, type HTMLInputTypeAttribute } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { PROFILE_TEXT } from './copy.ts';

interface FieldDialogProps {
  title: string;
  note: string;
  label: string;
  action: string;
  value: string;
  type?: HTMLInputTypeAttribute;
  autoComplete: string;
  maxLength: number;
  isSaving: boolean;
  onSave: (value: string) => void;
  onClose: () => void;
}

/** A dialog that changes one line of text. */
export function FieldDialog(props: FieldDialogProps) {
  const id = useId();
  const [value, setValue] = useState(props.value);
  const isReady = value.trim() !== '' && value.trim() !== props.value;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={props.title}
      description={props.note}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) props.onSave(value.trim());
        }}
      >
        <label htmlFor={id} className="block pb-1.5 text-sm font-medium">
          {props.label}
        </label>
        <Input
          id={id}
          type={props.type ?? 'text'}
          value={value}
          maxLength={props.maxLength}
          autoComplete={props.autoComplete}
          required
          className="bg-ground!"
          onChange={(event) => setValue(event.target.value)}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={props.isSaving} onClick={props.onClose}>
            {PROFILE_TEXT.cancel}
          </Button>
          <Button type="submit" loading={props.isSaving} disabled={!isReady}>
            {props.action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
