import { UI_TEXT } from '#ui/copy.ts';
import { CardsSkeleton } from '#ui/primitives/cards-skeleton.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** A list page while it loads. */
export function PageSkeleton() {
  return (
    <div role="status" className="mx-auto max-w-[110rem] px-4 pt-10 md:px-8">
      <span className="sr-only">{UI_TEXT.loading}</span>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-3 mb-6 h-5 w-full max-w-md" />
      <CardsSkeleton cards={12} />
    </div>
  );
}
