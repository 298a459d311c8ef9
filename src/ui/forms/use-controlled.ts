import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';

export interface ControlledField<Values extends FieldValues> {
  form: { control: Control<Values, unknown, unknown> };
  name: Path<Values>;
}

/** A field whose value is not the text of one control: a list, or a choice made with buttons. */
export function useControlled<Values extends FieldValues, Value>({
  form,
  name,
}: ControlledField<Values>) {
  const { field, fieldState } = useController({
    control: form.control as Control<Values>,
    name,
  });
  return {
    value: field.value as Value,
    onChange: field.onChange as (value: Value) => void,
    error: fieldState.error?.message,
  };
}
