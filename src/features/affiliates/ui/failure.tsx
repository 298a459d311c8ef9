import { Button } from '#ui/primitives/button.tsx';
import { AFFILIATE_DASHBOARD_TEXT as TEXT } from './messages.ts';

/** One part of the page that could not be loaded, with another try. */
export function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
      <p className="text-danger">{text}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {TEXT.tryAgain}
      </Button>
    </div>
  );
}
