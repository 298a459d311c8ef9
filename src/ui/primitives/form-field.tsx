import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import {
  get,
  useFormState,
  useWatch,
  type Control,
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormRegister,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { Input } from './input.tsx';
import { Select } from './select.tsx';
import { Textarea } from './textarea.tsx';

interface FieldLook {
  label: ReactNode;
  hint?: ReactNode;
  wide?: boolean;
}

/** What a control needs to be tied to its label, hint and error. */
interface Tied {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A label above a control, and under it what is wrong with it, or what it is for. */
export function Field({
  label,
  error,
  hint,
  wide,
  children,
}: FieldLook & { error?: string | undefined; children: (tied: Tied) => ReactNode }) {
  const id = useId();
  const described = error ?? hint;
  return (
    <div className={clsx('min-w-0', wide && 'col-span-full')}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described ? `${id}-hint` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <FieldProblem id={`${id}-hint`}>{error}</FieldProblem>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** What is wrong with a field. */
export const FieldProblem = ({ id, children }: { id?: string; children: string }) => (
  <p id={id} role="alert" className="mt-1.5 text-sm text-danger">
    {children}
  </p>
);

/** The part of a form that a field needs, independent of the form's output type. */
export interface FormOf<Values extends FieldValues> {
  register: UseFormRegister<Values>;
  control: Control<Values, unknown, unknown>;
}

interface NamedField<Values extends FieldValues> {
  form: FormOf<Values>;
  name: Path<Values>;
}

/** What is wrong with one field of a form, by its schema or by the server's word. */
export function useFieldError<Values extends FieldValues>({
  form,
  name,
}: NamedField<Values>): string | undefined {
  const { errors } = useFormState({ control: form.control, name, exact: true });
  return (get(errors, name) as FieldError | undefined)?.message;
}

type FieldProps<Values extends FieldValues> = FieldLook & NamedField<Values>;

/** One field of a form: its label, its control, and what is wrong with it. */
export function FormField<Values extends FieldValues>({
  form,
  name,
  children,
  ...look
}: FieldProps<Values> & { children: (control: Tied & UseFormRegisterReturn) => ReactNode }) {
  const error = useFieldError({ form, name });
  return (
    <Field {...look} error={error}>
      {(tied) => children({ ...tied, ...form.register(name) })}
    </Field>
  );
}

type Own = 'form' | 'name' | 'id';

export function InputField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  wide = false,
  ...rest
}: FieldProps<Values> & Omit<ComponentProps<'input'>, Own>) {
  return (
    <FormField {...{ form, name, label, hint, wide }}>
      {(control) => <Input {...rest} {...control} />}
    </FormField>
  );
}

/** A text of several lines that grows with what is written. */
export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FieldProps<Values> & Omit<ComponentProps<typeof Textarea>, Own>) {
  return (
    <FormField {...{ form, name, label, hint }} wide>
      {(control) => <Textarea {...rest} {...control} />}
    </FormField>
  );
}

/**
 * One value from a list; `empty` is the label for no choice. A stored value that is no longer in
 * the list stays selectable.
 */
export function SelectField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  wide = false,
  options,
  empty,
  ...rest
}: FieldProps<Values> &
  Omit<ComponentProps<'select'>, Own> & {
    options: readonly { id: string; label: string }[];
    empty?: string | undefined;
  }) {
  const value: string = useWatch({ control: form.control, name }) ?? '';
  const isKnown = options.some(({ id }) => id === value);
  const isChosen = value !== '' || empty === undefined;
  return (
    <FormField {...{ form, name, label, hint, wide }}>
      {(control) => (
        <Select {...rest} {...control}>
          {empty !== undefined && <option value="">{empty}</option>}
          {!isKnown && isChosen && <option value={value}>{value.replaceAll('_', ' ')}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
