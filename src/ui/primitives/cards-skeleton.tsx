import { Skeleton } from './skeleton.tsx';

/** The columns of character cards. */
export const CARD_GRID =
  'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4 2xl:grid-cols-6';

/** Placeholder cards, in the columns of character cards. */
export function CardsSkeleton({ cards }: { cards: number }) {
  return (
    <div className={CARD_GRID} aria-hidden="true">
      {Array.from({ length: cards }, (_, position) => (
        <Skeleton key={position} className="aspect-[3/4] rounded-card!" />
      ))}
    </div>
  );
}
