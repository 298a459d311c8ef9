import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface RoundButtonProps {
  label: string;
  children: ReactNode;
  type?: 'button' | 'submit';
  isSecondary?: boolean;
  isDisabled?: boolean;
  onClick?: () => void;
}

/**
 * A button inside the text field. It uses `aria-disabled`, so that the focus survives each send.
 */
export function RoundButton(props: RoundButtonProps) {
  const { label, children, type = 'button', isSecondary, isDisabled, onClick } = props;
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={onClick}
      className={clsx(
        'grid size-9 place-items-center rounded-full transition-[background,opacity,filter]',
        isSecondary ? 'bg-overlay text-text' : 'bg-ember text-on-ember hover:brightness-108',
        isDisabled && 'cursor-not-allowed opacity-45',
      )}
    >
      {children}
    </button>
  );
}
