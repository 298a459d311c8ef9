import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { WIZARD_TEXT } from './copy.ts';

interface StartOverDialogProps {
  onClose(): void;
  onConfirm(): void;
}

/** Confirms that all answers are discarded. Loaded on first use. */
export default function StartOverDialog({ onClose, onConfirm }: StartOverDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={WIZARD_TEXT.startOverTitle}
      description={WIZARD_TEXT.startOverText}
      confirmLabel={WIZARD_TEXT.startOverConfirm}
      onConfirm={onConfirm}
    />
  );
}
