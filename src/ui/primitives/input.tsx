import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A single-line text field, 44 px high. Give it a label. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      className={clsx(
        'min-h-11 w-full rounded-control bg-raised px-4 text-base text-text',
        'shadow-[inset_0_0_0_1px_var(--line-strong)] placeholder:text-muted',
        'focus-visible:shadow-[inset_0_0_0_2px_var(--ember)] focus-visible:outline-none',
        'disabled:opacity-60',
        className,
      )}
      {...rest}
    />
  );
}
