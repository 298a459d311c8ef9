import { AlertDialog } from 'radix-ui';
import { UI_TEXT } from '../copy.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import { Button } from './button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  /** What not doing it is called, where `Cancel` could be misread. */
  cancelLabel?: string;
  danger?: boolean;
  /** The dialog stays open and busy until the promise settles, and stays when it fails. */
  onConfirm: () => unknown;
}

/** Asks before something that cannot be undone. Focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  // If it fails, the caller notifies the user, and the dialog stays open for a retry.
  const confirm = useSingleMutation({
    mutationFn: async () => props.onConfirm(),
    onSuccess: () => props.onOpenChange(false),
  });
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="veil fixed inset-0 z-50 bg-veil" />
        <AlertDialog.Content
          {...focusReturn}
          className="dialog-center fixed inset-x-4 top-1/2 z-50 m-auto max-w-md -translate-y-1/2 rounded-card bg-raised p-6 text-text shadow-float focus:outline-none"
        >
          <AlertDialog.Title className="display text-xl">{props.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-muted wrap-anywhere">
            {props.description}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" disabled={confirm.isPending}>
                {props.cancelLabel ?? UI_TEXT.cancel}
              </Button>
            </AlertDialog.Cancel>
            <Button
              variant={props.danger ? 'danger' : 'primary'}
              loading={confirm.isPending}
              onClick={() => confirm.mutate()}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
