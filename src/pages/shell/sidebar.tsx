import { clsx } from 'clsx';
import { MessagesSquare } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { UI_TEXT } from '#ui/copy.ts';
import { useSession } from '#ui/session.tsx';
import { useSite } from '#ui/site.ts';
import { DISCORD_LABEL, isActive, SIDEBAR_LOWER, sidebarOf, type NavEntry } from './navigation.ts';
import { UnreadBadge } from './unread-badge.tsx';

const ROW =
  'group relative flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-medium transition-colors';

/** Icons only: the name appears next to the icon on hover and focus. */
const TIP =
  'pointer-events-none absolute left-full z-10 ml-2 rounded-control bg-overlay px-3 py-1.5 whitespace-nowrap text-text opacity-0 shadow-float transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100';
/** On large screens the full sidebar shows the name in its row. */
const LABEL_AT_LG =
  'lg:pointer-events-auto lg:static lg:ml-0 lg:flex-1 lg:bg-transparent lg:p-0 lg:text-inherit lg:opacity-100 lg:shadow-none';

function Row({ entry, full }: { entry: NavEntry; full: boolean }) {
  const { pathname } = useLocation();
  const active = isActive(entry.path, pathname);
  const Icon = entry.icon;
  return (
    <li>
      <Link
        to={entry.path}
        prefetch="intent"
        aria-current={active ? 'page' : undefined}
        className={clsx(
          ROW,
          active
            ? 'bg-ember-wash text-ember-text'
            : 'text-muted hover:bg-overlay/60 hover:text-text',
        )}
      >
        <Icon
          aria-hidden="true"
          strokeWidth={1.5}
          className={clsx('mx-auto size-5.5 shrink-0', full && 'lg:mx-0')}
        />
        <span className={clsx(TIP, full && LABEL_AT_LG)}>{entry.label}</span>
        {entry.badge && (
          <UnreadBadge className={clsx('absolute top-1 right-1', full && 'lg:static')} />
        )}
      </Link>
    </li>
  );
}

/**
 * The navigation on the left from medium screens up. `full` shows the names on large screens (main
 * layout); without it, only icons are shown at every width (chat layout).
 */
export function Sidebar({ full }: { full: boolean }) {
  const { discordUrl } = useSite();
  const isPremium = useSession().user?.plan === 'premium';
  const lowerCount = SIDEBAR_LOWER.length + (full && discordUrl ? 1 : 0);
  return (
    <nav
      aria-label={UI_TEXT.mainNavigation}
      className={clsx(
        'side-bar fixed top-(--header) bottom-0 left-0 z-30 flex w-(--sidebar-icons) flex-col border-r border-line bg-ground p-3 max-md:hidden',
        full && 'lg:w-(--sidebar)',
      )}
    >
      <ul className="flex flex-col gap-1">
        {sidebarOf(isPremium).map((entry) => (
          <Row key={entry.path} entry={entry} full={full} />
        ))}
      </ul>
      {(SIDEBAR_LOWER.length > 0 || discordUrl) && (
        <ul
          className="mt-auto flex flex-col gap-1 border-t border-line pt-3"
          // The rows keep their positions while the page is still loading.
          style={{ minHeight: `calc(${lowerCount * 3 + 0.5}rem + 1px)` }}
        >
          {SIDEBAR_LOWER.map((entry) => (
            <Row key={entry.path} entry={entry} full={full} />
          ))}
          {discordUrl && (
            <li className={clsx('hidden', full && 'lg:block')}>
              <a
                href={discordUrl}
                rel="noopener noreferrer"
                target="_blank"
                className={clsx(ROW, 'text-muted hover:bg-overlay/60 hover:text-text')}
              >
                <MessagesSquare aria-hidden="true" strokeWidth={1.5} className="size-5.5" />
                {DISCORD_LABEL}
              </a>
            </li>
          )}
        </ul>
      )}
    </nav>
  );
}
