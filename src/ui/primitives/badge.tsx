import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const TONES = {
  ember: 'bg-ember-wash text-ember-text',
  iris: 'bg-iris-wash text-iris-text',
  plain: 'bg-overlay text-muted shadow-[inset_0_0_0_1px_var(--line)]',
};

/** A small label next to something: a state, a discount. */
export function Badge({
  tone = 'plain',
  children,
  className,
}: {
  tone?: keyof typeof TONES;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center rounded-full px-2.5 py-1 text-xs font-semibold',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
