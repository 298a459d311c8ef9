import { useWatch } from 'react-hook-form';
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

/** The attributes of the card's person: those the card lacks, and those that were guessed. */
export function ImportForm({ card }: { card: CardImport }) {
  const { form } = card;
  const { restrictedOptions } = useSite();
  const sex = useWatch({ control: form.control, name: 'sex' }) as Sex | '';
  const lists = sex ? offeredOptions(sex, restrictedOptions) : {};
  const select = (field: OptionField) => {
    const options = lists[field];
    if (!options) return null;
    return (
      <SelectField
        key={field}
        form={form}
        name={field}
        label={FIELD_LABELS[field]}
        options={options}
      />
    );
  };
  return (
    <>
      <fieldset className="mt-6 min-w-0">
        <legend className="mb-3 font-semibold">{TEXT.person}</legend>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <InputField
            form={form}
            name="name"
            label={FIELD_LABELS.name}
            wide
            maxLength={NAME_LENGTH}
          />
          <InputField
            form={form}
            name="age"
            label={FIELD_LABELS.age}
            hint={TEXT.ageHint}
            type="number"
            inputMode="numeric"
            min={MIN_AGE}
            max={MAX_AGE}
          />
          <SelectField
            form={form}
            name="sex"
            label={FIELD_LABELS.sex}
            options={SEXES}
            empty={sex ? undefined : TEXT.chooseSex}
          />
        </div>
      </fieldset>
      {sex && (
        <fieldset className="mt-6 min-w-0">
          <legend className="font-semibold">{TEXT.appearance}</legend>
          <p className="mt-1 mb-3 text-sm text-muted">{TEXT.guessHint}</p>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {select('style')}
            {CHOICES.map(select)}
            <HobbiesField form={form} name="hobbies" options={lists.hobbies ?? []} />
          </div>
        </fieldset>
      )}
    </>
  );
}
