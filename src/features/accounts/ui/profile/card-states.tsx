import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** Placeholder rows while loading. */
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
