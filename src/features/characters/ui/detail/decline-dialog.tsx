import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { DECLINE_NOTE_LENGTH } from '../../limits.ts';
import { DETAIL_TEXT } from './copy.ts';

const COPY = DETAIL_TEXT.publication;

/** Asks a superuser why; stays open when the call fails. */
export default function DeclineDialog(props: {
  onClose: () => void;
  onDecline: (note: string) => Promise<unknown>;
}) {
  const id = useId();
  const [note, setNote] = useState('');
  // A failure is told by a toast; the note is kept for another try.
  const decline = useMutation({
    mutationFn: () => props.onDecline(note.trim()),
    onSuccess: props.onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    decline.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={COPY.declineTitle}
      description={COPY.declineText}
    >
      <form onSubmit={submit} className="space-y-5 pt-1">
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
            {COPY.declineLabel}
          </label>
          <Textarea
            id={id}
            value={note}
            rows={3}
            maxLength={DECLINE_NOTE_LENGTH}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={decline.isPending} onClick={props.onClose}>
            {DETAIL_TEXT.cancel}
          </Button>
          <Button type="submit" variant="danger" loading={decline.isPending}>
            {COPY.actions.decline}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
