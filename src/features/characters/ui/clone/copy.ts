import type { CloneStage } from '../../clone-wording.ts';

/** Every text of the clone page; the consent is in `clone-wording.ts`. */
export const CLONE_TEXT = {
  title: 'Clone from a picture',
  description: 'Create an AI companion from the looks in a picture. Adults only, with consent.',
  heading: 'Clone from a picture',
  lead: 'Enter the address of a picture. Its colors and looks become a new companion, drawn from scratch.',
  url: 'Picture address',
  urlHint: 'An https address of a PNG, JPEG, WebP, AVIF or GIF picture, up to 10 MB.',
  urlPlaceholder: 'https://',
  name: 'Name',
  nameOptional: '(optional)',
  nameHint: 'Leave it empty and we will choose one.',
  sex: 'Draw the companion as',
  sexes: { auto: 'As in the picture', female: 'A woman', male: 'A man' },
  consentMissing: 'Please confirm this before a character is created.',
  submit: 'Create Character',
  submitting: 'Creating...',
  cancel: 'Cancel',
  openNow: 'Open the character now',
  canceled: 'Canceled. Nothing was created.',
  preview: {
    label: 'Preview',
    alt: 'The picture at this address',
    empty: 'Your picture appears here',
    loading: 'Loading the picture',
    failed: 'Failed to load image',
    failedHint: 'Check the URL and try again',
  },
  toasts: {
    invalidUrl: ['Invalid URL', 'Please enter a valid image URL'],
    imageError: ['Image Error', 'The image could not be loaded. Please check the URL.'],
    failed: ['Error', 'Failed to create character. Please try again.'],
    success: ['Success!', 'Character created successfully'],
  },
  progress: {
    label: 'Progress',
    note: 'This takes up to 2 minutes. Please keep this page open.',
    done: 'done',
    stages: {
      fetching: 'Fetching the picture',
      looking: 'Looking at hair, tones and clothes',
      creating: 'Writing the character',
      drawing: 'Drawing a new portrait',
    } satisfies Record<CloneStage, string>,
  },
  how: {
    title: 'How it works',
    steps: [
      ['Paste an address', 'We fetch the picture once and show it to you here.'],
      [
        'Confirm whose picture it is',
        'Yours, or that of an adult who agreed. Your statement is kept on record.',
      ],
      [
        'We use the looks, not the face',
        'Hair, tones and clothes become the companion’s attributes.',
      ],
      [
        'A new portrait is drawn',
        'The picture itself is not stored. Your companion is private, and you can change everything.',
      ],
    ],
  },
  other: {
    title: 'Another way',
    create: 'Create one step by step',
    browse: 'Browse girls',
  },
} as const;
