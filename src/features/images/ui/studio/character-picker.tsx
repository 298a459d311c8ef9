import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { SEARCH_LENGTH } from '#features/characters/limits.ts';
import { ownCharactersQuery, searchQuery } from '#features/characters/ui/queries.ts';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { MoreButton } from '#ui/primitives/more-button.tsx';
import { QueryFailure } from '#ui/primitives/query-failure.tsx';
import { SearchField } from '#ui/primitives/search-field.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { CharacterTile, toChoice, type Choice } from './character-tile.tsx';
import { choicesQuery, type ChoicesPage } from './choices-query.ts';
import { STUDIO_TEXT } from './copy.ts';

const COPY = STUDIO_TEXT.picker;
const GRID = 'grid grid-cols-3 gap-2.5 md:grid-cols-6 md:gap-3';
/** Portraits that are visible on every screen without scrolling. */
const FIRST = 6;

/** Picks the character in the picture: from all, from the user's own, or by name. */
export function CharacterPicker({ start }: { start: ChoicesPage }) {
  const [words, setWords] = useState('');
  const [isOwn, setOwn] = useState(false);
  const isSearching = words.trim() !== '';
  return (
    <section aria-label={COPY.label}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField
          label={COPY.search}
          value={words}
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
          className="min-w-0 flex-1 basis-60 md:max-w-sm"
        />
        <fieldset aria-label={COPY.whose} className="flex gap-1 rounded-control bg-raised p-1">
          <ScopeButton isChosen={!isOwn} onChoose={() => setOwn(false)}>
            {COPY.everyone}
          </ScopeButton>
          <ScopeButton isChosen={isOwn} onChoose={() => setOwn(true)}>
            {COPY.yours}
          </ScopeButton>
        </fieldset>
      </div>
      {isSearching && !isOwn && <SearchResults words={words.trim()} />}
      {isOwn && <OwnCharacters words={words.trim()} />}
      <div hidden={isSearching || isOwn}>
        <Everyone start={start} />
      </div>
    </section>
  );
}

function ScopeButton(props: { isChosen: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={props.isChosen}
      onClick={props.onChoose}
      className={clsx(
        'min-h-9 rounded-control px-4 text-sm font-semibold transition-colors pointer-coarse:min-h-11',
        props.isChosen ? 'bg-ember-wash text-ember-text' : 'text-muted hover:text-text',
      )}
    >
      {props.children}
    </button>
  );
}

function Tiles({ choices, first = 0 }: { choices: readonly Choice[]; first?: number }) {
  if (choices.length === 0) return null;
  return (
    <ul className={GRID}>
      {choices.map((choice, position) => (
        <li key={choice.slug}>
          <CharacterTile choice={choice} priority={position < first} />
        </li>
      ))}
    </ul>
  );
}

function Everyone({ start }: { start: ChoicesPage }) {
  const query = useInfiniteQuery(choicesQuery(start));
  // A newly published character shifts the others to the next page, so duplicates can occur.
  const choices = new Map(
    query.data.pages.flatMap((page) => page.choices.map((one) => [one.slug, one] as const)),
  );
  return (
    <>
      <Tiles choices={[...choices.values()]} first={FIRST} />
      <MoreButton query={query} label={COPY.more} failed={COPY.failed} className="mx-auto mt-4" />
    </>
  );
}

function OwnCharacters({ words }: { words: string }) {
  const own = useQuery(ownCharactersQuery);
  const { data } = own;
  if (hasLoadFailed(own)) return <QueryFailure query={own} text={COPY.failed} className="py-6" />;
  if (!data) return <Loading />;
  if (data.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-4 py-6 text-muted">
        <p>{COPY.noneOwn}</p>
        <ButtonLink to="/create-ai-companion" variant="secondary">
          {COPY.create}
        </ButtonLink>
      </div>
    );
  const query = words.toLowerCase();
  const found = data.filter(({ name }) => name.toLowerCase().includes(query));
  return (
    <>
      {words !== '' && <ResultCount words={words} count={found.length} />}
      <Tiles choices={found.map(toChoice)} />
    </>
  );
}

function SearchResults({ words }: { words: string }) {
  const search = useQuery(searchQuery(words));
  const { data } = search;
  if (hasLoadFailed(search))
    return <QueryFailure query={search} text={COPY.failed} className="py-6" />;
  if (!data) return <Loading />;
  return (
    <>
      <ResultCount words={words} count={data.length} />
      <Tiles choices={data.map(toChoice)} />
    </>
  );
}

function ResultCount({ words, count }: { words: string; count: number }) {
  return (
    <output className={count === 0 ? 'block py-6 text-muted' : 'sr-only'}>
      {count === 0 ? COPY.none(words) : COPY.found(count)}
    </output>
  );
}

function Loading() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{COPY.loading}</span>
      {Array.from({ length: FIRST }, (_, position) => (
        <Skeleton key={position} className="aspect-3/4 rounded-card!" />
      ))}
    </div>
  );
}
