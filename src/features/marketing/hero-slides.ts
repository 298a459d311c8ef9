import { pageExists, pageOr } from '#ui/shell/navigation.ts';
import { HERO_TEXT } from './messages.ts';

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

/** A slide whose page comes later leads to `/characters`, in words that are true until then. */
function slide(id: SlideId, path: string, words: SlideWords, meanwhile?: SlideWords): Slide {
  return {
    id,
    to: pageOr(path, '/characters'),
    words: pageExists(path) ? words : (meanwhile ?? words),
  };
}

/** The five slides in their order; pages name them by 1 to 5. */
export const HERO_SLIDES: readonly Slide[] = [
  slide(
    'create',
    '/create-ai-companion',
    {
      title: 'Make someone up, and meet them',
      sentence: 'Choose a face, a voice and a temper, and say good evening.',
      action: 'Create your character',
    },
    {
      title: 'Someone is still awake',
      sentence:
        'Companions with a face, a story and all the time in the world. Pick one, say hello.',
      action: HERO_TEXT.browseAll,
    },
  ),
  slide('girlfriend', '/girls', {
    title: 'She saved you a seat',
    sentence: 'Warm, sharp or a little dangerous: read her story and begin yours.',
    action: 'Meet AI girlfriends',
  }),
  slide(
    'image',
    '/generate',
    {
      title: 'Say it, and see it',
      sentence: 'Describe a moment with your companion and watch it become a picture.',
      action: 'Generate images',
    },
    {
      title: 'Faces nobody has ever worn',
      sentence: 'Every portrait here was made by software. Come closer and look around.',
      action: HERO_TEXT.browseAll,
    },
  ),
  slide('boyfriend', '/guys', {
    title: 'He listens, then he answers',
    sentence: 'Steady, funny or up to no good. He has the evening free.',
    action: 'Meet AI boyfriends',
  }),
  slide('anime', '/anime', {
    title: 'A door between two panels',
    sentence: 'Companions from drawn worlds, all grown up, waiting for their next chapter.',
    action: 'Meet anime companions',
  }),
];
