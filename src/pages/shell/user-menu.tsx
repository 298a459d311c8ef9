import { useState } from 'react';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { UserMenuTrigger } from './user-menu-trigger.tsx';

const UserMenuContent = lazyComponent(() => import('./user-menu-content.tsx'));

/** Keeps the menu's place while the stored token is being checked: as wide as its trigger. */
export function UserMenuSkeleton() {
  return (
    <div className="flex min-h-11 items-center gap-2 pr-8 pl-1.5 md:w-44">
      <Skeleton className="size-8 rounded-full" />
      <Skeleton className="h-4 w-20 max-md:hidden" />
    </div>
  );
}

/** The account menu of the header; its list is loaded when the pointer or focus comes near. */
export function UserMenu() {
  const [wanted, setWanted] = useState(false);
  const trigger = (
    <UserMenuTrigger
      aria-expanded="false"
      onPointerEnter={UserMenuContent.preload}
      onFocus={UserMenuContent.preload}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return trigger;
  return (
    <LazyBoundary onFailed={() => setWanted(false)} fallback={trigger}>
      <UserMenuContent />
    </LazyBoundary>
  );
}
