import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** A square 44-px button with one icon. `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  children,
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  label: string;
  children: ReactNode;
}) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors',
        'hover:bg-overlay/80 hover:text-text disabled:pointer-events-none disabled:opacity-50',
        '[&_svg]:size-5',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
