import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CharacterSummary } from '#features/characters/contract.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { labelOf } from '../../options/index.ts';
import { CharacterPicture } from '../character-picture.tsx';
import { searchQuery } from '../queries.ts';
import { SEARCH_TEXT } from './copy.ts';
import { SEARCH_LENGTH } from '../../limits.ts';

interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Searches a character by name: arrow keys and Enter, or a tap. */
export default function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const navigate = useNavigate();
  const select = (slug: string) => {
    onOpenChange(false);
    void navigate(`/character/${slug}`);
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil fixed inset-0 z-50 bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          className="dialog-center fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] max-w-xl flex-col overflow-hidden rounded-card bg-raised text-text shadow-float focus:outline-none sm:top-[12vh] sm:max-h-[70vh]"
        >
          <Dialog.Title className="sr-only">{SEARCH_TEXT.open}</Dialog.Title>
          <SearchPanel onSelect={select} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const NONE: CharacterSummary[] = [];

/** The input and its results. It unmounts with the dialog, so each search starts empty. */
function SearchPanel({ onSelect }: { onSelect: (slug: string) => void }) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState('');
  // A failure counts as an empty result.
  const { data: results = NONE, isPending } = useQuery(searchQuery(words));
  // Enter selects the best match, regardless of the previous selection.
  useEffect(() => setChosen(results[0]?.slug ?? ''), [results]);
  return (
    <Command
      shouldFilter={false}
      loop
      label={SEARCH_TEXT.input}
      value={chosen}
      onValueChange={setChosen}
      className="flex min-h-0 flex-col"
    >
      <div className="flex items-center gap-1 border-b border-line pr-1.5 pl-5">
        <Command.Input
          value={words}
          onValueChange={setWords}
          placeholder={SEARCH_TEXT.input}
          maxLength={SEARCH_LENGTH}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-base text-text outline-none placeholder:text-muted"
        />
        <Dialog.Close asChild>
          <IconButton label={SEARCH_TEXT.close}>
            <X strokeWidth={1.5} />
          </IconButton>
        </Dialog.Close>
      </div>
      <SearchStatus isLoading={isPending} count={results.length} />
      <Command.List label={SEARCH_TEXT.group} className="min-h-0 overflow-y-auto p-2">
        {results.length > 0 && (
          <Command.Group heading={SEARCH_TEXT.group} className={GROUP}>
            {results.map((character) => (
              <Row key={character.slug} character={character} onSelect={onSelect} />
            ))}
          </Command.Group>
        )}
      </Command.List>
    </Command>
  );
}

const GROUP =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-1 [&_[cmdk-group-heading]]:pb-2 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted';

/** Loading, no results, or the number of results for screen readers. */
function SearchStatus({ isLoading, count }: { isLoading: boolean; count: number }) {
  if (isLoading)
    return (
      <output className="flex items-center justify-center gap-3 px-6 pt-8 pb-6 text-muted">
        <Spinner className="size-5" label={null} />
        {SEARCH_TEXT.loading}
      </output>
    );
  if (count === 0)
    return (
      <output className="block px-6 pt-8 pb-6 text-center text-muted">{SEARCH_TEXT.empty}</output>
    );
  return <output className="sr-only">{SEARCH_TEXT.found(count)}</output>;
}

function Row({
  character,
  onSelect,
}: {
  character: CharacterSummary;
  onSelect: (slug: string) => void;
}) {
  const { slug, name, age, sex, personality, media } = character;
  const portrait = media.find((item) => item.media_type === 'image');
  return (
    <Command.Item
      value={slug}
      onSelect={onSelect}
      className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-3 py-2 select-none data-[selected=true]:bg-ember-wash"
    >
      <span className="block size-11 shrink-0 overflow-hidden rounded-full bg-overlay">
        <CharacterPicture media={portrait} slug={slug} alt="" sizes="44px" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">
          <bdi>{name}</bdi>, <span className="tabular-nums">{age}</span>
        </span>
        <span className="block truncate text-sm text-muted">
          {labelOf(sex, 'personality', personality)}
        </span>
      </span>
      <span className="text-lg text-muted" aria-hidden="true">
        {SEARCH_TEXT.symbols[sex]}
      </span>
      <span className="sr-only">{SEARCH_TEXT.sexes[sex]}</span>
    </Command.Item>
  );
}
