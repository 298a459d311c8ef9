import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';
import { UI_TEXT } from '#ui/copy.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { useSession } from '#ui/session.tsx';
import { useSite } from '#ui/site.ts';
import { DISCORD_LABEL, isActive, SIDEBAR_LOWER, sidebarOf } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const ROW = 'flex min-h-12 items-center gap-4 rounded-control px-3 text-base font-medium';

/** The sheet behind the hamburger: everything the sidebar has. */
export default function MobileMenu({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { pathname } = useLocation();
  const { status, user } = useSession();
  const { appName, discordUrl } = useSite();
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={appName} placement="sheet">
      <nav aria-label={UI_TEXT.menu} className="-mx-3 flex min-h-full flex-col">
        <ul>
          {[...sidebarOf(user?.plan === 'premium'), ...SIDEBAR_LOWER].map(
            ({ path, label, icon: Icon }) => (
              <li key={path}>
                <Link
                  to={path}
                  onClick={close}
                  aria-current={isActive(path, pathname) ? 'page' : undefined}
                  className={clsx(
                    ROW,
                    isActive(path, pathname) ? 'bg-ember-wash text-ember-text' : 'text-text',
                  )}
                >
                  <Icon aria-hidden="true" strokeWidth={1.5} className="size-5.5" />
                  {label}
                </Link>
              </li>
            ),
          )}
          {discordUrl && (
            <li>
              <a href={discordUrl} target="_blank" rel="noopener noreferrer" className={ROW}>
                {DISCORD_LABEL}
              </a>
            </li>
          )}
        </ul>
        <div className="mt-auto space-y-4 px-3 pt-6">
          <ThemeSwitch />
          {status !== 'authenticated' && (
            <ButtonLink to="/login" variant="secondary" className="w-full" onClick={close}>
              {UI_TEXT.login}
            </ButtonLink>
          )}
        </div>
      </nav>
    </Dialog>
  );
}
