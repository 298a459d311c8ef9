import { Button } from '#ui/primitives/button.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { PROFILE_TEXT } from './messages.ts';

/** Rows that are on their way. */
export function LoadingRows({ label, rows }: { label: string; rows: number }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="mb-3 h-12 w-full" />
      ))}
    </div>
  );
}

/** A part of the page that could not be loaded, with the way to try again. */
export function LoadFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="text-danger">{PROFILE_TEXT.failed(what)}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {PROFILE_TEXT.tryAgain}
      </Button>
    </div>
  );
}
