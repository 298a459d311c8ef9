import { Plus, Trash2 } from 'lucide-react';
import { PROSE_LENGTH } from '#features/characters/rules.ts';
import { Button } from '#ui/primitives/button.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { TextField } from '#ui/primitives/form-field.tsx';
import { MAX_GREETINGS } from '../../limits.ts';
import { DETAIL_TEXT, FIELD_LABELS } from './copy.ts';

const COPY = DETAIL_TEXT.form;

/** Other first words: a chat's greeting can be exchanged for one of them. */
export function GreetingsField(props: {
  value: string[];
  onChange: (greetings: string[]) => void;
  error?: string | undefined;
  disabled?: boolean;
}) {
  const { value, onChange, error, disabled } = props;
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{FIELD_LABELS.alternate_greetings}</legend>
      <ul className="space-y-4">
        {value.map((greeting, position) => (
          // Greetings have no identity but their place.
          <li key={position} className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <TextField
                label={COPY.greeting(position + 1)}
                value={greeting}
                maxRows={10}
                maxLength={PROSE_LENGTH}
                disabled={disabled}
                onText={(text) => onChange(value.with(position, text))}
              />
            </div>
            <IconButton
              label={COPY.removeGreeting(position + 1)}
              disabled={disabled}
              onClick={() => onChange(value.toSpliced(position, 1))}
              className="mt-7"
            >
              <Trash2 aria-hidden="true" strokeWidth={1.5} />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
      <Button
        variant="secondary"
        className="mt-3"
        disabled={disabled || value.length >= MAX_GREETINGS}
        onClick={() => onChange([...value, ''])}
      >
        <Plus aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        {COPY.addGreeting}
      </Button>
    </fieldset>
  );
}
