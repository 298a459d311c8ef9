import { labelOf, type Sex } from '../../options/index.ts';
import type { Draft } from './draft.ts';
import { WIZARD_TEXT } from './copy.ts';
import type { WizardField } from './steps.ts';

/** One field's answer as display text. */
export function formatAnswer(sex: Sex, draft: Draft, field: WizardField): string {
  if (field === 'age') return WIZARD_TEXT.years(draft.age);
  if (field === 'name') return draft.name.trim() || WIZARD_TEXT.nameMissing;
  if (field === 'description') return draft.description.trim() || WIZARD_TEXT.none;
  if (field === 'hobbies')
    return draft.hobbies.map((id) => labelOf(sex, field, id)).join(', ') || WIZARD_TEXT.none;
  return labelOf(sex, field, draft[field] ?? '');
}

/** The appearance in one line, as the portrait's text alternative. */
export function describeLooks(sex: Sex, draft: Draft): string {
  const looks = ['style', 'age', 'ethnicity', 'eye_color', 'hair_style', 'hair_color', 'body_type'];
  return looks
    .map((field) => {
      const name = field as WizardField;
      return `${WIZARD_TEXT.field[name]}: ${formatAnswer(sex, draft, name)}`;
    })
    .join(', ');
}
