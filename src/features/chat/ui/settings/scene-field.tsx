import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CharacterSummary } from '#features/characters/contract.ts';
import { characterQuery } from '#features/characters/ui/queries.ts';
import { MAX_MEMBERS } from '#features/chat/limits.ts';
import { FoldMark } from '#ui/primitives/fold-mark.tsx';
import { useControlled } from '#ui/forms/use-controlled.ts';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { FieldProblem, SelectField, type FormOf } from '#ui/primitives/form-field.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { SearchField } from '#ui/primitives/search-field.tsx';
import { portraitOf } from '../portrait.ts';
import { useFoundCharacters } from '../use-found-characters.ts';
import { SETTINGS_TEXT } from './copy.ts';
import type { SettingsValues } from './settings-values.ts';

const TEXT = SETTINGS_TEXT.scene;
const ORDERS = (['named', 'turns', 'chosen'] as const).map((id) => ({
  id,
  label: TEXT.orders[id],
}));
/** With more results than this, the user must narrow the search by name. */
const SHOWN = 6;

interface SceneFieldProps {
  form: FormOf<SettingsValues>;
  /** The chat's own character, which is always in the scene. */
  ownSlug: string | undefined;
}

/** The other characters of a chat and who speaks next, in a disclosure. */
export function SceneField({ form, ownSlug }: SceneFieldProps) {
  const { value, onChange, error } = useControlled<SettingsValues, string[]>({
    form,
    name: 'members',
  });
  const [isOpen, setOpen] = useState(value.length > 0);
  return (
    <details
      open={isOpen || error !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-t border-line"
    >
      <summary className="flex min-h-12 list-none items-center gap-3 font-semibold">
        <span className="flex-1">{TEXT.title}</span>
        <FoldMark />
      </summary>
      {(isOpen || error !== undefined) && (
        <div className="grid grid-cols-1 gap-4 pt-1 pb-5">
          <p className="text-sm text-muted">{TEXT.hint}</p>
          {value.length > 0 && (
            <ul aria-label={TEXT.members}>
              {value.map((slug) => (
                <Member
                  key={slug}
                  slug={slug}
                  onRemove={() => onChange(value.filter((one) => one !== slug))}
                />
              ))}
            </ul>
          )}
          {error && <FieldProblem>{error}</FieldProblem>}
          {value.length < MAX_MEMBERS && (
            <MemberSearch
              taken={ownSlug === undefined ? value : [ownSlug, ...value]}
              onAdd={(slug) => onChange([...value, slug])}
            />
          )}
          {value.length > 0 && <OrderField form={form} />}
        </div>
      )}
    </details>
  );
}

function OrderField({ form }: Pick<SceneFieldProps, 'form'>) {
  const order = useWatch({ control: form.control, name: 'turn_order' }) as keyof typeof TEXT.hints;
  return (
    <SelectField
      form={form}
      name="turn_order"
      label={TEXT.order}
      hint={TEXT.hints[order]}
      options={ORDERS}
    />
  );
}

function Member({ slug, onRemove }: { slug: string; onRemove(): void }) {
  const { data } = useQuery(characterQuery(slug));
  const name = data?.name ?? slug;
  return (
    <li className="flex min-h-12 items-center gap-3">
      <Avatar src={data ? portraitOf(data.media, 96) : null} name={name} size={36} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <IconButton label={TEXT.remove(name)} onClick={onRemove}>
        <X strokeWidth={1.5} />
      </IconButton>
    </li>
  );
}

interface MemberSearchProps {
  taken: readonly string[];
  onAdd(slug: string): void;
}

/** Finds the user's own and all public characters by name. */
function MemberSearch({ taken, onAdd }: MemberSearchProps) {
  const [search, setSearch] = useState('');
  const { isSearching, found: all, all: query } = useFoundCharacters(search, { isEager: false });
  const found = all.filter(({ slug }) => !taken.includes(slug));
  const { isFetching, isError } = query;
  return (
    <div>
      <SearchField
        label={TEXT.add}
        value={search}
        autoComplete="off"
        className="[&_input]:bg-ground!"
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          // Enter neither adds a character nor saves the settings.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {isSearching && (
        <>
          <output className="sr-only">{isFetching ? '' : TEXT.found(found.length)}</output>
          {!isFetching && found.length === 0 && (
            <p className="pt-3 text-sm text-muted">{isError ? TEXT.failed : TEXT.none}</p>
          )}
          <ul aria-label={TEXT.results} className="mt-2">
            {found.slice(0, SHOWN).map((one) => (
              <FoundCharacter
                key={one.slug}
                character={one}
                onAdd={() => {
                  onAdd(one.slug);
                  setSearch('');
                }}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function FoundCharacter({ character, onAdd }: { character: CharacterSummary; onAdd(): void }) {
  const { name, age, media } = character;
  return (
    <li>
      <button
        type="button"
        aria-label={TEXT.addOne(name)}
        onClick={onAdd}
        className="flex min-h-12 w-full items-center gap-3 rounded-control text-left hover:bg-overlay"
      >
        <Avatar src={portraitOf(media, 96)} name={name} size={36} />
        <span className="min-w-0 flex-1 truncate">
          {name}, {age}
        </span>
        <Plus aria-hidden="true" strokeWidth={1.5} className="size-5 text-muted" />
      </button>
    </li>
  );
}
