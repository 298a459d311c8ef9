import { clsx } from 'clsx';
import { NavLink } from 'react-router';
import { UI_TEXT } from '#ui/copy.ts';
import { CATEGORY_TABS } from './navigation.ts';

/** Girls, Anime, Guys: words with an ember line under the one that is open. */
export function CategoryTabs({ className, stretch }: { className?: string; stretch?: boolean }) {
  return (
    <nav aria-label={UI_TEXT.categories} className={clsx('flex', className)}>
      {CATEGORY_TABS.map(({ path, label }) => (
        <NavLink
          key={path}
          to={path}
          prefetch="intent"
          className={({ isActive }) =>
            clsx(
              'relative grid min-h-11 place-items-center px-4 text-sm font-semibold transition-colors',
              'after:absolute after:inset-x-4 after:bottom-0 after:h-0.5 after:rounded-full after:bg-ember after:transition-transform',
              stretch && 'flex-1',
              isActive ? 'text-text' : 'text-muted after:scale-x-0 hover:text-text',
            )
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
