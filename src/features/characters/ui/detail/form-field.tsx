import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Option } from '#features/characters/options/index.ts';
import { Input } from '#ui/primitives/input.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';

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
function Field({
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
    options: readonly Pick<Option, 'id' | 'label'>[];
  }) {
  const isKnown = options.some(({ id }) => id === value);
  return (
    <Field label={label} error={error}>
      {(tied) => (
        <span className="relative block">
          <select
            {...rest}
            {...tied}
            value={value}
            onChange={(event) => onText(event.target.value)}
            className="min-h-11 w-full appearance-none truncate rounded-control bg-raised py-2 pr-10 pl-4 text-base text-text shadow-[inset_0_0_0_1px_var(--line-strong)] focus-visible:shadow-[inset_0_0_0_2px_var(--ember)] focus-visible:outline-none disabled:opacity-60 [&>option]:bg-raised"
          >
            {!isKnown && <option value={value}>{value.replaceAll('_', ' ')}</option>}
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.5}
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  );
}
