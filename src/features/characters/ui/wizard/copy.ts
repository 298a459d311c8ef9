import type { Sex } from '../../options/index.ts';
import type { StepId, WizardField } from './steps.ts';

const PRONOUNS = {
  female: { subject: 'she', object: 'her', possessive: 'her' },
  male: { subject: 'he', object: 'him', possessive: 'his' },
} as const;

/** Texts of both wizards. */
export const WIZARD_TEXT = {
  title: { female: 'Create your AI girlfriend', male: 'Create your AI boyfriend' },
  description: {
    female: 'Answer nine questions to give your AI girlfriend a face, a personality and a name.',
    male: 'Answer nine questions to give your AI boyfriend a face, a personality and a name.',
  },
  steps: 'Steps',
  progress: (number: number, count: number) => `Step ${number} of ${count}`,
  stepName: {
    style: 'Style',
    origins: 'Origins',
    hair: 'Hair',
    personality: 'Personality',
    personality_voice: 'Personality',
    relationship: 'Relationship',
    body: 'Body',
    outfit_life: 'Outfit & life',
    work: 'Work & hobbies',
    voice_name: 'Voice & name',
    name: 'Name',
    summary: 'Summary',
  } satisfies Record<StepId, string>,
  question: (step: StepId, sex: Sex): string => {
    const { subject, object, possessive } = PRONOUNS[sex];
    return {
      style: `How should ${subject} be drawn?`,
      origins: `Where does ${subject} come from?`,
      hair: `What is ${possessive} hair like?`,
      personality: `What is ${subject} like?`,
      personality_voice: `What is ${subject} like, and how does ${subject} sound?`,
      relationship: `What are you to each other?`,
      body: `What is ${possessive} figure like?`,
      outfit_life: `What does ${subject} wear, and what does ${subject} do all day?`,
      work: `What does ${subject} do all day?`,
      voice_name: `How does ${subject} sound, and what is ${possessive} name?`,
      name: `What do you call ${object}?`,
      summary: `Is this ${object}?`,
    }[step];
  },
  summaryLead: 'Choose any line to change it.',
  field: {
    style: 'Style',
    ethnicity: 'Ethnicity',
    age: 'Age',
    eye_color: 'Eye color',
    hair_style: 'Hair style',
    hair_color: 'Hair color',
    personality: 'Personality',
    relationship: 'Relationship',
    body_type: 'Body type',
    breast_size: 'Breast size',
    butt_size: 'Butt size',
    clothing: 'Clothing',
    occupation: 'Occupation',
    hobbies: 'Hobbies',
    voice: 'Voice',
    name: 'Name',
    description: 'Description',
  } satisfies Record<WizardField, string>,
  ageChoice: { 18: '18+', 25: '20s', 35: '30s', 45: '40s' } satisfies Record<number, string>,
  years: (age: number) => `${age} years old`,
  hobbiesChosen: (count: number, most: number) => `${count} of ${most} chosen`,
  required: 'required',
  optional: 'optional',
  namePlaceholder: { female: 'Marisol', male: 'Tobias' },
  descriptionPlaceholder: 'A sentence or two about what the picture does not show.',
  none: 'None',
  nameMissing: 'Not named yet',
  change: (field: string) => `Change ${field.toLowerCase()}`,
  previous: 'Previous',
  next: 'Next',
  backToSummary: 'Back to summary',
  finish: 'Bring my AI to life →',
  finishing: 'Creating...',
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverText: 'All your choices will be reset.',
  startOverConfirm: 'Start over',
  missing: 'Please fill in all required fields',
  failed: 'Failed to create character. Please try again.',
  refusedField: (field: string, reason: string) => `${field}: ${reason}`,
  portrait: 'Live portrait',
  portraitOf: (words: string) => `Live portrait: ${words}`,
  portraitDrawing: 'Drawing…',
  portraitFailed: 'The picture could not be drawn right now. Your choices are kept.',
  sketchNote: 'A sketch; the portrait is made when you finish.',
  portraitByEngineNote:
    'A sketch by the built-in illustrator. It follows your choices; the image engine makes the portrait when you finish.',
  portraitNote: 'A drawn sketch. It follows your choices; the portrait is made when you finish.',
  created: (name: string) => `${name} is here`,
  createdText: 'The portrait is being painted and will be ready in a moment.',
  openCharacter: 'View Character',
  openChat: 'Start Chat',
} as const;

/** Texts of /quick-create. */
export const QUICK_TEXT = {
  title: 'Quick create',
  description: 'A name and three choices, and your AI companion is here.',
  heading: 'Who would you like to meet?',
  lead: 'A name and three choices are enough. You can change everything later.',
  who: 'Your companion',
  sexes: { female: 'A woman', male: 'A man' },
  surprise: 'Surprise me',
  undo: 'Undo',
  details: 'All the details',
  detailsHint: 'Your choices carry over.',
  finish: { female: 'Bring her to life', male: 'Bring him to life' },
} as const;

/** Texts of /create-ai-companion. */
export const HUB_TEXT = {
  title: 'Create your AI companion',
  description: 'Create an AI girlfriend or boyfriend with nine questions, or start from a picture.',
  heading: 'Create your AI companion',
  lead: 'Nine questions, a face that changes as you answer, and someone new to talk to.',
  quick: {
    title: 'Quick create',
    text: 'A name and three choices on one screen, or a surprise.',
  },
  girlfriend: {
    title: 'AI Girlfriend',
    text: 'Her looks, her personality, her voice: one question at a time.',
  },
  boyfriend: {
    title: 'AI Boyfriend',
    text: 'His looks, his personality, his voice: one question at a time.',
  },
  clone: {
    title: 'Clone from a picture',
    text: 'Start with the looks in a picture you may use. The rest is up to you.',
  },
  import: {
    title: 'Import a character card',
    text: 'Bring a companion from another app: JSON, PNG or CharX.',
  },
  ready: 'Or meet someone who is already here',
  girls: 'Meet the girls',
  guys: 'Meet the guys',
} as const;
