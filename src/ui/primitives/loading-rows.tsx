import { clsx } from 'clsx';
import { Skeleton } from './skeleton.tsx';

interface LoadingRowsProps {
  label: string;
  rows: number;
  /** The height of a row. */
  rowClassName?: string;
  className?: string;
}

/** Placeholder rows of a list while it is loading. */
export function LoadingRows({ label, rows, rowClassName = 'h-12', className }: LoadingRowsProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={clsx('mb-3 w-full', rowClassName)} />
      ))}
    </div>
  );
}
