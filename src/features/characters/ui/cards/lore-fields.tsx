import { useState } from 'react';
import { Field } from '#ui/primitives/form-field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { CARDS_TEXT } from './copy.ts';

const TEXT = CARDS_TEXT.book;

/** A whole number or empty. Input is kept as typed until the field loses the focus. */
export function NumberField(props: {
  label: string;
  hint: string;
  value: unknown;
  onNumber: (value: number | undefined) => void;
}) {
  const { label, hint, value, onNumber } = props;
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <Field label={label} hint={hint}>
      {(tied) => (
        <Input
          {...tied}
          type="number"
          inputMode="numeric"
          step={1}
          value={draft ?? (typeof value === 'number' ? String(value) : '')}
          onChange={({ target: { value: text } }) => {
            setDraft(text);
            const number = Number(text);
            if (text.trim() === '') onNumber(undefined);
            else if (Number.isInteger(number)) onNumber(number);
          }}
          onBlur={() => setDraft(null)}
        />
      )}
    </Field>
  );
}

const split = (text: string): string[] =>
  text
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');

/** Keys as one line, separated by commas. */
export function KeysField({
  value,
  onKeys,
}: {
  value: string[];
  onKeys: (keys: string[]) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <Field wide label={TEXT.keys} hint={TEXT.keysHint}>
      {(tied) => (
        <Input
          {...tied}
          value={draft ?? value.join(', ')}
          onChange={({ target: { value: text } }) => {
            setDraft(text);
            onKeys(split(text));
          }}
          onBlur={() => setDraft(null)}
        />
      )}
    </Field>
  );
}

export function Check(props: {
  label: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onCheck(event.target.checked)}
        className="size-5 accent-ember"
      />
      {props.label}
    </label>
  );
}
