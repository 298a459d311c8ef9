import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { SEARCH_TEXT } from './copy.ts';

const SearchDialog = lazyComponent(() => import('./search-dialog.tsx'));

const isShortcut = (event: KeyboardEvent) =>
  (event.metaKey || event.ctrlKey) &&
  !event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === 'k';

/** Another modal is open (the 18+ notice, a confirmation), so the search waits. */
const isModalOpen = () =>
  document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]');

/** The URL parameter that the form sets when the button is used before hydration. */
const isRequestedInUrl = () => new URLSearchParams(window.location.search).get('search') === 'open';

/**
 * The search button. The dialog loads on first use; without JavaScript the browser submits the
 * form. The instance with the shortcut handles Cmd/Ctrl+K even when it is hidden.
 */
export function SearchButton({
  hasShortcut = false,
  className,
}: {
  hasShortcut?: boolean;
  className?: string;
}) {
  const [dialog, setDialog] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  useEffect(() => {
    if (!hasShortcut) return;
    if (isRequestedInUrl()) setDialog('open');
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setDialog((now) => {
        if (now === 'open') return 'closed';
        return isModalOpen() ? now : 'open';
      });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasShortcut]);
  return (
    <>
      <form
        action="/characters"
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          setDialog('open');
        }}
      >
        <IconButton
          type="submit"
          name="search"
          value="open"
          label={SEARCH_TEXT.open}
          {...(className ? { className } : {})}
          aria-haspopup="dialog"
          aria-keyshortcuts={hasShortcut ? 'Control+K Meta+K' : undefined}
          onPointerEnter={SearchDialog.preload}
          onFocus={SearchDialog.preload}
        >
          <Search strokeWidth={1.5} />
        </IconButton>
      </form>
      {dialog !== 'unloaded' && (
        <LazyBoundary onFailed={() => setDialog('unloaded')}>
          <SearchDialog
            open={dialog === 'open'}
            onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
          />
        </LazyBoundary>
      )}
    </>
  );
}
