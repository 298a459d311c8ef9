import { Outlet } from 'react-router';
import { Logo } from './logo.tsx';
import { Main } from './main.tsx';

/** Sign-in pages: the logo and no other links. */
export default function PlainLayout() {
  return (
    <div className="lamp-light flex min-h-dvh flex-col">
      <header className="flex h-(--header) items-center justify-center pt-4">
        <Logo />
      </header>
      <Main className="grid flex-1 place-items-center px-4 py-8 max-md:py-4">
        <Outlet />
      </Main>
    </div>
  );
}
