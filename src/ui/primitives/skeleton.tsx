import { clsx } from 'clsx';

/** A quiet block in the place of something that is on its way. Give it its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-shimmer rounded-control bg-line', className)}
    />
  );
}
