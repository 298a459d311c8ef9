import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { LoreBook, LoreEntry } from '#features/characters/cards/card.ts';
import { repairBook } from '#features/characters/cards/repair-book.ts';
import { useControlled, type ControlledField } from '#ui/forms/use-controlled.ts';
import { Button } from '#ui/primitives/button.tsx';
import { FieldProblem } from '#ui/primitives/form-field.tsx';
import { LoreEntryEditor } from './lore-entry-editor.tsx';
import { Check, NumberField } from './lore-fields.tsx';
import { CARDS_TEXT } from './copy.ts';

const TEXT = CARDS_TEXT.book;
const NEW_ENTRY: LoreEntry = {
  keys: [],
  content: '',
  enabled: true,
  insertion_order: 100,
  extensions: {},
};

/**
 * The entries of a lorebook in card order, and the settings for all of them. Keys that
 * are not shown are preserved.
 */
export function LorebookEditor<Values extends FieldValues>(props: ControlledField<Values>) {
  const { value, onChange, error } = useControlled<Values, Record<string, unknown> | null>(props);
  const book = repairBook(value);
  const entries = book?.entries ?? [];
  const names = useEntryKeys(entries.length);
  const write = (change: Partial<LoreBook>) => onChange(tidy({ ...empty, ...book, ...change }));
  const writeEntries = (next: LoreEntry[]) => write({ entries: next });
  const move = (from: number, to: number) => {
    names.move(from, to);
    writeEntries(swapped(entries, from, to));
  };
  return (
    <div className="space-y-3">
      {entries.length === 0 && <p className="text-sm text-muted">{TEXT.none}</p>}
      {entries.length > 0 && (
        <ol className="space-y-3">
          {entries.map((entry, index) => (
            <LoreEntryEditor
              key={names.list[index]}
              entry={entry}
              number={index + 1}
              isNew={names.list[index] === names.added}
              onChange={(changed) =>
                writeEntries(entries.map((one, place) => (place === index ? changed : one)))
              }
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < entries.length - 1 ? () => move(index, index + 1) : undefined}
              onRemove={() => {
                names.remove(index);
                writeEntries(entries.filter((_, place) => place !== index));
              }}
            />
          ))}
        </ol>
      )}
      <Button
        variant="secondary"
        onClick={() => {
          names.add();
          writeEntries([...entries, NEW_ENTRY]);
        }}
      >
        <Plus aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {TEXT.add}
      </Button>
      {book && (
        <fieldset className="min-w-0 pt-2">
          <legend className="mb-3 pt-2 text-sm font-semibold">{TEXT.settings}</legend>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <NumberField
              label={TEXT.scanDepth}
              hint={TEXT.scanDepthHint}
              value={book['scan_depth']}
              onNumber={(number) => onChange(withField(book, 'scan_depth', number))}
            />
            <NumberField
              label={TEXT.budget}
              hint={TEXT.budgetHint}
              value={book['token_budget']}
              onNumber={(number) => onChange(withField(book, 'token_budget', number))}
            />
            <Check
              label={TEXT.recursive}
              checked={book['recursive_scanning'] === true}
              onCheck={(on) => write({ recursive_scanning: on })}
            />
          </div>
        </fieldset>
      )}
      {error && <FieldProblem>{error}</FieldProblem>}
    </div>
  );
}

const empty: LoreBook = { entries: [], extensions: {} };

/** An empty lorebook becomes null. */
function tidy(book: LoreBook): LoreBook | null {
  const { entries, extensions, ...rest } = book;
  const isEmpty =
    entries.length === 0 && Object.keys(extensions).length === 0 && Object.keys(rest).length === 0;
  return isEmpty ? null : book;
}

function withField(book: LoreBook, field: string, value: number | undefined): LoreBook {
  const { [field]: _old, ...rest } = book;
  return { ...(rest as LoreBook), ...(value === undefined ? {} : { [field]: value }) };
}

function swapped<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  [next[from], next[to]] = [next[to]!, next[from]!];
  return next;
}

/** Stable keys for entries, so that an entry keeps its focus when it moves. */
function useEntryKeys(count: number) {
  const [state, setState] = useState(() => ({
    list: Array.from({ length: count }, (_, index) => index),
    next: count,
    added: -1,
  }));
  let current = state;
  // The lorebook was replaced from outside, for example by Cancel.
  if (state.list.length !== count) {
    current = {
      list: Array.from({ length: count }, (_, index) => state.next + index),
      next: state.next + count,
      added: -1,
    };
    setState(current);
  }
  const { list, next, added } = current;
  return {
    list,
    added,
    add: () => setState({ list: [...list, next], next: next + 1, added: next }),
    remove: (at: number) =>
      setState({ list: list.filter((_, place) => place !== at), next, added: -1 }),
    move: (from: number, to: number) =>
      setState({ list: swapped(list, from, to), next, added: -1 }),
  };
}
