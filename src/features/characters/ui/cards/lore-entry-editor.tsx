import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { LoreEntry } from '#features/characters/cards/card.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { Field } from '#ui/primitives/form-field.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { LORE_ENTRY_LENGTH } from '../../limits.ts';
import { Check, KeysField, NumberField } from './lore-fields.tsx';
import { CARDS_TEXT } from './copy.ts';

const TEXT = CARDS_TEXT.book;
const POSITIONS = [
  { id: '', label: TEXT.unset },
  { id: 'before_char', label: TEXT.before },
  { id: 'after_char', label: TEXT.after },
];

interface LoreEntryEditorProps {
  entry: LoreEntry;
  /** The entry's position, starting at 1. */
  number: number;
  /** True for a new entry, which is shown open. */
  isNew: boolean;
  onChange: (entry: LoreEntry) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

/** One entry that expands, with buttons to move and remove it. Unknown keys are preserved. */
export function LoreEntryEditor(props: LoreEntryEditorProps) {
  const { entry, number, onChange } = props;
  const [isOpen, setOpen] = useState(props.isNew);
  const set = (change: Record<string, unknown>) => onChange({ ...entry, ...change });
  const setNumber = (field: string, value: number | undefined) => {
    const { [field]: _old, ...rest } = entry;
    onChange({ ...(rest as LoreEntry), ...(value === undefined ? {} : { [field]: value }) });
  };
  const setDepth = (depth: number | undefined) => {
    const { depth: _old, ...rest } = entry.extensions;
    set({ extensions: depth === undefined ? rest : { ...rest, depth } });
  };
  const name = String(entry['name'] ?? '');
  const joined = entry.keys.join(', ');
  const [title = TEXT.entry(number), more] = [name, joined, entry.content.slice(0, 200)].filter(
    Boolean,
  );
  return (
    <li className="rounded-card shadow-[inset_0_0_0_1px_var(--line-strong)]">
      <div className="flex flex-wrap items-center gap-x-1 pr-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 min-w-40 flex-1 items-center gap-2.5 rounded-card py-2 pl-4 text-left"
        >
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.5}
            className={`size-5 shrink-0 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
          <span className="flex min-w-0 flex-1 flex-col gap-1.5 sm:flex-row sm:items-center">
            <span className="min-w-0 sm:flex-1">
              <span className="block truncate font-medium">{title}</span>
              {more && !isOpen && <span className="block truncate text-sm text-muted">{more}</span>}
            </span>
            <span className="flex shrink-0 gap-1.5 empty:hidden">
              {entry['constant'] === true && <Badge tone="ember">{TEXT.always}</Badge>}
              {!entry.enabled && <Badge>{TEXT.off}</Badge>}
            </span>
          </span>
        </button>
        <span className="ml-auto flex">
          <IconButton label={TEXT.up(number)} disabled={!props.onUp} onClick={props.onUp}>
            <ArrowUp strokeWidth={1.5} />
          </IconButton>
          <IconButton label={TEXT.down(number)} disabled={!props.onDown} onClick={props.onDown}>
            <ArrowDown strokeWidth={1.5} />
          </IconButton>
          <IconButton label={TEXT.remove(number)} onClick={props.onRemove}>
            <Trash2 strokeWidth={1.5} />
          </IconButton>
        </span>
      </div>
      {isOpen && (
        <fieldset
          aria-label={TEXT.entry(number)}
          className="grid min-w-0 grid-cols-1 gap-4 px-4 pt-1 pb-5 sm:grid-cols-2"
        >
          <KeysField value={entry.keys} onKeys={(keys) => set({ keys })} />
          <Field label={TEXT.content} wide>
            {(tied) => (
              <Textarea
                {...tied}
                value={entry.content}
                maxRows={10}
                maxLength={LORE_ENTRY_LENGTH}
                onChange={(event) => set({ content: event.target.value })}
              />
            )}
          </Field>
          <Check
            label={TEXT.enabled}
            checked={entry.enabled}
            onCheck={(enabled) => set({ enabled })}
          />
          <Check
            label={TEXT.constant}
            checked={entry['constant'] === true}
            onCheck={(constant) => set({ constant })}
          />
          <NumberField
            label={TEXT.priority}
            hint={TEXT.priorityHint}
            value={entry['priority']}
            onNumber={(value) => setNumber('priority', value)}
          />
          <NumberField
            label={TEXT.order}
            hint={TEXT.orderHint}
            value={entry.insertion_order}
            onNumber={(value) => value !== undefined && set({ insertion_order: value })}
          />
          <Field label={TEXT.position}>
            {(tied) => (
              <Select
                {...tied}
                value={String(entry['position'] ?? '')}
                onChange={({ target }) => {
                  const { position: _old, ...rest } = entry;
                  const position = target.value ? { position: target.value } : {};
                  onChange({ ...(rest as LoreEntry), ...position });
                }}
              >
                {POSITIONS.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <NumberField
            label={TEXT.depth}
            hint={TEXT.depthHint}
            value={entry.extensions['depth']}
            onNumber={setDepth}
          />
        </fieldset>
      )}
    </li>
  );
}
