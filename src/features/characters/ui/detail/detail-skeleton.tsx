import { clsx } from 'clsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { DETAIL_TEXT } from './copy.ts';

/** The columns of a character's page: the portrait, and the cards next to it. */
export const DETAIL_COLUMNS =
  'grid gap-5 [--portrait:clamp(13rem,calc(100svh-30.5rem),26rem)] md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-10';

/** The portrait's place: low enough on a phone that the name and the story begin in the first view. */
export const PORTRAIT_FRAME = 'max-md:h-(--portrait) md:aspect-3/4';

/** The loading state of a character's page. */
export function DetailSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{DETAIL_TEXT.loading}</span>
      <div className={DETAIL_COLUMNS}>
        <Skeleton className={clsx(PORTRAIT_FRAME, 'w-full rounded-card!')} />
        <div className="space-y-6">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-11 w-40" />
          <Skeleton className="h-64 w-full rounded-card!" />
          <Skeleton className="h-48 w-full rounded-card!" />
        </div>
      </div>
    </div>
  );
}
