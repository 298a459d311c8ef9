import { X } from 'lucide-react';
import { useId } from 'react';
import { formatSeconds } from '#features/voice/ui/format-seconds.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { COPY } from './copy.ts';
import type { RecordingControl } from './use-recording.ts';

const TEXT = COPY.recording;

/** Shown above the text field while it has spoken words: whether to keep their recording. */
export default function RecordingTray({ control }: { control: RecordingControl }) {
  const { held, shouldKeep, isStoring, error, choose, discard } = control;
  const id = useId();
  if (!held) return null;
  return (
    <fieldset
      aria-label={TEXT.label}
      className="mb-2 flex min-w-0 animate-rise items-center gap-2 rounded-card bg-raised py-1 pr-1 pl-4 shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <div className="min-w-0 flex-1 py-1">
        <label className="flex min-h-8 cursor-pointer items-center gap-3 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={shouldKeep}
            disabled={isStoring}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => choose(target.checked)}
            className="size-5 shrink-0 accent-ember"
          />
          <span className="font-medium">{TEXT.keep}</span>
          <span className="text-muted tabular-nums">{formatSeconds(held.seconds)}</span>
        </label>
        {error === null ? (
          <output id={`${id}-note`} className="block pl-8 text-xs text-muted">
            {isStoring && <Spinner className="mr-1.5 inline size-3" label={null} />}
            {isStoring ? TEXT.storing : shouldKeep ? TEXT.kept : TEXT.notKept}
          </output>
        ) : (
          <p id={`${id}-note`} role="alert" className="pl-8 text-xs text-danger">
            {error}
          </p>
        )}
      </div>
      <IconButton label={TEXT.discard} disabled={isStoring} onClick={discard}>
        <X strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
