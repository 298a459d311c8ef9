import { Search } from 'lucide-react';
import { lazy, useEffect, useState } from 'react';
import { LazyBoundary } from '#ui/lazy-boundary.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { SEARCH_TEXT } from './copy.ts';
import { whenOnline } from '#ui/when-online.ts';

const loadDialog = whenOnline(() => import('./search-dialog.tsx'));
const SearchDialog = lazy(loadDialog);

const isShortcut = (event: KeyboardEvent) =>
  (event.metaKey || event.ctrlKey) &&
  !event.shiftKey &&
  !event.altKey &&
  event.key.toLowerCase() === 'k';

/** Something modal is open already (the 18+ notice, a question): the search waits. */
const isHeldUp = () =>
  document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]');

/** What the address says when the button was pressed before the program was there to hear it. */
const wasAskedFor = () => new URLSearchParams(window.location.search).get('search') === 'open';

/**
 * A magnifying glass that opens the search; the dialog is loaded when wanted, and without the program
 * the browser sends the form. The one with the shortcut listens for Cmd/Ctrl+K also where it is not shown.
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
    if (wasAskedFor()) setDialog('open');
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setDialog((now) => {
        if (now === 'open') return 'closed';
        return isHeldUp() ? now : 'open';
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
          onPointerEnter={() => void loadDialog()}
          onFocus={() => void loadDialog()}
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
