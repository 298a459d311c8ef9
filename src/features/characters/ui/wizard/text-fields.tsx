import { useId } from 'react';
import { Input } from '#ui/primitives/input.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import type { Sex } from '../../options/index.ts';
import { TEXT_LENGTHS } from './draft.ts';
import { WIZARD_TEXT } from './copy.ts';

interface TextFieldProps {
  value: string;
  isRefused: boolean;
  onWrite(text: string): void;
}

const LABEL = 'mb-2 flex items-baseline gap-3';

/** The name: the only required input. */
export function NameField({ sex, value, isRefused, onWrite }: TextFieldProps & { sex: Sex }) {
  const id = useId();
  return (
    <div className="max-w-xl">
      <label htmlFor={id} className={LABEL}>
        <span className="text-lg font-semibold">{WIZARD_TEXT.field.name}</span>
        <span className="text-sm text-muted">{WIZARD_TEXT.required}</span>
      </label>
      <Input
        id={id}
        name="name"
        dir="auto"
        value={value}
        maxLength={TEXT_LENGTHS.name}
        autoComplete="off"
        aria-required="true"
        aria-invalid={isRefused || undefined}
        placeholder={WIZARD_TEXT.namePlaceholder[sex]}
        onChange={(event) => onWrite(event.target.value)}
        className="aria-invalid:shadow-[inset_0_0_0_2px_var(--danger)]"
      />
    </div>
  );
}

export function DescriptionField({ value, isRefused, onWrite }: TextFieldProps) {
  const id = useId();
  return (
    <div className="max-w-xl">
      <label htmlFor={id} className={LABEL}>
        <span className="text-lg font-semibold">{WIZARD_TEXT.field.description}</span>
        <span className="text-sm text-muted">{WIZARD_TEXT.optional}</span>
      </label>
      <Textarea
        id={id}
        name="description"
        dir="auto"
        rows={3}
        value={value}
        maxLength={TEXT_LENGTHS.description}
        aria-invalid={isRefused || undefined}
        placeholder={WIZARD_TEXT.descriptionPlaceholder}
        onChange={(event) => onWrite(event.target.value)}
        className="min-h-24 aria-invalid:shadow-[inset_0_0_0_2px_var(--danger)]"
      />
    </div>
  );
}
