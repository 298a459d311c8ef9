import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Spinner } from './spinner.tsx';

type Variant = 'primary' | 'secondary' | 'inverse' | 'quiet' | 'danger' | 'premium';
type Size = 'sm' | 'md' | 'lg';

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-ember text-on-ember hover:brightness-108 active:bg-ember-deep',
  secondary:
    'bg-overlay/70 text-text shadow-[inset_0_0_0_1px_var(--line)] hover:bg-overlay hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
  inverse: 'bg-text text-ground hover:brightness-95',
  quiet: 'text-text hover:bg-overlay/70',
  danger: 'bg-danger-fill text-on-danger hover:brightness-110',
  premium: 'bg-iris text-on-iris hover:brightness-108',
};
const SIZES: Record<Size, string> = {
  sm: 'min-h-9 px-3.5 text-sm gap-1.5',
  md: 'min-h-11 px-5 text-base gap-2',
  lg: 'min-h-13 px-7 text-base gap-2.5',
};

function buttonClass(variant: Variant, size: Size, className?: string) {
  return clsx(
    'inline-flex select-none items-center justify-center rounded-control font-semibold no-underline',
    'transition-[background,box-shadow,filter,transform] active:scale-[0.98]',
    'disabled:pointer-events-none disabled:opacity-55 aria-busy:pointer-events-none',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

interface Look {
  variant?: Variant;
  size?: Size;
}

/** A button. `loading` keeps its width, shows a spinner and refuses clicks. */
export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & { loading?: boolean }) {
  return (
    <button
      type={type}
      className={buttonClass(variant, size, className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...rest}
    >
      {loading && <Spinner className="size-4.5" label={null} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonClass(variant, size, className)} {...rest} />;
}
