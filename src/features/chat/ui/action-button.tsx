import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  label: string;
  children: ReactNode;
  isPressed?: boolean;
  isDisabled?: boolean;
}

/** A small round button below a message; `children` is the icon. */
export function ActionButton({
  label,
  children,
  isPressed,
  isDisabled,
  ...rest
}: ActionButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      className={clsx(
        'grid size-8 place-items-center rounded-full transition-colors hover:bg-overlay hover:text-text [&_svg]:size-4',
        'pointer-coarse:size-11',
        isPressed && 'text-ember-text',
        isDisabled && 'opacity-40',
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
