import type { FieldValues, Path } from 'react-hook-form';
import { SENDER_LENGTHS } from '#shared/sender.ts';
import { InputField, type FormOf } from '../primitives/form-field.tsx';

interface SenderField<Values extends FieldValues> {
  form: FormOf<Values>;
  name: Path<Values>;
  label: string;
}

/** The name of the sender. */
export const NameField = <Values extends FieldValues>({
  autoComplete = 'name',
  ...field
}: SenderField<Values> & { autoComplete?: 'name' | 'given-name' }) => (
  <InputField {...field} autoComplete={autoComplete} maxLength={SENDER_LENGTHS.name} required />
);

/** The address for the answer. */
export const EmailField = <Values extends FieldValues>(field: SenderField<Values>) => (
  <InputField
    {...field}
    type="email"
    autoComplete="email"
    maxLength={SENDER_LENGTHS.email}
    required
  />
);

/** A honeypot field: people cannot see or reach it; bots fill it in. */
export const HiddenField = <Values extends FieldValues>({
  form,
  name,
}: Omit<SenderField<Values>, 'label'>) => (
  <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
    <label>
      Fax
      <input {...form.register(name)} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
