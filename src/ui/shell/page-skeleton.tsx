import { UI_TEXT } from '../messages.ts';
import { Skeleton } from '../primitives/skeleton.tsx';

/** The columns of character cards. */
export const CARD_GRID =
  'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4 2xl:grid-cols-6';

/** Cards on their way, in the columns that character cards stand in. */
export function CardsSkeleton({ cards }: { cards: number }) {
  return (
    <div className={CARD_GRID} aria-hidden="true">
      {Array.from({ length: cards }, (_, position) => (
        <Skeleton key={position} className="aspect-[3/4] rounded-card!" />
      ))}
    </div>
  );
}

/** A list page on its way. */
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
