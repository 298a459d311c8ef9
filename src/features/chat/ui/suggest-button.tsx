import { PenLine } from 'lucide-react';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { useSingleMutation } from '#ui/use-single-mutation.ts';
import { COPY } from './copy.ts';

interface SuggestButtonProps {
  /** Null when there is no suggestion; the user was notified. */
  suggest(): Promise<string | null>;
  onSuggested(draft: string): void;
}

/** Requests a draft of the user's next message. Nothing is sent. */
export function SuggestButton({ suggest, onSuggested }: SuggestButtonProps) {
  const { mutate, isPending: isWriting } = useSingleMutation({
    mutationFn: suggest,
    onSuccess: (draft) => draft !== null && onSuggested(draft),
  });
  return (
    <button
      type="button"
      aria-label={COPY.composer.suggest}
      title={COPY.composer.suggest}
      aria-busy={isWriting}
      onClick={() => mutate()}
      className="grid size-9 place-items-center rounded-full text-muted transition-colors hover:bg-overlay hover:text-text"
    >
      {isWriting ? (
        <Spinner className="size-4" label={COPY.composer.suggesting} />
      ) : (
        <PenLine className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
      )}
    </button>
  );
}
