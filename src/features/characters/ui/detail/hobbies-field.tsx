import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Option } from '#features/characters/options/index.ts';
import { MAX_HOBBIES } from '#features/characters/rules.ts';
import { useControlled, type ControlledField } from '#ui/forms/use-controlled.ts';
import { FieldProblem } from '#ui/primitives/form-field.tsx';
import { DETAIL_TEXT, FIELD_LABELS } from './copy.ts';

/** Hobbies as chips; at the maximum the unselected ones are disabled. */
export function HobbiesField<Values extends FieldValues>(
  props: ControlledField<Values> & { options: readonly Pick<Option, 'id' | 'label'>[] },
) {
  const { options } = props;
  const { value, onChange, error } = useControlled<Values, string[]>(props);
  const id = useId();
  const isFull = value.length >= MAX_HOBBIES;
  const toggle = (hobby: string) =>
    onChange(value.includes(hobby) ? value.filter((one) => one !== hobby) : [...value, hobby]);
  return (
    <fieldset className="col-span-full min-w-0" aria-describedby={`${id}-count`}>
      <legend className="mb-1.5 text-sm font-semibold">{FIELD_LABELS.hobbies}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const isChosen = value.includes(option.id);
          return (
            <label
              key={option.id}
              className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-medium text-muted shadow-[inset_0_0_0_1px_var(--line)] transition-colors select-none hover:text-text has-checked:bg-ember-wash has-checked:text-ember-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember has-disabled:cursor-not-allowed has-disabled:opacity-50"
            >
              <input
                type="checkbox"
                className="absolute inset-0 cursor-[inherit] opacity-0"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => toggle(option.id)}
              />
              {option.label}
            </label>
          );
        })}
      </div>
      <p id={`${id}-count`} className="mt-2 text-sm text-muted tabular-nums" aria-live="polite">
        {DETAIL_TEXT.form.hobbies(value.length, MAX_HOBBIES)}
      </p>
      {error && <FieldProblem>{error}</FieldProblem>}
    </fieldset>
  );
}
