import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { UI_TEXT } from '#ui/copy.ts';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { useSession } from '#ui/session.tsx';
import { whenOnline } from '#ui/when-online.ts';

const loadContent = whenOnline(() => import('./user-menu-content.tsx'));
const UserMenuContent = lazy(loadContent);

/** Keeps the menu's place while the stored token is being checked. */
export function UserMenuSkeleton() {
  return (
    <div className="flex min-h-11 items-center gap-2 px-1">
      <Skeleton className="size-8 rounded-full" />
      <Skeleton className="h-4 w-20 max-md:hidden" />
    </div>
  );
}

/** Picture (or first letter) and full name; opens the account menu. */
export function UserMenuTrigger(props: ComponentProps<'button'>) {
  const { user } = useSession();
  const name = user?.full_name || UI_TEXT.guest;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={`${UI_TEXT.userMenu}: ${name}`}
      className="flex min-h-11 items-center gap-2 rounded-full py-1 pr-2 pl-1.5 text-sm font-semibold text-text transition-colors hover:bg-overlay/70"
      {...props}
    >
      <Avatar src={user?.profile_picture} name={name} size={32} />
      <span className="max-w-40 truncate max-md:hidden">{name}</span>
      <ChevronDown aria-hidden="true" strokeWidth={1.5} className="size-4 text-muted" />
    </button>
  );
}

/** The account menu of the header; its list is loaded when the pointer or focus comes near. */
export function UserMenu() {
  const [wanted, setWanted] = useState(false);
  const trigger = (
    <UserMenuTrigger
      aria-expanded="false"
      onPointerEnter={() => void loadContent()}
      onFocus={() => void loadContent()}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <UserMenuContent />
    </Suspense>
  );
}
