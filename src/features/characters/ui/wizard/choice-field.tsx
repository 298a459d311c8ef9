import { clsx } from 'clsx';
import { VoiceSamples } from '#features/voice/ui/voice-samples.tsx';
import { useSite } from '#ui/site.ts';
import { optionPictureUrl } from '../../option-pictures.ts';
import type { OptionField, Sex } from '../../options/index.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { iconOf, type IconField } from './choice-icons.ts';
import { IconTile, PictureTile, WordTile, type TileShape } from './choice-tiles.tsx';
import { wizardOptions, type ChoiceField as FieldName } from './draft.ts';
import { WIZARD_TEXT } from './copy.ts';

const ICON_FIELDS: readonly OptionField[] = [
  'personality',
  'relationship',
  'voice',
  'occupation',
] satisfies IconField[];
const isIconField = (field: OptionField): field is IconField => ICON_FIELDS.includes(field);

const WHOLE = 'grid grid-cols-3 gap-2.5 md:gap-3 xl:grid-cols-5';
const FEW = 'grid max-w-2xl grid-cols-3 gap-2.5 md:gap-3';
const HEADS = 'grid grid-cols-4 gap-2 max-sm:grid-cols-3 md:gap-3 xl:grid-cols-5';

/** The layout of each field's pictures. */
const PICTURES: Partial<Record<OptionField, { shape: TileShape; grid: string }>> = {
  style: { shape: 'portrait', grid: 'grid max-w-2xl grid-cols-2 gap-3 md:gap-4' },
  ethnicity: { shape: 'portrait', grid: WHOLE },
  body_type: { shape: 'portrait', grid: WHOLE },
  clothing: { shape: 'outfit', grid: 'grid grid-cols-3 gap-2.5 md:gap-3 xl:grid-cols-4' },
  hair_style: { shape: 'head', grid: 'grid grid-cols-3 gap-2.5 sm:grid-cols-4 md:gap-3' },
  hair_color: { shape: 'head', grid: HEADS },
  eye_color: { shape: 'eyes', grid: 'grid grid-cols-3 gap-2.5 md:gap-3' },
};

interface ChoiceFieldProps {
  sex: Sex;
  /** The style that pictures are drawn in. */
  style: 'realistic' | 'anime';
  field: FieldName;
  value: string | null;
  isAlone: boolean;
  /** The URL of the draft's own person with a choice, where tiles show a person. */
  ownPicture(field: FieldName, id: string): string | null;
  onChoose(id: string): void;
}

/** A single-choice field, as pictures, icons or words. */
export function ChoiceField({
  sex,
  style,
  field,
  value,
  isAlone,
  ownPicture,
  onChoose,
}: ChoiceFieldProps) {
  const pictures = PICTURES[field];
  const { restrictedOptions, hasDemoImages } = useSite();
  const tiles = wizardOptions(sex, field, restrictedOptions).map(({ id, label, prompt }) => {
    const input = {
      type: 'radio',
      name: field,
      id,
      label,
      isChosen: value === id,
      onChoose: () => onChoose(id),
    } as const;
    const picture = pictures && optionPictureUrl(sex, style, field, id, hasDemoImages);
    if (pictures && picture)
      return (
        <PictureTile
          key={id}
          {...input}
          picture={picture}
          own={ownPicture(field, id)}
          shape={pictures.shape}
        />
      );
    if (!isIconField(field)) return <WordTile key={id} {...input} />;
    const about = field === 'personality' ? prompt : undefined;
    return <IconTile key={id} {...input} icon={iconOf(field, id)} about={about} />;
  });
  const group = (
    <ChoiceGroup
      legend={WIZARD_TEXT.field[field]}
      isLegendHidden={isAlone}
      className={clsx(
        (pictures && tiles.length === 3 ? FEW : pictures?.grid) ??
          (isIconField(field)
            ? `grid gap-2.5 ${field === 'personality' ? 'sm:grid-cols-2' : 'grid-cols-2 xl:grid-cols-3'}`
            : 'flex flex-wrap gap-2.5'),
      )}
    >
      {tiles}
    </ChoiceGroup>
  );
  if (field !== 'voice') return group;
  return (
    <div className="space-y-3">
      {group}
      <VoiceSamples sex={sex} voices={wizardOptions(sex, field, restrictedOptions)} />
    </div>
  );
}

interface HobbiesFieldProps {
  sex: Sex;
  chosen: readonly string[];
  most: number;
  onToggle(id: string): void;
}

/** Up to `most` hobbies; at the maximum the others are disabled. */
export function HobbiesField({ sex, chosen, most, onToggle }: HobbiesFieldProps) {
  const { restrictedOptions } = useSite();
  return (
    <ChoiceGroup
      legend={WIZARD_TEXT.field.hobbies}
      aside={<output>{WIZARD_TEXT.hobbiesChosen(chosen.length, most)}</output>}
      className="grid grid-cols-2 gap-2.5 xl:grid-cols-3"
    >
      {wizardOptions(sex, 'hobbies', restrictedOptions).map(({ id, label }) => (
        <IconTile
          key={id}
          type="checkbox"
          name="hobbies"
          id={id}
          label={label}
          icon={iconOf('hobbies', id)}
          isChosen={chosen.includes(id)}
          isDisabled={chosen.length >= most && !chosen.includes(id)}
          onChoose={() => onToggle(id)}
        />
      ))}
    </ChoiceGroup>
  );
}
