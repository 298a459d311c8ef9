import { clsx } from 'clsx';

/** A plain placeholder for content that is loading. Set its size with a class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-shimmer rounded-control bg-line', className)}
    />
  );
}
