import { clsx } from 'clsx';
import { useId } from 'react';

/** A horizontal radio group; the arrow keys change the selection. */
export function ChoiceRow<Value extends string | number>({
  legend,
  value,
  choices,
  onChange,
}: {
  legend: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-1">
        {choices.map((choice) => {
          const isChosen = choice.value === value;
          return (
            <label
              key={choice.value}
              className={clsx(
                'relative inline-flex min-h-11 cursor-pointer items-center rounded-full px-2.5 sm:px-3.5 text-sm font-semibold transition-colors',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember',
                isChosen
                  ? 'bg-ember-wash text-ember-text'
                  : 'text-muted hover:bg-overlay/70 hover:text-text',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={isChosen}
                onChange={() => onChange(choice.value)}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0"
              />
              {choice.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
