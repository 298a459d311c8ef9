import type { Lorebook } from '#features/personas/contract-lorebooks.ts';
import { FieldProblem, useFieldError, type FormOf } from '#ui/primitives/form-field.tsx';
import { SETTINGS_TEXT as TEXT } from './copy.ts';
import type { SettingsValues } from './settings-values.ts';

/** Checkboxes for the user's lorebooks; empty if there are none. */
export function LorebooksField({
  form,
  lorebooks,
}: {
  form: FormOf<SettingsValues>;
  lorebooks: readonly Lorebook[];
}) {
  const error = useFieldError({ form, name: 'lorebook_ids' });
  if (lorebooks.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{TEXT.lorebooks}</legend>
      {lorebooks.map(({ id, name, entries }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            {...form.register('lorebook_ids')}
            type="checkbox"
            value={id}
            className="size-5 shrink-0 accent-ember"
          />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <span className="shrink-0 text-sm text-muted">{TEXT.entries(entries)}</span>
        </label>
      ))}
      {error && <FieldProblem>{error}</FieldProblem>}
    </fieldset>
  );
}
