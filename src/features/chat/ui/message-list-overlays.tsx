import { ArrowDown } from 'lucide-react';
import { Button } from '#ui/primitives/button.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import type { Paging } from './chat-session.ts';
import { COPY } from './copy.ts';

const EDGES = {
  older: { edge: 'top-2', loading: COPY.conversation.older, failed: COPY.conversation.olderFailed },
  newer: {
    edge: 'bottom-18',
    loading: COPY.conversation.newer,
    failed: COPY.conversation.newerFailed,
  },
};

/** More messages are loading above or below the shown ones, or could not be loaded. */
export function PagingStatus({
  side,
  paging,
  onRetry,
}: {
  side: 'older' | 'newer';
  paging: Paging;
  onRetry: () => void;
}) {
  const { edge, loading, failed } = EDGES[side];
  if (paging === 'loading') {
    return (
      <div
        className={`pointer-events-none absolute inset-x-0 ${edge} grid place-items-center text-muted`}
      >
        <Spinner className="size-5" label={loading} />
      </div>
    );
  }
  if (paging === 'idle') return null;
  return (
    <div
      role="alert"
      className={`absolute inset-x-0 ${edge} flex items-center justify-center gap-3 text-sm`}
    >
      <span className="rounded-full bg-overlay px-4 py-1.5 shadow-float">{failed}</span>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {COPY.tryAgain}
      </Button>
    </div>
  );
}

interface JumpToLatestProps {
  newCount: number;
  /** An older part of the chat is shown, which is not obvious from its end. */
  isPast: boolean;
  onClick: () => void;
}

export function JumpToLatest({ newCount, isPast, onClick }: JumpToLatestProps) {
  const { newest, newCount: describe } = COPY.conversation;
  return (
    <button
      type="button"
      aria-label={newCount > 0 ? `${newest}, ${describe(newCount)}` : newest}
      onClick={onClick}
      className="absolute inset-x-0 bottom-3 mx-auto flex min-h-11 w-fit min-w-11 animate-rise items-center justify-center gap-2 rounded-full bg-overlay px-3 text-sm font-semibold shadow-float"
    >
      <ArrowDown className="size-5" strokeWidth={1.5} aria-hidden="true" />
      {isPast && <span className="pr-1">{newest}</span>}
      {newCount > 0 && <span className="pr-1">{describe(newCount)}</span>}
    </button>
  );
}
