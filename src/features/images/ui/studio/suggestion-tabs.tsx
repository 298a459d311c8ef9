import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { TilePicture } from '#features/characters/ui/wizard/tile-picture.tsx';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { QueryFailure } from '#ui/primitives/query-failure.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { Suggestions } from '../../contract.ts';
import { suggestionsQuery } from '../queries.ts';
import { STUDIO_TEXT } from './copy.ts';
import { hasPart } from './prompt-parts.ts';

type Suggestion = Suggestions['categories'][number]['items'][number];

const COPY = STUDIO_TEXT.suggestions;
const ROW =
  'flex gap-2 overflow-x-auto px-0.5 py-1 [scrollbar-width:thin] snap-x @min-[34rem]:grid @min-[34rem]:overflow-visible';

interface SuggestionTabsProps {
  prompt: string;
  /** True on a large screen, which has room for three columns; other sizes use six, or one row. */
  isNarrow: boolean;
  onToggle(part: string): void;
}

/** Prompt suggestions in seven categories, each with a sample picture. */
export function SuggestionTabs({ prompt, isNarrow, onToggle }: SuggestionTabsProps) {
  const row = clsx(ROW, isNarrow ? 'grid-cols-6 lg:grid-cols-3' : 'grid-cols-6');
  const query = useQuery(suggestionsQuery);
  const { data } = query;
  if (hasLoadFailed(query))
    return <QueryFailure query={query} text={COPY.failed} className="text-sm" />;
  if (!data) return <Loading row={row} />;
  return (
    <Tabs.Root defaultValue={data.categories[0]?.name} className="min-w-0">
      <Tabs.List
        aria-label={COPY.categories}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {data.categories.map(({ name, items }) => {
          const chosen = items.filter((item) => hasPart(prompt, item.prompt)).length;
          return (
            <Tabs.Trigger
              key={name}
              value={name}
              className="flex min-h-11 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-2.5 text-sm font-semibold whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-text data-[state=active]:border-ember data-[state=active]:text-text"
            >
              {name}
              {chosen > 0 && (
                <span className="rounded-full bg-ember-wash px-1.5 text-xs text-ember-text tabular-nums">
                  {chosen}
                  <span className="sr-only"> {COPY.chosen}</span>
                </span>
              )}
            </Tabs.Trigger>
          );
        })}
      </Tabs.List>
      {data.categories.map(({ name, items }) => (
        <Tabs.Content key={name} value={name} tabIndex={-1} className="pt-3 outline-none">
          <ul className={row}>
            {items.map((item) => (
              <li key={item.id} className="w-24 shrink-0 snap-start @min-[34rem]:w-auto">
                <Tile
                  item={item}
                  isChosen={hasPart(prompt, item.prompt)}
                  onToggle={() => onToggle(item.prompt)}
                />
              </li>
            ))}
          </ul>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function Tile(props: { item: Suggestion; isChosen: boolean; onToggle: () => void }) {
  const { item, isChosen, onToggle } = props;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={item.prompt}
      onClick={onToggle}
      className="relative block aspect-3/4 w-full overflow-hidden rounded-control bg-overlay text-left"
    >
      <TilePicture src={item.image} />
      <span className="card-scrim absolute inset-x-0 bottom-0 px-2 pt-8 pb-1.5 text-xs leading-tight font-semibold text-cream">
        {item.name}
      </span>
      {isChosen && (
        <span className="absolute top-1.5 right-1.5 grid size-5 place-items-center rounded-full bg-ember text-on-ember">
          <Check aria-hidden="true" className="size-3.5" strokeWidth={2.5} />
        </span>
      )}
      <span
        aria-hidden="true"
        className={clsx(
          'absolute inset-0 rounded-control transition-shadow',
          isChosen
            ? 'shadow-[inset_0_0_0_3px_var(--ember)]'
            : 'shadow-[inset_0_0_0_1px_var(--line)]',
        )}
      />
    </button>
  );
}

function Loading({ row }: { row: string }) {
  return (
    <div role="status">
      <span className="sr-only">{COPY.loading}</span>
      <Skeleton className="h-11 w-full" />
      <div aria-hidden="true" className={clsx(row, 'mt-3')}>
        {Array.from({ length: 6 }, (_, position) => (
          <Skeleton key={position} className="aspect-3/4 w-24 shrink-0 @min-[34rem]:w-auto" />
        ))}
      </div>
    </div>
  );
}
