import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { MEMORY_COPY as COPY } from './copy.ts';

/** A placeholder for a list of memories while it loads. */
export const MemorySkeleton = () => (
  <div className="space-y-3 p-5" role="status" aria-label={COPY.loading}>
    {['w-4/5', 'w-full', 'w-3/5'].map((width) => (
      <Skeleton key={width} className={`h-12 ${width}`} />
    ))}
  </div>
);
