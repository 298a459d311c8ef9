import { useMutation, type UseMutationOptions, type UseQueryResult } from '@tanstack/react-query';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#ui/primitives/dropdown-menu.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { QueryFailure } from '#ui/primitives/query-failure.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { notify } from '#ui/toast.ts';
import { PERSONAS_TEXT } from './copy.ts';

interface Item {
  id: string;
  name: string;
}

interface ListCardProps<One extends Item> {
  /** A query of the list. */
  list: UseQueryResult<{ data: One[] }>;
  deletion: UseMutationOptions<undefined, Error, string>;
  text: (typeof PERSONAS_TEXT)['personas' | 'books'];
  renderItem(item: One, onDelete: () => void): ReactNode;
  /** What is below the list once it has loaded. */
  children: ReactNode;
}

/** A card with a user's personas or lorebooks, each of which can be deleted. */
export function ListCard<One extends Item>(props: ListCardProps<One>) {
  const { list, deletion, text, renderItem, children } = props;
  const { data } = list;
  const isFailed = hasLoadFailed(list);
  const [deleted, setDeleted] = useState<One | null>(null);
  const { mutateAsync: remove } = useMutation({
    ...deletion,
    onError: () => notify.error(text.deleteFailed),
  });
  return (
    <SectionCard title={text.title} note={text.note}>
      {isFailed && <QueryFailure query={list} text={PERSONAS_TEXT.loadFailed} />}
      {!data && !isFailed && <Skeleton className="h-16 w-full" />}
      {data?.data.length === 0 && <p className="text-muted">{text.none}</p>}
      {data && data.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.data.map((item) => renderItem(item, () => setDeleted(item)))}
        </ul>
      )}
      {data && children}
      <ConfirmDialog
        open={deleted !== null}
        onOpenChange={() => setDeleted(null)}
        title={text.deleteTitle}
        description={text.deleteText(deleted?.name ?? '')}
        confirmLabel={PERSONAS_TEXT.delete}
        danger
        onConfirm={() => deleted && remove(deleted.id)}
      />
    </SectionCard>
  );
}

/** The menu of one item, with Delete as its last command. */
export function ItemMenu(props: {
  name: string;
  className?: string;
  onDelete(): void;
  children: ReactNode;
}) {
  return (
    <DropdownMenu
      trigger={
        <IconButton label={PERSONAS_TEXT.options(props.name)} className={props.className}>
          <EllipsisVertical strokeWidth={1.5} />
        </IconButton>
      }
    >
      {props.children}
      <MenuItem danger onSelect={props.onDelete}>
        <Trash2 strokeWidth={1.5} />
        {PERSONAS_TEXT.delete}
      </MenuItem>
    </DropdownMenu>
  );
}
