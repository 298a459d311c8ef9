import type { ReactNode } from 'react';
import { UI_TEXT } from '../copy.ts';
import { reloadPage } from '../reload-page.ts';
import { useOffline } from '../use-offline.ts';
import { LampDrawing } from './lamp-drawing.tsx';
import { RetryButton } from './retry-button.tsx';

/**
 * Shows what went wrong, in red, with a next step: Try Again for a `query` that `hasLoadFailed` or
 * for `onRetry`, or any other `action`. Without these, Try Again reloads the page. Offline, the text
 * states that.
 */
export function ErrorState({
  title,
  description,
  query,
  onRetry = query ? () => void query.refetch() : reloadPage,
  action,
  extraAction,
  heading: Heading = 'h2',
}: {
  title: string;
  description?: string;
  query?: { refetch: () => unknown; isFetching: boolean };
  onRetry?: () => void;
  /** Replaces Try Again. */
  action?: ReactNode;
  /** A second way on, such as a link back. */
  extraAction?: ReactNode;
  /** `h1` if the failure is the whole page. */
  heading?: 'h1' | 'h2';
}) {
  const isOffline = useOffline() && !action;
  const text = isOffline ? UI_TEXT.offline.retry : description;
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center px-6 py-12 text-center"
    >
      <LampDrawing lit={false} />
      <Heading className="mt-6 text-lg font-semibold text-danger">
        {isOffline ? UI_TEXT.offline.title : title}
      </Heading>
      {text && <p className="mt-2 text-muted">{text}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {action ?? (
          <>
            {extraAction}
            <RetryButton onRetry={onRetry} isRetrying={query?.isFetching} />
          </>
        )}
      </div>
    </div>
  );
}
