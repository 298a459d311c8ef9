import type { ImageJob } from '#features/images/contract.ts';
import { GALLERY_TEXT } from '../copy.ts';

const TEXT = GALLERY_TEXT.job;

interface PlaceCardProps {
  picture: ImageJob['pictures'][number];
  of: number;
}

/** The placeholder of a picture that is being made: its progress or its failure. */
export function PlaceCard({ picture: { index, progress, status, reason }, of }: PlaceCardProps) {
  if (status === 'failed')
    return (
      <div className="grid size-full place-content-center gap-1 rounded-card p-4 text-center text-sm shadow-[inset_0_0_0_1px_var(--line)]">
        <p className="font-semibold">{TEXT.failed}</p>
        <p className="text-muted">{reason ?? TEXT.unknownReason}</p>
      </div>
    );
  const percent = Math.round(progress * 100);
  return (
    <div className="relative size-full overflow-hidden rounded-card bg-overlay">
      <div aria-hidden="true" className="place-glow absolute inset-0" />
      <div className="absolute inset-x-4 bottom-4">
        <p aria-hidden="true" className="flex justify-between text-sm text-muted tabular-nums">
          {percent > 0 ? TEXT.painting : TEXT.waiting}
          {percent > 0 && <span>{percent} %</span>}
        </p>
        <div
          role="progressbar"
          aria-label={TEXT.picture(index + 1, of)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="mt-2 h-1 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full origin-left rounded-full bg-ember transition-transform duration-300"
            style={{ transform: `scaleX(${progress})` }}
          />
        </div>
      </div>
    </div>
  );
}
