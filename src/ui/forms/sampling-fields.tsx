import type { FieldValues, Path } from 'react-hook-form';
import { SAMPLING_OPTIONS, SAMPLING_RANGES } from '#shared/sampling.ts';
import { InputField, type FormOf } from '../primitives/form-field.tsx';
import { SAMPLING_TEXT as TEXT } from './sampling-copy.ts';

/** One number field per option; empty fields are left to the character or the installation. */
export function SamplingFields<Values extends FieldValues>({
  form,
  name,
}: {
  form: FormOf<Values>;
  /** The field that holds a `SamplingTexts`. */
  name: Path<Values>;
}) {
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="text-sm font-semibold">{TEXT.title}</legend>
      <p className="mt-0.5 mb-3 text-sm text-muted">{TEXT.hint}</p>
      <div className="grid grid-cols-2 gap-3">
        {SAMPLING_OPTIONS.map((option) => {
          const { min, max, step } = SAMPLING_RANGES[option];
          return (
            <InputField
              key={option}
              form={form}
              name={`${name}.${option}` as Path<Values>}
              label={TEXT.options[option]}
              hint={TEXT.range(min, max)}
              type="number"
              inputMode="decimal"
              {...{ min, max, step: step < 1 ? 'any' : step }}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
