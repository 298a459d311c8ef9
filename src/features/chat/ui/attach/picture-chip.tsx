import { clsx } from 'clsx';
import { ImageOff, X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { COPY } from './copy.ts';
import type { PictureUpload, UploadState } from './upload-picture.ts';

interface PictureChipProps {
  upload: PictureUpload;
  /** The message waits for the upload. */
  isHolding: boolean;
  onRemove(): void;
}

/** The chosen picture above the text field: preview, progress or error, and its removal. */
export default function PictureChip({ upload, isHolding, onRemove }: PictureChipProps) {
  const state = useStore(upload.state);
  const [isBroken, setBroken] = useState(upload.preview === '');
  const { status, progress, error } = state;
  const isBusy = status === 'uploading' || status === 'checking';
  return (
    <fieldset
      aria-label={COPY.label}
      className="mb-2 flex min-w-0 animate-rise items-center gap-3 rounded-card bg-raised p-2 shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <span className="relative grid size-14 shrink-0 place-items-center overflow-hidden rounded-control bg-overlay text-muted">
        {isBroken ? (
          <ImageOff className="size-5" strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <img
            src={upload.preview}
            alt={COPY.alt(upload.name)}
            onError={() => setBroken(true)}
            className={clsx('size-full object-cover transition-opacity', isBusy && 'opacity-55')}
          />
        )}
      </span>
      <div className="min-w-0 flex-1">
        {error === null ? (
          <output className="block truncate text-sm text-muted">
            {describe(state, isHolding)}
          </output>
        ) : (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
        {isBusy && (
          <div
            role="progressbar"
            aria-label={COPY.label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(progress * 100)}
            className="mt-2 h-1 overflow-hidden rounded-full bg-overlay"
          >
            <div
              className={clsx(
                'h-full origin-left rounded-full bg-ember transition-transform',
                status === 'checking' && 'animate-shimmer',
              )}
              style={{ transform: `scaleX(${Math.max(0.04, progress)})` }}
            />
          </div>
        )}
      </div>
      <IconButton label={COPY.remove} onClick={onRemove}>
        <X strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}

function describe({ status, progress }: UploadState, isHolding: boolean): string {
  if (status === 'ready') return COPY.ready;
  if (isHolding) return COPY.holding;
  return status === 'checking' ? COPY.checking : COPY.uploading(Math.round(progress * 100));
}
