import { clsx } from 'clsx';
import { UI_TEXT } from '../copy.ts';
import { useOffline } from '../use-offline.ts';
import { RetryButton } from './retry-button.tsx';

/** A part of a page that could not be loaded, with the way to try again. */
export function LoadFailure({
  text,
  onRetry,
  isRetrying,
  className,
}: {
  text: string;
  onRetry: () => void;
  isRetrying?: boolean | undefined;
  className?: string;
}) {
  const isOffline = useOffline();
  return (
    <div role="alert" className={clsx('flex flex-wrap items-center gap-x-4 gap-y-3', className)}>
      <p className="text-danger">{isOffline ? UI_TEXT.offline.retry : text}</p>
      <RetryButton size="sm" onRetry={onRetry} isRetrying={isRetrying} />
    </div>
  );
}
