import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { UI_TEXT } from '#ui/copy.ts';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { useSession } from '#ui/session.tsx';

/**
 * Picture (or first letter) and full name; opens the account menu. Its width is the same for any
 * name, so that nothing moves when the name arrives.
 */
export function UserMenuTrigger(props: ComponentProps<'button'>) {
  const { user } = useSession();
  const name = user?.full_name || UI_TEXT.guest;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={`${UI_TEXT.userMenu}: ${name}`}
      className="flex min-h-11 items-center gap-2 rounded-full py-1 pr-2 pl-1.5 text-left text-sm font-semibold text-text transition-colors hover:bg-overlay/70 md:w-44"
      {...props}
    >
      <Avatar src={user?.profile_picture} name={name} size={32} />
      <span dir="auto" title={name} className="min-w-0 flex-1 truncate max-md:hidden">
        {name}
      </span>
      <ChevronDown aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0 text-muted" />
    </button>
  );
}
