import { clsx } from 'clsx';
import { Badge } from '#ui/primitives/badge.tsx';

const TONES = {
  waiting: 'bg-warning',
  ready: 'bg-ember',
  done: 'bg-success',
  void: 'bg-muted',
};

/** A state label with a colored dot. */
export function StateChip({ tone, label }: { tone: keyof typeof TONES; label: string }) {
  return (
    <Badge className="gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className={clsx('size-1.5 rounded-full', TONES[tone])} />
      {label}
    </Badge>
  );
}
