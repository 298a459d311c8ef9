import type { Sex } from '#features/characters/contract.ts';
import { offeredOptions, type OptionField } from '#features/characters/options/index.ts';
import { MAX_AGE, MIN_AGE, NAME_LENGTH } from '#features/characters/rules.ts';
import { useSite } from '#ui/site.ts';
import { DETAIL_FIELDS, PHYSICAL_FIELDS } from '../detail/describe-field.ts';
import { InputField, SelectField } from '#ui/primitives/form-field.tsx';
import { HobbiesField } from '../detail/hobbies-field.tsx';
import { DETAIL_TEXT, FIELD_LABELS } from '../detail/copy.ts';
import { CARDS_TEXT } from './copy.ts';
import type { CardImport } from './use-card-import.ts';

const TEXT = CARDS_TEXT.import;
const SEXES = [
  { id: 'female', label: DETAIL_TEXT.sexes.female },
  { id: 'male', label: DETAIL_TEXT.sexes.male },
];
const CHOICES: readonly OptionField[] = [...PHYSICAL_FIELDS, ...DETAIL_FIELDS];

/** Who the card's person is: what the card does not say, and what was guessed from its words. */
export function ImportForm({ card }: { card: CardImport }) {
  const { fields, errors, step } = card;
  const isBusy = step !== 'ready';
  const { restrictedOptions } = useSite();
  const lists = fields.sex ? offeredOptions(fields.sex, restrictedOptions) : {};
  const select = (field: OptionField) => {
    const options = lists[field];
    if (!options) return null;
    return (
      <SelectField
        key={field}
        label={FIELD_LABELS[field]}
        value={String(fields.choices[field] ?? '')}
        options={options}
        error={errors[field]}
        disabled={isBusy}
        onText={(id) => card.choose(field, id)}
      />
    );
  };
  return (
    <>
      <fieldset className="mt-6 min-w-0">
        <legend className="mb-3 font-semibold">{TEXT.person}</legend>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <InputField
            wide
            label={FIELD_LABELS.name}
            value={fields.name}
            maxLength={NAME_LENGTH}
            error={errors['name']}
            disabled={isBusy}
            onText={(name) => card.set({ name })}
          />
          <InputField
            label={FIELD_LABELS.age}
            type="number"
            inputMode="numeric"
            min={MIN_AGE}
            max={MAX_AGE}
            value={fields.age}
            hint={TEXT.ageHint}
            error={errors['age']}
            disabled={isBusy}
            onText={(age) => card.set({ age })}
          />
          <SelectField
            label={FIELD_LABELS.sex}
            value={fields.sex}
            options={fields.sex ? SEXES : [{ id: '', label: TEXT.chooseSex }, ...SEXES]}
            error={errors['sex']}
            disabled={isBusy}
            onText={(sex) => card.set({ sex: sex as Sex })}
          />
        </div>
      </fieldset>
      {fields.sex && (
        <fieldset className="mt-6 min-w-0">
          <legend className="font-semibold">{TEXT.appearance}</legend>
          <p className="mt-1 mb-3 text-sm text-muted">{TEXT.guessHint}</p>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {select('style')}
            {CHOICES.map(select)}
            <HobbiesField
              options={lists.hobbies ?? []}
              value={[fields.choices['hobbies'] ?? []].flat()}
              error={errors['hobbies']}
              disabled={isBusy}
              onChange={(hobbies) => card.choose('hobbies', hobbies)}
            />
          </div>
        </fieldset>
      )}
    </>
  );
}
