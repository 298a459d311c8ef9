import { useApiForm } from '#ui/forms/use-api-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { TextField } from '#ui/primitives/form-field.tsx';
import { DeclineFields } from '../../fields.ts';
import { DECLINE_NOTE_LENGTH } from '../../limits.ts';
import { DETAIL_TEXT } from './copy.ts';

const COPY = DETAIL_TEXT.publication;

/** Asks a superuser for the reason; stays open when the call fails. */
export default function DeclineDialog(props: {
  onClose: () => void;
  /** Reports its own failure. */
  onDecline: (note: string) => Promise<unknown>;
}) {
  const { form, isSending, formProps } = useApiForm({
    schema: DeclineFields,
    defaultValues: { note: '' },
    send: ({ note }) => props.onDecline(note),
    failed: COPY.failed,
    onSent: props.onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={COPY.declineTitle}
      description={COPY.declineText}
    >
      <form {...formProps} className="space-y-5 pt-1">
        <TextField
          form={form}
          name="note"
          label={COPY.declineLabel}
          rows={3}
          maxLength={DECLINE_NOTE_LENGTH}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={isSending} onClick={props.onClose}>
            {DETAIL_TEXT.cancel}
          </Button>
          <Button type="submit" variant="danger" loading={isSending}>
            {COPY.actions.decline}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
