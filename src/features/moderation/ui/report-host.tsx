import { lazy, useEffect } from 'react';
import { endReport, useReported } from './report-store.ts';
import { LazyBoundary } from '#ui/lazy-boundary.tsx';
import { whenOnline } from '#ui/when-online.ts';

const ReportDialog = lazy(whenOnline(() => import('./report-dialog.tsx')));

/** Shows the report dialog when one is asked for; it outlives the button, which a list may take away. */
export function ReportHost() {
  const reported = useReported();
  useEffect(() => endReport, []);
  if (!reported) return null;
  return (
    <LazyBoundary onFailed={endReport}>
      <ReportDialog key={reported.id} reported={reported} />
    </LazyBoundary>
  );
}
