import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Input } from './input.tsx';
import { Select } from './select.tsx';
import { Textarea } from './textarea.tsx';

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
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
}: FieldProps & { children: (tied: Tied) => ReactNode }) {
  const id = useId();
  const told = error ?? hint;
  return (
    <div className={clsx('min-w-0', wide && 'col-span-full')}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': told ? `${id}-told` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {told && (
        <p
          id={`${id}-told`}
          role={error ? 'alert' : undefined}
          className={clsx('mt-1.5 text-sm', error ? 'text-danger' : 'text-muted')}
        >
          {told}
        </p>
      )}
    </div>
  );
}

type TextProps = FieldProps & {
  value: string;
  onText: (text: string) => void;
};

export function InputField({
  label,
  error,
  hint,
  wide,
  onText,
  ...rest
}: TextProps & Omit<ComponentProps<'input'>, 'value' | 'onChange'>) {
  return (
    <Field label={label} error={error} hint={hint} {...(wide ? { wide } : {})}>
      {(tied) => <Input {...rest} {...tied} onChange={(event) => onText(event.target.value)} />}
    </Field>
  );
}

/** A text of several lines that grows with what is written. */
export function TextField({
  label,
  error,
  hint,
  onText,
  ...rest
}: TextProps & Omit<ComponentProps<typeof Textarea>, 'value' | 'onChange'>) {
  return (
    <Field label={label} error={error} hint={hint} wide>
      {(tied) => <Textarea {...rest} {...tied} onChange={(event) => onText(event.target.value)} />}
    </Field>
  );
}

/** One value out of a list. A stored value that the list no longer holds stays choosable. */
export function SelectField({
  label,
  error,
  value,
  options,
  onText,
  ...rest
}: TextProps &
  Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
    options: readonly { id: string; label: string }[];
  }) {
  const isKnown = options.some(({ id }) => id === value);
  return (
    <Field label={label} error={error}>
      {(tied) => (
        <Select {...rest} {...tied} value={value} onChange={(event) => onText(event.target.value)}>
          {!isKnown && <option value={value}>{value.replaceAll('_', ' ')}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
