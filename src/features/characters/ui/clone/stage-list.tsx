import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { CLONE_STAGES, type CloneStage } from '../../clone-wording.ts';
import { CLONE_TEXT } from './copy.ts';

const TEXT = CLONE_TEXT.progress;

/** The progress by stage, with a cancel button. */
export function StageList({ stage, onCancel }: { stage: CloneStage | null; onCancel(): void }) {
  const now = Math.max(0, stage ? CLONE_STAGES.indexOf(stage) : 0);
  const isStored = stage === 'drawing';
  const section = useRef<HTMLElement>(null);
  // The form is hidden now, so the focus moves here.
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={TEXT.label}
      className="lamp-panel scroll-mb-24 rounded-card p-5 focus:outline-none"
    >
      <ol className="grid gap-3">
        {CLONE_STAGES.map((each, place) => (
          <li
            key={each}
            aria-current={place === now ? 'step' : undefined}
            className={clsx(
              'flex items-center gap-3',
              place === now ? 'font-semibold text-text' : 'text-muted',
            )}
          >
            <span className="grid size-6 shrink-0 place-items-center">
              {place < now && (
                <Check aria-hidden="true" className="size-5 text-success" strokeWidth={2} />
              )}
              {place === now && <Spinner className="size-5 text-ember-text" label={null} />}
              {place > now && <span className="size-2 rounded-full bg-line-strong" />}
            </span>
            {TEXT.stages[each]}
            {place < now && <span className="sr-only">{TEXT.done}</span>}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {TEXT.stages[CLONE_STAGES[now]!]}
      </p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-sm text-muted">{TEXT.note}</p>
        {/* The character is being stored, so it cannot be canceled. */}
        <Button variant="secondary" onClick={onCancel} disabled={stage === 'creating'}>
          {isStored ? CLONE_TEXT.openNow : CLONE_TEXT.cancel}
        </Button>
      </div>
    </section>
  );
}
