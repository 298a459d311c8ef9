import { useId } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FieldProblem, useFieldError, type FormOf } from '../primitives/form-field.tsx';

/** A checkbox with a statement, and an error if it is unchecked. */
export function CheckboxField<Values extends FieldValues>({
  form,
  name,
  label,
  className,
  wide = false,
}: {
  form: FormOf<Values>;
  name: Path<Values>;
  label: string;
  className?: string;
  wide?: boolean;
}) {
  const id = useId();
  const error = useFieldError({ form, name });
  return (
    <div className={wide ? 'col-span-full' : undefined}>
      <div className="flex items-start gap-3">
        <input
          {...form.register(name)}
          id={id}
          type="checkbox"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint` : undefined}
          className="mt-0.5 size-6 shrink-0 accent-(--ember)"
        />
        <label htmlFor={id} className={`cursor-pointer ${className ?? ''}`}>
          {label}
        </label>
      </div>
      {error && <FieldProblem id={`${id}-hint`}>{error}</FieldProblem>}
    </div>
  );
}
