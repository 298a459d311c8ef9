import { clsx } from 'clsx';
import { Slider } from 'radix-ui';
import { useId } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import { AGE_CHOICES, MALE_AGES } from './draft.ts';
import { WIZARD_TEXT } from './copy.ts';

interface AgeProps {
  age: number;
  onChange(age: number): void;
}

/** The button of an age's decade. */
const decadeOf = (age: number) =>
  AGE_CHOICES.findLast((choice) => age >= Math.floor(choice / 10) * 10) ?? AGE_CHOICES[0];

/** Four buttons, each setting one age; the default of 20 belongs to the 20s. */
export function AgeButtons({ age, onChange }: AgeProps) {
  return (
    <ChoiceGroup
      legend={WIZARD_TEXT.field.age}
      aside={<output>{WIZARD_TEXT.years(age)}</output>}
      className="grid max-w-xl grid-cols-4 gap-2.5"
    >
      {AGE_CHOICES.map((choice) => {
        const isChosen = decadeOf(age) === choice;
        return (
          <button
            key={choice}
            type="button"
            data-field={isChosen ? 'age' : undefined}
            aria-pressed={isChosen}
            onClick={() => onChange(choice)}
            className={clsx(
              'min-h-12 rounded-control font-semibold tabular-nums transition-[box-shadow,background]',
              isChosen
                ? 'bg-ember-wash shadow-[inset_0_0_0_2px_var(--ember)]'
                : 'bg-raised shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
            )}
          >
            {WIZARD_TEXT.ageChoice[choice]}
          </button>
        );
      })}
    </ChoiceGroup>
  );
}

/** A slider from 18 to 35. */
export function AgeSlider({ age, onChange }: AgeProps) {
  const labelId = useId();
  return (
    <div className="max-w-xl">
      <p className="mb-3 flex items-baseline gap-3">
        <span id={labelId} className="text-lg font-semibold">
          {WIZARD_TEXT.field.age}
        </span>
        <output className="text-sm text-muted tabular-nums">{WIZARD_TEXT.years(age)}</output>
      </p>
      <Slider.Root
        min={MALE_AGES.min}
        max={MALE_AGES.max}
        step={1}
        value={[age]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        className="relative flex h-11 touch-none items-center select-none"
      >
        <Slider.Track className="relative h-1.5 grow rounded-full bg-overlay shadow-[inset_0_0_0_1px_var(--line)]">
          <Slider.Range className="absolute h-full rounded-full bg-ember" />
        </Slider.Track>
        <Slider.Thumb
          data-field="age"
          aria-labelledby={labelId}
          aria-valuetext={WIZARD_TEXT.years(age)}
          className="block size-7 rounded-full bg-ember shadow-float"
        />
      </Slider.Root>
      <p aria-hidden="true" className="flex justify-between text-sm text-muted tabular-nums">
        <span>{MALE_AGES.min}</span>
        <span>{MALE_AGES.max}</span>
      </p>
    </div>
  );
}
