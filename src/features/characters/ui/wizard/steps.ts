import type { OptionField, Sex } from '../../options/index.ts';

/** Every field of a wizard. */
export type WizardField = OptionField | 'age' | 'name' | 'description';

export type StepId =
  | 'style'
  | 'origins'
  | 'hair'
  | 'personality'
  | 'personality_voice'
  | 'relationship'
  | 'body'
  | 'outfit_life'
  | 'work'
  | 'voice_name'
  | 'name'
  | 'summary';

export interface WizardStep {
  id: StepId;
  fields: readonly WizardField[];
}

const style: WizardStep = { id: 'style', fields: ['style'] };
const origins: WizardStep = { id: 'origins', fields: ['ethnicity', 'age', 'eye_color'] };
const hair: WizardStep = { id: 'hair', fields: ['hair_style', 'hair_color'] };
const relationship: WizardStep = { id: 'relationship', fields: ['relationship'] };
const summary: WizardStep = { id: 'summary', fields: [] };

/** The nine steps of each wizard, in order. */
export const STEPS: Record<Sex, readonly WizardStep[]> = {
  female: [
    style,
    origins,
    hair,
    { id: 'personality', fields: ['personality'] },
    relationship,
    { id: 'body', fields: ['body_type', 'breast_size', 'butt_size'] },
    { id: 'outfit_life', fields: ['clothing', 'occupation', 'hobbies'] },
    { id: 'voice_name', fields: ['voice', 'name', 'description'] },
    summary,
  ],
  male: [
    style,
    origins,
    hair,
    { id: 'body', fields: ['body_type'] },
    { id: 'personality_voice', fields: ['personality', 'voice'] },
    relationship,
    { id: 'work', fields: ['occupation', 'hobbies'] },
    { id: 'name', fields: ['name', 'description'] },
    summary,
  ],
};

export const LAST_STEP = STEPS.female.length - 1;

/** The step in a URL (`?step=3`, counted from 0); 0 without one. */
export function readStep(params: URLSearchParams): number {
  const text = params.get('step') ?? '';
  return /^\d$/.test(text) ? Math.min(Number(text), LAST_STEP) : 0;
}

/** The step of a field; undefined for a field that is not in the wizard. */
export function stepOf(sex: Sex, field: string): number | undefined {
  const found = STEPS[sex].findIndex(({ fields }) => (fields as readonly string[]).includes(field));
  return found < 0 ? undefined : found;
}
