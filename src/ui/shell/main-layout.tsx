import { Outlet } from 'react-router';
import { BottomBar } from './bottom-bar.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Main } from './main.tsx';
import { isListPage } from './navigation.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSlowNavigation } from './use-slow-navigation.ts';

/** Top bar, category bar on phones, sidebar, footer, bottom bar. */
export default function MainLayout() {
  const slow = useSlowNavigation();
  return (
    <>
      <Header />
      <Sidebar full />
      <div className="pt-(--header) pb-(--bottom-bar) md:pl-(--sidebar-icons) lg:pl-(--sidebar)">
        <CategoryTabs
          stretch
          className="glass sticky top-(--header) z-30 border-b border-line md:hidden"
        />
        <Main className="min-h-[60vh]">
          {slow && isListPage(slow) ? <PageSkeleton /> : <Outlet />}
        </Main>
        <Footer />
      </div>
      <BottomBar />
    </>
  );
}
