import { useState } from 'react';
import { useSite } from '#ui/site.ts';
import { previewUrl } from '../../option-pictures.ts';
import { MAX_HOBBIES } from '../../rules.ts';
import type { Sex } from '../../options/index.ts';
import { AgeButtons, AgeSlider } from './age-field.tsx';
import { ChoiceField, HobbiesField } from './choice-field.tsx';
import type { Draft, DraftAction } from './draft.ts';
import { DescriptionField, NameField } from './text-fields.tsx';
import type { WizardField, WizardStep } from './steps.ts';

interface StepFieldsProps {
  sex: Sex;
  step: WizardStep;
  draft: Draft;
  /** The seed of the live portrait. */
  face: string;
  /** The refused fields. */
  refused: readonly WizardField[];
  give(action: DraftAction): void;
}

/** Their tiles show a whole person or a head. */
const OWN_FIELDS: readonly WizardField[] = ['style', 'ethnicity', 'hair_style', 'hair_color'];

/** The fields of one step. */
export function StepFields({ sex, step, draft, face, refused, give }: StepFieldsProps) {
  const { hasDemoImages } = useSite();
  // As the step began: tiles are not redrawn with each choice.
  const [person] = useState({ ...draft, sex });
  const ownPicture = (field: WizardField, id: string) =>
    hasDemoImages && OWN_FIELDS.includes(field)
      ? previewUrl({ ...person, [field]: id }, face)
      : null;
  return step.fields.map((field) => {
    if (field === 'age') {
      const Age = sex === 'female' ? AgeButtons : AgeSlider;
      return <Age key={field} age={draft.age} onChange={(age) => give({ type: 'set_age', age })} />;
    }
    if (field === 'hobbies')
      return (
        <HobbiesField
          key={field}
          sex={sex}
          chosen={draft.hobbies}
          most={MAX_HOBBIES}
          onToggle={(id) => give({ type: 'toggle_hobby', id })}
        />
      );
    if (field === 'name' || field === 'description') {
      const text = {
        value: draft[field],
        isRefused: refused.includes(field),
        onWrite: (words: string) => give({ type: 'write', field, text: words }),
      };
      return field === 'name' ? (
        <NameField key={field} sex={sex} {...text} />
      ) : (
        <DescriptionField key={field} {...text} />
      );
    }
    return (
      <ChoiceField
        key={field}
        sex={sex}
        style={draft.style as 'realistic' | 'anime'}
        field={field}
        value={draft[field]}
        isAlone={step.fields.length === 1}
        ownPicture={ownPicture}
        onChoose={(id) => give({ type: 'choose', field, id })}
      />
    );
  });
}
