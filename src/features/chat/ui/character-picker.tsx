import { useState } from 'react';
import { Link } from 'react-router';
import type { CharacterSummary } from '#features/characters/contract.ts';
import { plainDescription } from '#shared/replace-placeholders.ts';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { LoadFailure } from '#ui/primitives/load-failure.tsx';
import { MoreButton } from '#ui/primitives/more-button.tsx';
import { SearchField } from '#ui/primitives/search-field.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { COPY } from './copy.ts';
import { portraitOf } from './portrait.ts';
import { useFoundCharacters } from './use-found-characters.ts';
import { useImportChat } from './use-import-chat.ts';

/** Selects a character for a new chat, by name: the user's own and all public ones. */
export default function CharacterPicker({ onClose }: { onClose(): void }) {
  const [search, setSearch] = useState('');
  const [isImporting, setImporting] = useState(false);
  const importing = useImportChat(onClose);
  const { isSearching, found, all } = useFoundCharacters(search, { isEager: true });
  const { isFetching } = all;
  const isFailed = all.isError || hasLoadFailed(all);
  // The end of the list says so itself, unless a search is loading it.
  const isListFailed = isSearching ? isFailed : hasLoadFailed(all);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isImporting ? COPY.files.importTitle : COPY.picker.title}
      description={isImporting ? COPY.files.importWith : COPY.picker.text}
      className="h-[85dvh]"
    >
      <div className="sticky top-0 z-10 bg-raised pb-3">
        <SearchField
          label={COPY.picker.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ml-3"
          loading={importing.isPending}
          onClick={() => setImporting(!isImporting)}
        >
          {isImporting ? COPY.files.back : COPY.files.importFrom}
        </Button>
      </div>
      {isListFailed && (
        <LoadFailure
          text={COPY.picker.failed}
          onRetry={() => void (all.data ? all.fetchNextPage() : all.refetch())}
          isRetrying={isFetching}
          className="justify-center py-10"
        />
      )}
      {!isFetching && !isFailed && found.length === 0 && (
        <output className="block py-10 text-center text-muted">{COPY.picker.empty}</output>
      )}
      <ul className="-mx-2.5">
        {found.map((character) => (
          <PickerRow
            key={character.slug}
            character={character}
            onClose={onClose}
            onImport={isImporting ? () => void importing.start(character.slug) : undefined}
          />
        ))}
      </ul>
      {(isSearching ? isFetching : all.isPending) && !isListFailed && (
        <p className="flex items-center justify-center gap-3 py-6 text-sm text-muted">
          <Spinner className="size-5" label={null} />
          {COPY.picker.loading}
        </p>
      )}
      {!isSearching && (
        <MoreButton
          query={all}
          label={COPY.picker.more}
          loadingLabel={COPY.picker.loading}
          failed={COPY.picker.failed}
          className="mx-auto my-3"
        />
      )}
    </Dialog>
  );
}

interface PickerRowProps {
  character: CharacterSummary;
  onClose(): void;
  /** Set while a chat is imported: the row then asks for its file. */
  onImport: (() => void) | undefined;
}

const ROW = 'flex w-full items-center gap-3 rounded-card p-2.5 text-left hover:bg-overlay';

function PickerRow({ character, onClose, onImport }: PickerRowProps) {
  return (
    <li>
      {onImport ? (
        <button type="button" onClick={onImport} className={ROW}>
          <PickerText character={character} />
        </button>
      ) : (
        <Link to={`/chat/${character.slug}`} onClick={onClose} className={ROW}>
          <PickerText character={character} />
        </Link>
      )}
    </li>
  );
}

function PickerText({ character }: Pick<PickerRowProps, 'character'>) {
  const { name, age, description, is_owner: isOwn } = character;
  return (
    <>
      <Avatar src={portraitOf(character.media, 128)} name={name} size={56} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="truncate font-semibold">
            {name}, {age}
          </span>
          {isOwn && <span className="shrink-0 text-xs text-ember-text">{COPY.picker.yours}</span>}
        </span>
        <span className="line-clamp-1 text-sm text-muted">
          {plainDescription(name, description)}
        </span>
      </span>
    </>
  );
}
