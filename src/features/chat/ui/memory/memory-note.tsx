import { Bookmark, X } from 'lucide-react';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { MEMORY_COPY as COPY } from './copy.ts';

interface NoteProps {
  facts: readonly string[];
  onOpen(): void;
  onClose(): void;
}

/** One unobtrusive line about what was just remembered, linked to the memories. */
export default function MemoryNote({ facts, onOpen, onClose }: NoteProps) {
  return (
    <div className="mx-auto flex w-full max-w-3xl animate-rise items-center gap-2 px-4 text-sm text-muted md:px-6">
      <Bookmark className="size-4 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <output className="line-clamp-2 min-w-0 flex-1 py-2 wrap-anywhere">{COPY.note(facts)}</output>
      <button
        type="button"
        onClick={onOpen}
        className="min-h-11 shrink-0 px-1 font-semibold text-text underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {COPY.seeNote}
      </button>
      <IconButton label={COPY.closeNote} onClick={onClose}>
        <X strokeWidth={1.5} />
      </IconButton>
    </div>
  );
}
