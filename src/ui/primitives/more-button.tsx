import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Button } from './button.tsx';
import { LoadFailure } from './load-failure.tsx';

interface MoreButtonProps {
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  label: string;
  loadingLabel?: string;
  /** Said when the next page could not be loaded. */
  failed: string;
  /** Called before the next page is loaded. */
  onMore?: () => void;
  className?: string;
}

/** Loads the next page of a list; after a failure, says so and offers to try again. */
export function MoreButton(props: MoreButtonProps) {
  const { query, label, loadingLabel = label, failed, onMore, className } = props;
  const { isFetchingNextPage: isLoading } = query;
  const more = () => {
    onMore?.();
    void query.fetchNextPage();
  };
  if (query.isFetchNextPageError)
    return (
      <LoadFailure
        className={clsx('w-fit text-sm', className)}
        text={failed}
        onRetry={more}
        isRetrying={isLoading}
      />
    );
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className={clsx('flex! min-h-11!', className)}
      loading={isLoading}
      onClick={more}
    >
      {isLoading ? loadingLabel : label}
    </Button>
  );
}
