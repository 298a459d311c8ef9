import { useState } from 'react';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { SearchField } from '#ui/primitives/search-field.tsx';
import MessageSearch from '../message-search.tsx';
import { SEARCH_TEXT } from './copy.ts';

/** The message search over an open chat, for phones, which hide the list. A result closes it. */
export default function SearchDialog({ onClose }: { onClose(): void }) {
  const [search, setSearch] = useState('');
  const term = search.trim().toLowerCase();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={SEARCH_TEXT.action}
      className="max-md:top-4! max-md:translate-y-0!"
    >
      <SearchField
        ref={focusField}
        label={SEARCH_TEXT.field}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {term && (
        <div className="-mx-2.5 min-h-24">
          <MessageSearch
            term={term}
            heading="h3"
            onOpen={onClose}
            whenNone={
              <output className="block px-4 py-8 text-center">
                <span className="block font-semibold">{SEARCH_TEXT.none}</span>
                <span className="mt-1 block text-sm text-muted">{SEARCH_TEXT.noneText}</span>
              </output>
            }
          />
        </div>
      )}
    </Dialog>
  );
}

/** Runs after the dialog has focused its first control, the close button. */
function focusField(field: HTMLInputElement | null): void {
  if (field) requestAnimationFrame(() => field.focus());
}
