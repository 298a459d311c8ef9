import { clsx } from 'clsx';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePreferences } from '#features/accounts/ui/use-preferences.ts';
import type { MemoryKind } from '#features/chat/contract-memories.ts';
import { MAX_SEARCH_LENGTH } from '#features/chat/limits.ts';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { Button } from '#ui/primitives/button.tsx';
import { MoreButton } from '#ui/primitives/more-button.tsx';
import { QueryFailure } from '#ui/primitives/query-failure.tsx';
import { SearchField } from '#ui/primitives/search-field.tsx';
import { Switch } from '#ui/primitives/switch.tsx';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { useSettled } from '#ui/use-settled.ts';
import { MEMORY_COPY as COPY } from './copy.ts';
import { MemoryForm } from './memory-form.tsx';
import { MemoryItem } from './memory-item.tsx';
import { KindChips } from './kind-chips.tsx';
import { addMemory, forgetMemory, memoriesQuery, restoreMemory } from './memory-queries.ts';
import { useUndo } from './use-undo.tsx';
import { MemorySkeleton } from './memory-skeleton.tsx';

interface PanelProps {
  chatId: string;
  onLeave: (() => void) | undefined;
}

/** One chat's memories: search, add, reword, pin, forget. */
export default function MemoryPanel({ chatId, onLeave }: PanelProps) {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<MemoryKind | undefined>();
  const [isAdding, setAdding] = useState(false);
  const topRef = useRef<HTMLParagraphElement>(null);
  const { offer, line } = useUndo(onLeave !== undefined);
  const q = useSettled(search.trim());
  const query = useInfiniteQuery(memoriesQuery(chatId, { q, kind }));
  const isFailed = hasLoadFailed(query);
  const memories = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const count = query.data?.pages[0]?.count ?? 0;
  const isFiltered = q !== '' || kind !== undefined;
  const hasAny = memories.length > 0 || isFiltered;

  return (
    <div className={clsx('flex flex-col', onLeave ? 'min-h-[calc(100dvh-3.5rem-1px)]' : 'pb-5')}>
      <div className="space-y-3 px-5 pt-4">
        <p ref={topRef} tabIndex={-1} className="text-sm text-muted outline-none">
          {COPY.intro}
        </p>
        {hasAny && (
          <SearchField
            label={COPY.search}
            maxLength={MAX_SEARCH_LENGTH}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        {hasAny && <KindChips kind={kind} onChange={setKind} />}
        {isAdding ? (
          <MemoryForm
            label={COPY.addLabel}
            hint={COPY.addHint}
            action={COPY.addAction}
            failed={COPY.addFailed}
            send={(content) => addMemory(chatId, content)}
            onClose={() => setAdding(false)}
          />
        ) : (
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            onClick={() => setAdding(true)}
          >
            <Plus className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
            {COPY.add}
          </Button>
        )}
      </div>
      <output className="sr-only">{query.data && COPY.count(count)}</output>
      {query.isPending && !isFailed && <MemorySkeleton />}
      {isFailed && (
        <QueryFailure
          query={query}
          text={COPY.loadFailed}
          className="justify-center px-5 py-8 text-sm"
        />
      )}
      {query.data && memories.length === 0 && (
        <div className="px-8 py-10 text-center">
          <p className="display text-lg">{(isFiltered ? COPY.noMatch : COPY.empty).title}</p>
          <p className="mt-2 text-sm text-muted">{(isFiltered ? COPY.noMatch : COPY.empty).text}</p>
        </div>
      )}
      {memories.length > 0 && (
        <ul aria-label={COPY.list} className="mt-3 border-t border-line">
          {memories.map((memory) => (
            <MemoryItem
              key={memory.id}
              chatId={chatId}
              memory={memory}
              onForgotten={(undo) => {
                // The focused button was removed.
                topRef.current?.focus({ preventScroll: true });
                offer(COPY.forgotten, undo);
              }}
              onLeave={onLeave}
            />
          ))}
        </ul>
      )}
      <MoreButton
        query={query}
        label={COPY.more}
        failed={COPY.loadFailed}
        className="mx-auto mt-3"
      />
      <Settings
        chatId={chatId}
        canForget={memories.length > 0}
        onForgotten={(undo) => offer(COPY.allForgotten, undo)}
      />
      {line}
    </div>
  );
}

interface SettingsProps {
  chatId: string;
  canForget: boolean;
  onForgotten(undo: () => void): void;
}

function Settings({ chatId, canForget, onForgotten }: SettingsProps) {
  const { user } = useSession();
  const { preferences, change } = usePreferences(user, () => notify.error(COPY.notesFailed));
  const all = { chatId, id: null };
  const restore = useMutation({
    ...restoreMemory,
    onError: () => notify.error(COPY.restoreFailed),
  });
  const forget = useMutation({
    ...forgetMemory,
    onSuccess: () => onForgotten(() => restore.mutate(all)),
    onError: () => notify.error(COPY.forgetFailed),
  });
  return (
    <div className="my-6 space-y-4 px-5 text-sm">
      {preferences && (
        <Switch
          label={COPY.notes}
          checked={preferences.memory_notes}
          onChange={(memory_notes) => change({ memory_notes })}
        />
      )}
      {canForget && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3.5 min-h-11 text-danger!"
          loading={forget.isPending}
          onClick={() => forget.mutate(all)}
        >
          {COPY.forgetAll}
        </Button>
      )}
    </div>
  );
}
