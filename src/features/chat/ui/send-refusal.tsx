import { X } from 'lucide-react';
import { COPY } from './copy.ts';

/** Why a message was not sent, shown above the composer with the restored text. */
export function SendRefusal({ detail, onClose }: { detail: string; onClose(): void }) {
  return (
    <div
      role="alert"
      className="mb-2 flex items-start gap-3 rounded-card border border-line-strong px-4 py-2.5 text-sm"
    >
      <p className="flex-1">{detail}</p>
      <button type="button" aria-label={COPY.composer.dismiss} onClick={onClose}>
        <X className="size-5 text-muted" strokeWidth={1.5} />
      </button>
    </div>
  );
}
