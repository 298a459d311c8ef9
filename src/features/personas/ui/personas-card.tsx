import { useMutation, useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Star, StarOff } from 'lucide-react';
import { useState } from 'react';
import type { Persona } from '#features/personas/contract.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { MenuItem } from '#ui/primitives/dropdown-menu.tsx';
import { notify } from '#ui/toast.ts';
import { PERSONAS_TEXT } from './copy.ts';
import { ItemMenu, ListCard } from './list-card.tsx';
import { deletePersona, makeDefault } from './mutations.ts';
import { PersonaDialog } from './persona-dialog.tsx';
import { personasQuery } from './queries.ts';

const TEXT = PERSONAS_TEXT.personas;

export function PersonasCard() {
  const list = useQuery(personasQuery);
  const [edited, setEdited] = useState<Persona | 'new' | null>(null);
  return (
    <ListCard
      list={list}
      deletion={deletePersona}
      text={TEXT}
      renderItem={(persona, onDelete) => (
        <PersonaRow
          key={persona.id}
          persona={persona}
          onEdit={() => setEdited(persona)}
          onDelete={onDelete}
        />
      )}
    >
      <Button variant="secondary" className="mt-4" onClick={() => setEdited('new')}>
        <Plus aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {TEXT.add}
      </Button>
      {edited && (
        <PersonaDialog
          persona={edited === 'new' ? null : edited}
          isFirst={list.data?.data.length === 0}
          onClose={() => setEdited(null)}
        />
      )}
    </ListCard>
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
      <ItemMenu name={name} className="-my-1.5" onDelete={props.onDelete}>
        <MenuItem onSelect={props.onEdit}>
          <Pencil strokeWidth={1.5} />
          {PERSONAS_TEXT.edit}
        </MenuItem>
        <MenuItem onSelect={() => change({ id, is_default: !isDefault })}>
          {isDefault ? <StarOff strokeWidth={1.5} /> : <Star strokeWidth={1.5} />}
          {isDefault ? TEXT.unmakeDefault : TEXT.makeDefault}
        </MenuItem>
      </ItemMenu>
    </li>
  );
}
