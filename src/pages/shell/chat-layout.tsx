import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { followKeyboard } from './keyboard-room.ts';
import { Main } from './main.tsx';
import { Sidebar } from './sidebar.tsx';

/** Tells the stylesheet when someone is typing, so that the keyboard replaces the bottom bar. */
function useWritingMark() {
  useEffect(() => {
    const root = document.documentElement;
    const follow = () =>
      root.toggleAttribute('data-writing', document.activeElement instanceof HTMLTextAreaElement);
    // On focusout the next element is not focused yet.
    const leave = () => requestAnimationFrame(follow);
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', leave);
      root.removeAttribute('data-writing');
    };
  }, []);
}

/**
 * Top bar, icon sidebar, bottom bar; the page fills exactly the rest of the screen. On a phone, an
 * open chat fills the whole screen.
 */
export default function ChatLayout() {
  useWritingMark();
  useEffect(followKeyboard, []);
  return (
    <>
      <Header />
      <Sidebar full={false} />
      <Main className="chat-screen flex h-[calc(100dvh-var(--bottom-bar)-var(--keyboard,0px))] pt-(--header) md:pl-(--sidebar-icons)">
        <Outlet />
      </Main>
      <BottomBar />
    </>
  );
}
