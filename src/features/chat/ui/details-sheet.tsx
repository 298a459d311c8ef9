import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { COPY } from './copy.ts';

interface DetailsSheetProps {
  label: string;
  onClose(): void;
  children: ReactNode;
}

/** The details over the conversation, on narrow screens. Escape or a tap closes it. */
export default function DetailsSheet({ label, onClose, children }: DetailsSheetProps) {
  return (
    <dialog
      ref={showModal}
      aria-label={label}
      onClose={onClose}
      closedby="any"
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-raised text-text backdrop:bg-veil sm:w-96"
    >
      <div className="pb-safe relative min-h-full">
        {/* It lies over the tabs, which stay clickable through it. */}
        <div className="pointer-events-none sticky top-0 z-10 flex justify-end p-2">
          <IconButton
            label={COPY.close}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
            className="pointer-events-auto bg-glass text-text"
          >
            <X strokeWidth={1.5} />
          </IconButton>
        </div>
        <div className="-mt-15">{children}</div>
      </div>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
