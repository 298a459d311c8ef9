import { clsx } from 'clsx';
import { UI_TEXT } from '#ui/copy.ts';
import { formatBadge } from '#ui/format-badge.ts';
import { useUnreadCount } from '#ui/unread-query.ts';

/** The number of unread messages; renders nothing at zero. */
export function UnreadBadge({ className }: { className?: string }) {
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <span
      className={clsx(
        'grid h-4.5 min-w-4.5 place-items-center rounded-full bg-ember px-1 text-[11px] leading-none font-bold text-on-ember tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{formatBadge(count)}</span>
      <span className="sr-only">, {UI_TEXT.unread(count)}</span>
    </span>
  );
}
