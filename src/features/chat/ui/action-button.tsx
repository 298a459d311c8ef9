import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ActionButtonProps {
  label: string;
  children: ReactNode;
  onClick(): void;
  isPressed?: boolean;
  isDisabled?: boolean;
}

/** A small round button below a message; `children` is the icon. */
export function ActionButton({
  label,
  children,
  onClick,
  isPressed,
  isDisabled,
}: ActionButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      onClick={onClick}
      className={clsx(
        'grid size-8 place-items-center rounded-full transition-colors hover:bg-overlay hover:text-text [&_svg]:size-4',
        'pointer-coarse:size-11',
        isPressed && 'text-ember-text',
        isDisabled && 'opacity-40',
      )}
    >
      {children}
    </button>
  );
}
