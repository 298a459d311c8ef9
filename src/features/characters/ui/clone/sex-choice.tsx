import type { Sex } from '#features/characters/contract.ts';
import { CLONE_TEXT } from './copy.ts';

export type SexWish = Sex | 'auto';
const CHOICES = Object.entries(CLONE_TEXT.sexes) as [SexWish, string][];

/** Whom to draw, where the picture should not decide. */
export function SexChoice({ value, onChange }: { value: SexWish; onChange(value: SexWish): void }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{CLONE_TEXT.sex}</legend>
      <div className="flex flex-wrap gap-2">
        {CHOICES.map(([id, label]) => (
          <label
            key={id}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-muted shadow-[inset_0_0_0_1px_var(--line-strong)] transition has-checked:bg-ember-wash has-checked:text-ember-text has-checked:shadow-[inset_0_0_0_1.5px_var(--ember)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ember)"
          >
            <input
              type="radio"
              name="sex"
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
