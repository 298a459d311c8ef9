import { clsx } from 'clsx';
import type { MemoryKind } from '#features/chat/contract-memories.ts';
import { MEMORY_COPY as COPY } from './copy.ts';

const KINDS = ['all', 'pinned', 'learned', 'summary'] as const;

interface ChipsProps {
  /** Undefined: all kinds. */
  kind: MemoryKind | undefined;
  onChange(kind: MemoryKind | undefined): void;
}

/** Which kinds of memories are listed. */
export function KindChips({ kind, onChange }: ChipsProps) {
  return (
    <div role="group" aria-label={COPY.kinds.label} className="flex flex-wrap gap-1.5">
      {KINDS.map((name) => {
        const isChosen = name === (kind ?? 'all');
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(name === 'all' ? undefined : name)}
            className={clsx(
              'min-h-9 rounded-full px-3 text-sm font-semibold transition-colors',
              isChosen
                ? 'bg-ember-wash text-ember-text'
                : 'text-muted shadow-[inset_0_0_0_1px_var(--line)] hover:text-text',
            )}
          >
            {COPY.kinds[name]}
          </button>
        );
      })}
    </div>
  );
}
