import { useMutation, useQuery } from '@tanstack/react-query';
import { EllipsisVertical, Pencil, Plus, Star, StarOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Persona } from '#features/personas/contract.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#ui/primitives/dropdown-menu.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { notify } from '#ui/toast.ts';
import { PERSONAS_TEXT } from './copy.ts';
import { deletePersona, makeDefault } from './mutations.ts';
import { PersonaDialog } from './persona-dialog.tsx';
import { personasQuery } from './queries.ts';

const TEXT = PERSONAS_TEXT.personas;

export function PersonasCard() {
  const { data, isError, refetch } = useQuery(personasQuery);
  const [edited, setEdited] = useState<Persona | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Persona | null>(null);
  const { mutateAsync: remove } = useMutation({
    ...deletePersona,
    onError: () => notify.error(TEXT.deleteFailed),
  });
  return (
    <SectionCard title={TEXT.title} note={TEXT.note}>
      {isError && !data && (
        <ErrorState title={PERSONAS_TEXT.loadFailed} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="h-16 w-full" />}
      {data?.data.length === 0 && <p className="text-muted">{TEXT.none}</p>}
      {data && data.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.data.map((persona) => (
            <PersonaRow
              key={persona.id}
              persona={persona}
              onEdit={() => setEdited(persona)}
              onDelete={() => setDeleted(persona)}
            />
          ))}
        </ul>
      )}
      {data && (
        <Button variant="secondary" className="mt-4" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {TEXT.add}
        </Button>
      )}
      {edited && (
        <PersonaDialog
          persona={edited === 'new' ? null : edited}
          isFirst={data?.data.length === 0}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={deleted !== null}
        onOpenChange={() => setDeleted(null)}
        title={TEXT.deleteTitle}
        description={TEXT.deleteText(deleted?.name ?? '')}
        confirmLabel={PERSONAS_TEXT.delete}
        danger
        onConfirm={() => deleted && remove(deleted.id)}
      />
    </SectionCard>
  );
}

function PersonaRow(props: { persona: Persona; onEdit(): void; onDelete(): void }) {
  const { id, name, pronouns, description, is_default: isDefault } = props.persona;
  const { mutate: change } = useMutation({
    ...makeDefault,
    onError: () => notify.error(TEXT.changeFailed),
  });
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {pronouns && <span className="text-sm text-muted">{pronouns}</span>}
          {isDefault && <Badge tone="ember">{TEXT.default}</Badge>}
        </p>
        {description && <p className="mt-1 line-clamp-2 text-sm text-muted">{description}</p>}
      </div>
      <DropdownMenu
        trigger={
          <IconButton label={PERSONAS_TEXT.options(name)} className="-my-1.5">
            <EllipsisVertical strokeWidth={1.5} />
          </IconButton>
        }
      >
        <MenuItem onSelect={props.onEdit}>
          <Pencil strokeWidth={1.5} />
          {PERSONAS_TEXT.edit}
        </MenuItem>
        <MenuItem onSelect={() => change({ id, is_default: !isDefault })}>
          {isDefault ? <StarOff strokeWidth={1.5} /> : <Star strokeWidth={1.5} />}
          {isDefault ? TEXT.unmakeDefault : TEXT.makeDefault}
        </MenuItem>
        <MenuItem danger onSelect={props.onDelete}>
          <Trash2 strokeWidth={1.5} />
          {PERSONAS_TEXT.delete}
        </MenuItem>
      </DropdownMenu>
    </li>
  );
}
