import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A text field of several lines that grows with what is written, up to `maxRows` lines. */
export function Textarea({
  className,
  maxRows = 8,
  ...rest
}: ComponentProps<'textarea'> & { maxRows?: number }) {
  return (
    <textarea
      rows={1}
      // Words are written in the direction of their script.
      dir="auto"
      className={clsx(
        'field-sizing-content w-full resize-none rounded-card bg-raised px-4 py-3 text-base leading-normal text-text',
        'shadow-[inset_0_0_0_1px_var(--line-strong)] placeholder:text-muted',
        'focus-visible:shadow-[inset_0_0_0_2px_var(--ember)] focus-visible:outline-none',
        'disabled:opacity-60',
        className,
      )}
      style={{ maxHeight: `calc(${maxRows} * 1.5em + 1.5rem)` }}
      {...rest}
    />
  );
}
