import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SearchButton } from '#features/characters/ui/search/search-button.tsx';
import { useSession } from '#ui/session.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Main } from './main.tsx';
import { isListPage, isWizard } from './navigation.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSlowNavigation } from './use-slow-navigation.ts';

/** Top bar, category bar on phones (not in a wizard), sidebar, footer, bottom bar. */
export default function MainLayout() {
  const slow = useSlowNavigation();
  const { status } = useSession();
  const { pathname } = useLocation();
  // A reply that arrives after the user left the chat is announced on the current page.
  useEffect(() => {
    if (status !== 'authenticated') return;
    const left = new AbortController();
    import('#ui/follow-unread.ts')
      .then(({ followUnread }) => followUnread(left.signal))
      .catch((error: unknown) => console.debug('unread', error));
    return () => left.abort();
  }, [status]);
  return (
    <>
      <Header search={<SearchButton hasShortcut className="max-md:hidden" />} />
      <Sidebar full />
      <div className="pt-(--header) pb-(--bottom-bar) md:pl-(--sidebar-icons) lg:pl-(--sidebar)">
        {!isWizard(pathname) && (
          <div className="glass sticky top-(--header) z-30 flex border-b border-line md:hidden">
            <CategoryTabs stretch className="flex-1" />
            <SearchButton className="mr-1" />
          </div>
        )}
        {/* The footer starts below the first screen, so that late content moves nothing visible. */}
        <Main className="min-h-[calc(100dvh-var(--header))]">
          {slow && isListPage(slow) ? <PageSkeleton /> : <Outlet />}
        </Main>
        <Footer />
      </div>
      <BottomBar />
    </>
  );
}
