import { UI_TEXT } from '../copy.ts';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

/** Tries again. While busy it refuses presses, but is not disabled: that would lose the focus. */
export function RetryButton({
  onRetry,
  isRetrying = false,
  size = 'md',
}: {
  onRetry: () => void;
  isRetrying?: boolean | undefined;
  size?: 'sm' | 'md';
}) {
  return (
    <Button
      variant="secondary"
      size={size}
      aria-busy={isRetrying || undefined}
      aria-disabled={isRetrying || undefined}
      onClick={() => isRetrying || onRetry()}
    >
      {isRetrying && <Spinner className="size-4.5" label={null} />}
      {UI_TEXT.tryAgain}
    </Button>
  );
}
