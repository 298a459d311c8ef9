import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, Plus, Upload } from 'lucide-react';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Lorebook } from '#features/personas/contract-lorebooks.ts';
import { ApiError } from '#ui/api-client.ts';
import { describeError } from '#ui/describe-error.ts';
import { Button } from '#ui/primitives/button.tsx';
import { MenuItem } from '#ui/primitives/dropdown-menu.tsx';
import { notify } from '#ui/toast.ts';
import { useSingleMutation } from '#ui/use-single-mutation.ts';
import { useStillHere } from '#ui/use-still-here.ts';
import { PERSONAS_TEXT } from './copy.ts';
import { ItemMenu, ListCard } from './list-card.tsx';
import { createLorebook, deleteLorebook, exportLorebook, importLorebook } from './mutations.ts';
import { lorebooksQuery } from './queries.ts';

const TEXT = PERSONAS_TEXT.books;

export function LorebooksCard() {
  return (
    <ListCard
      list={useQuery(lorebooksQuery)}
      deletion={deleteLorebook}
      text={TEXT}
      renderItem={(book, onDelete) => <LorebookRow key={book.id} book={book} onDelete={onDelete} />}
    >
      <AddButtons />
    </ListCard>
  );
}

function LorebookRow({ book, onDelete }: { book: Lorebook; onDelete(): void }) {
  const { id, name, description, entries } = book;
  const { mutate: save } = useMutation({
    ...exportLorebook,
    onError: () => notify.error(TEXT.exportFailed),
  });
  return (
    <li className="flex items-center gap-2">
      <Link to={`/lorebooks/${id}`} className="group min-w-0 flex-1 py-3">
        <span className="flex items-baseline gap-3">
          <span className="min-w-0 truncate font-semibold group-hover:text-ember-text">{name}</span>
          <span className="ml-auto shrink-0 text-sm text-muted">{TEXT.entries(entries)}</span>
        </span>
        {description && (
          <span className="mt-1 block truncate text-sm text-muted">{description}</span>
        )}
      </Link>
      <ItemMenu name={name} onDelete={onDelete}>
        <MenuItem onSelect={() => save({ id, name })}>
          <Download strokeWidth={1.5} />
          {TEXT.export}
        </MenuItem>
      </ItemMenu>
    </li>
  );
}

function AddButtons() {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const input = useRef<HTMLInputElement>(null);
  const create = useSingleMutation({
    ...createLorebook,
    async onSuccess({ id }) {
      if (isStillHere()) await navigate(`/lorebooks/${id}`);
    },
    onError: (error) => notify.error(TEXT.createFailed, reasonOf(error)),
  });
  const bring = useMutation({
    ...importLorebook,
    onSuccess: ({ name }) => notify.success(TEXT.imported(name)),
    onError: (error) => notify.error(TEXT.importFailed, reasonOf(error)),
  });
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button
        variant="secondary"
        loading={create.isPending}
        onClick={() => create.mutate(TEXT.newName)}
      >
        <Plus aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {TEXT.add}
      </Button>
      <Button variant="secondary" loading={bring.isPending} onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {TEXT.import}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={TEXT.import}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) bring.mutate(file);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

/** Why a lorebook was refused; a fault of the server has no sentence for the user. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof SyntaxError) return TEXT.noJson;
  if (error instanceof ApiError && error.status >= 500) return undefined;
  return describeError(error);
}
