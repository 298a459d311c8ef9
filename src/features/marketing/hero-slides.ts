export type SlideId = 'create' | 'girlfriend' | 'image' | 'boyfriend' | 'anime';

/** The shapes in which a slide's picture is drawn: for desktops and tablets, and for phones. */
export const HERO_SHAPES = ['wide', 'tall'] as const;
export type HeroShape = (typeof HERO_SHAPES)[number];

/** The layers of a picture from back to front; CSS moves them against each other. */
export const HERO_LAYERS = ['place', 'person', 'table'] as const;
export type HeroLayer = (typeof HERO_LAYERS)[number];

interface SlideWords {
  title: string;
  sentence: string;
  action: string;
}

interface SlideScene {
  /** What the picture shows. */
  alt: string;
  /** Where the lamp is, in percent of the picture's width and height. */
  lamp: Record<HeroShape, readonly [x: number, y: number]>;
  /** The room's shadow, on which the words stand. */
  shade: string;
}

interface Slide {
  id: SlideId;
  to: string;
  words: SlideWords;
  scene: SlideScene;
}

/** The five slides in order; pages reference them by number, from 1. */
export const HERO_SLIDES: readonly Slide[] = [
  {
    id: 'create',
    to: '/create-ai-companion',
    words: {
      title: 'Create someone all your own',
      sentence: 'Choose a face, a voice and a personality, then say good evening.',
      action: 'Create Your Character',
    },
    scene: {
      alt: 'A clockmaker at her bench on a rainy evening, a lamp beside her.',
      lamp: { wide: [82, 46], tall: [82, 27] },
      shade: 'oklch(0.17 0.028 150)',
    },
  },
  {
    id: 'girlfriend',
    to: '/girls',
    words: {
      title: 'She saved you a seat',
      sentence: 'Warm, sharp or a little dangerous: read her story and begin yours.',
      action: 'Meet AI Girlfriends',
    },
    scene: {
      alt: 'A woman in a café at night, with a second cup and an empty chair at her table.',
      lamp: { wide: [82, 70], tall: [82, 45] },
      shade: 'oklch(0.17 0.035 25)',
    },
  },
  {
    id: 'image',
    to: '/generate',
    words: {
      title: 'Say it, and see it',
      sentence: 'Describe a moment with your companion and watch it become a picture.',
      action: 'Generate Images',
    },
    scene: {
      alt: 'A woman in a red dress on a roof above the city at dusk, a glass in her hand.',
      lamp: { wide: [82, 84], tall: [84, 54] },
      shade: 'oklch(0.18 0.045 300)',
    },
  },
  {
    id: 'boyfriend',
    to: '/guys',
    words: {
      title: 'He listens, then he answers',
      sentence: 'Steady, funny or up to no good. He has the evening free.',
      action: 'Meet AI Boyfriends',
    },
    scene: {
      alt: 'A man with a cup of coffee on a terrace by a canal at night, a lamp on the table.',
      lamp: { wide: [82, 50], tall: [82, 30] },
      shade: 'oklch(0.17 0.035 330)',
    },
  },
  {
    id: 'anime',
    to: '/anime',
    words: {
      title: 'A door between two panels',
      sentence: 'Companions from drawn worlds, all grown up, waiting for their next chapter.',
      action: 'Explore Anime',
    },
    scene: {
      alt: 'A drawn woman at her ramen cart under a bridge past midnight, below red lanterns.',
      lamp: { wide: [82, 21], tall: [84, 8] },
      shade: 'oklch(0.17 0.045 270)',
    },
  },
];
