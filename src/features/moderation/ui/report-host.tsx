import { lazy, useEffect } from 'react';
import { closeReportDialog, useReported } from './report-store.ts';
import { LazyBoundary } from '#ui/lazy-boundary.tsx';
import { whenOnline } from '#ui/when-online.ts';

const ReportDialog = lazy(whenOnline(() => import('./report-dialog.tsx')));

/** Renders the report dialog outside of the button that opened it, which may unmount. */
export function ReportHost() {
  const reported = useReported();
  useEffect(() => closeReportDialog, []);
  if (!reported) return null;
  return (
    <LazyBoundary onFailed={closeReportDialog}>
      <ReportDialog key={reported.id} reported={reported} />
    </LazyBoundary>
  );
}
