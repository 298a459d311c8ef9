import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';
import { UI_TEXT } from '#ui/copy.ts';
import { useSession } from '#ui/session.tsx';
import { bottomBarHidden, bottomTabsOf, isActive } from './navigation.ts';
import { UnreadBadge } from './unread-badge.tsx';

/** The tabs at the bottom of a phone screen. */
export function BottomBar() {
  const { pathname } = useLocation();
  const isPremium = useSession().user?.plan === 'premium';
  if (bottomBarHidden(pathname)) return null;
  return (
    <nav
      aria-label={UI_TEXT.mainNavigation}
      className="bottom-bar glass pb-safe fixed inset-x-0 bottom-0 z-40 border-t border-line md:hidden"
    >
      <ul className="flex h-15">
        {bottomTabsOf(isPremium).map(({ path, label, icon: Icon, badge }) => {
          const active = isActive(path, pathname);
          return (
            <li key={path} className="flex-1">
              <Link
                to={path}
                prefetch="intent"
                aria-current={active ? 'page' : undefined}
                className={clsx(
                  'relative flex h-full flex-col items-center justify-center gap-1 text-xs font-medium transition-colors',
                  active ? 'text-ember-text' : 'text-muted',
                )}
              >
                <span className="relative">
                  <Icon aria-hidden="true" strokeWidth={1.5} className="size-5.5" />
                  {badge && <UnreadBadge className="absolute -top-1.5 left-3" />}
                </span>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
