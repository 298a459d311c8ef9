import { useEffect } from 'react';
import { closeReportDialog, useReported } from './report-store.ts';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';

const ReportDialog = lazyComponent(() => import('./report-dialog.tsx'));

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
