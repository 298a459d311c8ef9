import { ImageIcon, ImageOff } from 'lucide-react';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { CLONE_TEXT } from './copy.ts';
import type { Preview } from './use-preview.ts';

const TEXT = CLONE_TEXT.preview;

/** The preview of the picture at the URL, or its loading state. */
export function PreviewFrame({ preview }: { preview: Preview }) {
  const { status, src, reason } = preview;
  return (
    <section
      aria-label={TEXT.label}
      className="relative grid aspect-3/4 max-h-[70dvh] w-full place-items-center overflow-hidden rounded-card bg-raised shadow-[inset_0_0_0_1px_var(--line)]"
    >
      {src && status !== 'failed' && (
        <img
          src={src}
          alt={TEXT.alt}
          onLoad={preview.onLoad}
          onError={preview.onError}
          className={`absolute inset-0 size-full object-cover ${status === 'loaded' ? 'animate-rise' : 'opacity-0'}`}
        />
      )}
      <div aria-live="polite" className="px-6 text-center text-muted">
        {status === 'empty' && (
          <p className="grid justify-items-center gap-3">
            <ImageIcon aria-hidden="true" className="size-9" strokeWidth={1.5} />
            {TEXT.empty}
          </p>
        )}
        {status === 'loading' && <Spinner label={TEXT.loading} />}
        {status === 'failed' && (
          <div className="grid justify-items-center">
            <ImageOff aria-hidden="true" className="size-9" strokeWidth={1.5} />
            <p className="mt-3 font-semibold text-danger">{TEXT.failed}</p>
            <p className="mt-1">{TEXT.failedHint}</p>
            {reason && <p className="mt-3 text-sm">{reason}</p>}
          </div>
        )}
      </div>
    </section>
  );
}
