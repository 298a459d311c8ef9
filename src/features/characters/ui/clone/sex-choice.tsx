import type { UseFormRegister } from 'react-hook-form';
import type { CloneValues } from './clone-fields.ts';
import { CLONE_TEXT } from './copy.ts';

/** The sex of the clone, if the picture should not decide. */
export function SexChoice({ register }: { register: UseFormRegister<CloneValues> }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{CLONE_TEXT.sex}</legend>
      <div className="flex flex-wrap gap-2">
        {Object.entries(CLONE_TEXT.sexes).map(([id, label]) => (
          <label
            key={id}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-muted shadow-[inset_0_0_0_1px_var(--line-strong)] transition has-checked:bg-ember-wash has-checked:text-ember-text has-checked:shadow-[inset_0_0_0_1.5px_var(--ember)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ember)"
          >
            <input {...register('sex')} type="radio" value={id} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
