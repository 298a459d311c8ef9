import { Plus, Trash2 } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { PROSE_LENGTH } from '#features/characters/rules.ts';
import { useControlled, type ControlledField } from '#ui/forms/use-controlled.ts';
import { Button } from '#ui/primitives/button.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { Field, FieldProblem } from '#ui/primitives/form-field.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { MAX_GREETINGS } from '../../limits.ts';
import { DETAIL_TEXT, FIELD_LABELS } from './copy.ts';

const COPY = DETAIL_TEXT.form;

/** Alternate greetings, from which a chat's greeting can be selected. */
export function GreetingsField<Values extends FieldValues>(props: ControlledField<Values>) {
  const { value, onChange, error } = useControlled<Values, string[]>(props);
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{FIELD_LABELS.alternate_greetings}</legend>
      <ul className="space-y-4">
        {value.map((greeting, position) => (
          // Greetings have no identity except their position.
          <li key={position} className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <Field label={COPY.greeting(position + 1)}>
                {(tied) => (
                  <Textarea
                    {...tied}
                    value={greeting}
                    maxRows={10}
                    maxLength={PROSE_LENGTH}
                    onChange={(event) => onChange(value.with(position, event.target.value))}
                  />
                )}
              </Field>
            </div>
            <IconButton
              label={COPY.removeGreeting(position + 1)}
              onClick={() => onChange(value.toSpliced(position, 1))}
              className="mt-7"
            >
              <Trash2 aria-hidden="true" strokeWidth={1.5} />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && <FieldProblem>{error}</FieldProblem>}
      <Button
        variant="secondary"
        className="mt-3"
        disabled={value.length >= MAX_GREETINGS}
        onClick={() => onChange([...value, ''])}
      >
        <Plus aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        {COPY.addGreeting}
      </Button>
    </fieldset>
  );
}
