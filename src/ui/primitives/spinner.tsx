import { clsx } from 'clsx';
import { UI_TEXT } from '../copy.ts';

/**
 * A spinning ring. `label` is announced to assistive technology; null if visible text is next to
 * it.
 */
export function Spinner({
  className,
  label = UI_TEXT.loading,
}: {
  className?: string;
  label?: string | null;
}) {
  return (
    <span role={label ? 'status' : undefined} className="inline-grid place-items-center">
      <span
        aria-hidden="true"
        className={clsx(
          'inline-block animate-spin rounded-full border-2 border-current border-r-transparent opacity-80',
          className ?? 'size-7',
        )}
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
