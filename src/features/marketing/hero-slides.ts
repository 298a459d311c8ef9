export type SlideId = 'create' | 'girlfriend' | 'image' | 'boyfriend' | 'anime';

interface SlideWords {
  title: string;
  sentence: string;
  action: string;
}

interface Slide {
  id: SlideId;
  to: string;
  words: SlideWords;
}

/** The five slides in order; pages reference them by number, from 1. */
export const HERO_SLIDES: readonly Slide[] = [
  {
    id: 'create',
    to: '/create-ai-companion',
    words: {
      title: 'Create someone all your own',
      sentence: 'Choose a face, a voice and a personality, then say good evening.',
      action: 'Create your character',
    },
  },
  {
    id: 'girlfriend',
    to: '/girls',
    words: {
      title: 'She saved you a seat',
      sentence: 'Warm, sharp or a little dangerous: read her story and begin yours.',
      action: 'Meet AI girlfriends',
    },
  },
  {
    id: 'image',
    to: '/generate',
    words: {
      title: 'Say it, and see it',
      sentence: 'Describe a moment with your companion and watch it become a picture.',
      action: 'Generate images',
    },
  },
  {
    id: 'boyfriend',
    to: '/guys',
    words: {
      title: 'He listens, then he answers',
      sentence: 'Steady, funny or up to no good. He has the evening free.',
      action: 'Meet AI boyfriends',
    },
  },
  {
    id: 'anime',
    to: '/anime',
    words: {
      title: 'A door between two panels',
      sentence: 'Companions from drawn worlds, all grown up, waiting for their next chapter.',
      action: 'Meet anime companions',
    },
  },
];
