import { X } from 'lucide-react';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { COPY } from './copy.ts';

/** Why a message was not sent, shown above the composer with the restored text. */
export function SendRefusal({ detail, onClose }: { detail: string; onClose(): void }) {
  return (
    <div
      role="alert"
      className="mb-2 flex items-start gap-3 rounded-card border border-line-strong px-4 py-2.5 text-sm"
    >
      <p className="flex-1">{detail}</p>
      <IconButton label={COPY.composer.dismiss} onClick={onClose} className="-my-2.5 -mr-3">
        <X strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
