import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { AFFILIATE_DASHBOARD_TEXT as TEXT } from './copy.ts';

/** Placeholders with the final heights of the dashboard's parts. */
export function LoadingDashboard() {
  return (
    <div role="status">
      <span className="sr-only">{TEXT.loading}</span>
      <p aria-hidden="true" className="mt-2 max-w-prose text-muted">
        {TEXT.lead}
      </p>
      <Card className="mt-6 h-[29.5rem] sm:h-[19.5rem] md:p-8 lg:h-[18.25rem]">
        <Skeleton className="mt-5 h-11" />
        <Skeleton className="mt-4 h-11 w-80 max-w-full" />
      </Card>
      <Skeleton className="mt-8 h-19 sm:h-21.5" />
      <div className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Card className="h-[22rem] lg:order-2">
          <Skeleton className="mt-5 h-10 w-40" />
          <Skeleton className="mt-8 h-36" />
        </Card>
        <Card className="h-[86rem] sm:h-[48rem]">
          <Skeleton className="mt-5 h-10 w-64 max-w-full" />
          <Skeleton className="mt-8 h-60" />
        </Card>
      </div>
    </div>
  );
}

function Card({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={clsx('rounded-card bg-raised p-5 md:p-6', className)}>
      <Skeleton className="h-7 w-36" />
      {children}
    </div>
  );
}
