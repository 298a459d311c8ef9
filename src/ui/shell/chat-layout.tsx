import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '../query-client.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { Main } from './main.tsx';
import { Sidebar } from './sidebar.tsx';

/** Top bar, icon sidebar, bottom bar; between them the page has exactly the rest of the screen. */
export default function ChatLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Header />
      <Sidebar full={false} />
      <Main className="mt-(--header) flex h-[calc(100dvh-var(--header)-var(--bottom-bar))] min-h-0 md:pl-(--sidebar-icons)">
        <Outlet />
      </Main>
      <BottomBar />
    </QueryClientProvider>
  );
}
