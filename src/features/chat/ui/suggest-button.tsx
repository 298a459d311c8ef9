import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { COPY } from './copy.ts';

interface SuggestButtonProps {
  isDisabled: boolean;
  /** Null when there is no suggestion; the user was told. */
  suggest(): Promise<string | null>;
  onSuggested(draft: string): void;
}

/** Has a draft of the user's next message written. Nothing is sent. */
export function SuggestButton({ isDisabled, suggest, onSuggested }: SuggestButtonProps) {
  const [isWriting, setWriting] = useState(false);
  const write = async () => {
    if (isWriting) return;
    setWriting(true);
    const draft = await suggest();
    setWriting(false);
    if (draft !== null) onSuggested(draft);
  };
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-busy={isWriting}
      onClick={() => void write()}
      className="flex min-h-9 shrink-0 items-center gap-2 rounded-full border border-dashed border-line-strong px-3.5 text-sm text-muted transition-colors hover:text-text disabled:opacity-50 pointer-coarse:min-h-11"
    >
      {isWriting ? (
        <Spinner className="size-4" label={COPY.composer.suggesting} />
      ) : (
        <PenLine className="size-4" strokeWidth={1.5} aria-hidden="true" />
      )}
      {COPY.composer.suggest}
    </button>
  );
}
