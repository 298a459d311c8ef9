import { X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TAG_LENGTH, TAGS } from '#features/characters/rules.ts';
import { useControlled, type ControlledField } from '#ui/forms/use-controlled.ts';
import { Field } from '#ui/primitives/form-field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { DETAIL_TEXT, FIELD_LABELS } from './copy.ts';

/** A character's tags: Enter adds one, its button removes it. */
export function TagsField<Values extends FieldValues>(props: ControlledField<Values>) {
  const { value, onChange, error } = useControlled<Values, string[]>(props);
  const [text, setText] = useState('');
  const add = () => {
    const tag = text.trim();
    if (tag && !value.includes(tag)) onChange([...value, tag]);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className="col-span-full">
      <Field label={FIELD_LABELS.tags} hint={DETAIL_TEXT.form.tagHint} error={error}>
        {(tied) => (
          <Input
            {...tied}
            placeholder={DETAIL_TEXT.form.addTag}
            value={text}
            maxLength={TAG_LENGTH}
            disabled={value.length >= TAGS}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
        )}
      </Field>
      {value.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {value.map((tag) => (
            <li
              key={tag}
              className="inline-flex max-w-full items-center rounded-full bg-overlay pl-4 text-sm shadow-[inset_0_0_0_1px_var(--line)]"
            >
              <span className="truncate">{tag}</span>
              <button
                type="button"
                aria-label={DETAIL_TEXT.form.removeTag(tag)}
                onClick={() => onChange(value.filter((one) => one !== tag))}
                className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-text"
              >
                <X aria-hidden="true" strokeWidth={1.5} className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
