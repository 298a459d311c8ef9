import type { Aspect } from '../../rules.ts';

const tokens = (count: number) => `${count} ${count === 1 ? 'token' : 'tokens'}`;
const pictures = (count: number) => `${count} ${count === 1 ? 'image' : 'images'}`;

const SHAPES: Record<Aspect, string> = {
  portrait: 'Portrait',
  square: 'Square',
  landscape: 'Landscape',
};

/** Every sentence of the screens on which people make pictures. */
export const STUDIO_TEXT = {
  generate: {
    title: 'Generate Character Images',
    description: 'Describe a moment with a companion and watch it become a picture.',
    heading: 'Generate Character Images',
    lead: 'Choose who will be in the picture.',
    free: 'Images without a character',
    empty: 'Choose a character above and describe a moment.',
  },
  generator: {
    title: 'Images Collection',
    description: 'Describe a picture and keep the result.',
    heading: 'Images Collection',
    lead: 'Describe any picture. Everything you create is kept here.',
    characters: 'Choose a character',
  },
  character: {
    title: 'Generate Image',
    description: 'Pictures of one character, in your words.',
    back: 'All characters',
    viewDetails: 'View Details',
    about: (name: string) => `About ${name}`,
    personality: 'Personality',
    fields: {
      age: 'Age',
      body_type: 'Body',
      ethnicity: 'Ethnicity',
      relationship: 'Relationship',
      occupation: 'Occupation',
      hobbies: 'Hobby',
    },
    age: (age: number) => `${age} years old`,
    gallery: (name: string) => `Images of ${name}`,
  },
  images: {
    title: 'Character Images',
    heading: (name: string) => `Images of ${name}`,
    lead: (name: string) => `Everything here shows ${name}. Describe the next one.`,
    noSlug: 'No character slug provided in URL',
    noSlugHint: 'Choose a character to see its images here.',
  },
  missing: {
    title: 'Character not found',
    text: 'It was deleted or is private.',
    failed: 'The character could not be loaded',
    passing: 'Something went wrong on our side. Please try again.',
    goBack: 'Go Back',
    loading: 'Loading character',
  },
  gallery: 'Your images',
  picker: {
    label: 'Characters',
    search: 'Search characters by name...',
    whose: 'Whose characters',
    everyone: 'Everyone',
    yours: 'Yours',
    noneOwn: 'You have not made a character yet.',
    create: 'Create a character',
    more: 'Show more characters',
    loading: 'Loading characters',
    failed: 'The characters could not be loaded.',
    found: (count: number) => (count === 1 ? '1 character found' : `${count} characters found`),
    none: (words: string) => `No character is called “${words}”.`,
    choose: (name: string, age: number) => `${name}, ${age}`,
  },
  prompt: {
    label: 'Describe the picture',
    placeholder: (name: string | null) =>
      name ? `What is ${name} doing, and where?` : 'Who or what is in the picture, and where?',
    hint: 'Press Enter to generate, Shift+Enter for a new line.',
    left: (count: number) =>
      count === 0
        ? 'No characters left'
        : `${count} ${count === 1 ? 'character' : 'characters'} left`,
    empty: 'Please enter a prompt to generate an image.',
    random: 'Random prompt',
    putBack: 'Restore my prompt',
    clear: 'Clear the prompt',
    noRoom: 'There is no room left. Shorten the prompt first.',
    generate: 'Generate Image',
    generating: (progress: number) => `Generating… ${Math.round(progress * 100)}%`,
    cost: tokens,
    settings: 'Settings',
    /** What the settings are, in a word each. */
    settingsNow: (count: number, aspect: Aspect, isNsfw: boolean) =>
      [pictures(count), SHAPES[aspect].toLowerCase(), isNsfw ? 'NSFW' : '']
        .filter(Boolean)
        .join(', '),
  },
  settings: {
    title: 'Image settings',
    text: 'This browser remembers the number and shape you choose.',
    count: 'Number of images',
    images: pictures,
    imagesAfter: (count: number) => (count === 1 ? 'image' : 'images'),
    costs: tokens,
    shape: 'Shape',
    shapes: SHAPES,
    done: 'Done',
  },
  nsfw: {
    label: 'NSFW',
    hint: 'For adults only',
    title: 'NSFW images',
    text: 'NSFW images are for adults only: romantic and sensual, and blurred until you click them. Everyone in them is a fictional adult. Turn it on only if you are at least 18 years old and want to see such images.',
    confirm: 'I am 18 or older, turn it on',
    failed: 'Your choice could not be saved. Please try again.',
  },
  suggestions: {
    title: 'Suggestions',
    categories: 'Kinds of suggestions',
    chosen: 'chosen',
    failed: 'The suggestions could not be loaded.',
    loading: 'Loading suggestions',
  },
  credits: {
    title: 'Credits',
    available: (count: number) => `${tokens(count)} to spend`,
    used: (used: number, most: number) => `${used} of ${most} free credits used today`,
    parts: (free: number, beyond: number) => `${free} free today, plus ${beyond} more.`,
    reset: (time: string) => `You get new free credits at ${time}.`,
  },
  tokens: {
    title: 'Not enough tokens',
    text: (needed: number, available: number) =>
      `This needs ${tokens(needed)}, and you have ${available}.`,
    fewer: (count: number) => `Make ${pictures(count)} instead`,
    upgrade: 'Get more tokens',
    kept: 'Your prompt is kept.',
  },
  failures: {
    title: 'Error',
    other: 'Failed to generate image. Please try again.',
    offline:
      'The server cannot be reached. Check your connection and try again. Your prompt is kept.',
    down: 'The image engine is not available right now. Please try again in a moment. Your prompt is kept.',
    missing: 'This character was deleted or is private. Choose another one.',
  },
  success: { title: 'Success', text: 'Image generated successfully!' },
  demo: 'No image model is set up: pictures are drawn by the built-in illustrator.',
  notDrawn: (words: readonly string[]) =>
    `Not in the drawing: ${words.join(', ')}. The built-in illustrator knows people, clothes, and places; an image model can draw the rest.`,
} as const;
