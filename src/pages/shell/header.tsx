import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { UI_TEXT } from '#ui/copy.ts';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { useSession } from '#ui/session.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { Logo } from './logo.tsx';
import { isOpenChat, showsUserMenu } from './navigation.ts';
import { UserMenu, UserMenuSkeleton } from './user-menu.tsx';

const MobileMenu = lazyComponent(() => import('./mobile-menu.tsx'));

function SignedOutButtons() {
  return (
    <>
      <ButtonLink to="/login" variant="quiet" size="sm" className="max-md:hidden">
        {UI_TEXT.login}
      </ButtonLink>
      <ButtonLink to="/signup" size="sm" className="max-[23rem]:px-2.5 md:min-w-42">
        {UI_TEXT.createFreeAccount}
      </ButtonLink>
    </>
  );
}

/** The right end: while the stored token is being checked, the page already shows the likely one. */
function HeaderAccount() {
  const { status } = useSession();
  const { pathname } = useLocation();
  if (status === 'authenticated' || showsUserMenu(pathname)) return <UserMenu />;
  if (status === 'anonymous') return <SignedOutButtons />;
  return (
    <>
      <div data-show="anonymous" className="flex items-center gap-2">
        <SignedOutButtons />
      </div>
      <div data-show="token">
        <UserMenuSkeleton />
      </div>
    </>
  );
}

/** The top bar of the chat and main layouts: 56 px of glass. `search` is the main layout's button. */
export function Header({ search }: { search?: ReactNode }) {
  const [menu, setMenu] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const { pathname } = useLocation();
  return (
    <header
      className={clsx(
        'top-bar glass fixed inset-x-0 top-0 z-40 h-(--header) border-b border-line',
        isOpenChat(pathname) && 'header-away',
      )}
    >
      <div className="flex h-full items-center gap-2 px-3 md:px-5">
        <IconButton
          label={UI_TEXT.openMenu}
          className="-ml-1 md:hidden"
          aria-haspopup="dialog"
          onPointerEnter={MobileMenu.preload}
          onClick={() => setMenu('open')}
        >
          <Menu strokeWidth={1.5} />
        </IconButton>
        <Logo />
        <CategoryTabs className="ml-6 h-full max-md:hidden" />
        <div className="ml-auto flex items-center gap-2">
          {search}
          <HeaderAccount />
        </div>
      </div>
      {menu !== 'unloaded' && (
        <LazyBoundary onFailed={() => setMenu('unloaded')}>
          <MobileMenu
            open={menu === 'open'}
            onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
          />
        </LazyBoundary>
      )}
    </header>
  );
}
