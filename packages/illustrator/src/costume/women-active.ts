import { look } from '../picture/looks.ts';
import { type CostumeEntry, colors as c } from './costume.ts';

/** Sport, beach, and night. */
export const active: readonly CostumeEntry[] = [
  [
    'bikini',
    {
      garment: 'bikini',
      cloth: [c.red, c.teal, c.orange, c.navy],
      look: look('bikini', 'wrap', 'bare'),
    },
  ],
  [
    'swimsuit',
    { garment: 'beach', cloth: [c.navy, c.red, c.black], look: look('swim', 'wrap', 'bare') },
  ],
  [
    'lingerie',
    {
      garment: 'robe',
      cloth: [c.wine, c.black, c.plum],
      second: c.black,
      look: look('straps', 'long', 'flats', { dress: true, sheen: 0.4, outer: 'robe' }),
    },
  ],
  [
    'silk_robe',
    {
      garment: 'robe',
      cloth: [c.wine, c.teal, c.plum],
      second: c.black,
      look: look('straps', 'long', 'flats', { dress: true, sheen: 0.5, outer: 'robe' }),
    },
  ],
  [
    'pajamas',
    {
      garment: 'shirt',
      cloth: [c.sky, c.pink, c.cream],
      trim: c.navy,
      details: ['piping'],
      look: look('shirt', 'wide', 'flats', { dress: true }),
    },
  ],
  [
    'yoga_outfit',
    {
      garment: 'cropTop',
      cloth: [c.plum, c.teal, c.charcoal],
      look: look('cropTop', 'leggings', 'bare'),
    },
  ],
  [
    'gym_outfit',
    {
      garment: 'tank',
      cloth: [c.charcoal, c.teal, c.plum],
      trim: c.teal,
      details: ['towel'],
      look: look('tank', 'leggings', 'sneakers', { details: [] }),
    },
  ],
  [
    'tennis_outfit',
    {
      garment: 'tee',
      cloth: c.white,
      trim: c.navy,
      details: ['collar', 'placket'],
      look: look('tee', 'aline', 'sneakers', { lower: c.white }),
    },
  ],
  [
    'hiking_outfit',
    {
      garment: 'shell',
      cloth: [c.orange, c.teal, c.green],
      trim: c.yellow,
      details: ['packStraps'],
      look: look('hoodie', 'joggers', 'boots'),
    },
  ],
  [
    'ski_suit',
    {
      garment: 'shell',
      cloth: [c.blue, c.red, c.teal],
      trim: c.white,
      details: ['sidePanels'],
      look: look('hoodie', 'joggers', 'boots', { dress: true }),
    },
  ],
];

/** Uniforms and working clothes. */
export const duty: readonly CostumeEntry[] = [
  [
    'school_outfit',
    {
      garment: 'blazer',
      cloth: c.navy,
      second: c.white,
      look: look('dressShirt', 'midi', 'oxfords', { outer: 'blazer', lower: c.charcoal }),
    },
  ],
  [
    'nurse',
    { garment: 'scrubs', cloth: c.teal, look: look('tee', 'joggers', 'sneakers', { dress: true }) },
  ],
  [
    'maid',
    {
      garment: 'apron',
      cloth: c.black,
      look: look('fitted', 'aline', 'flats', {
        dress: true,
        details: ['whiteCollar'],
        apron: c.white,
      }),
    },
  ],
  [
    'police_uniform',
    {
      garment: 'uniform',
      cloth: c.navy,
      trim: c.black,
      details: ['badge'],
      look: look('dressShirt', 'trousers', 'boots', { lower: c.navy, tie: 'tie' }),
    },
  ],
  [
    'flight_attendant',
    {
      garment: 'openSuit',
      cloth: c.navy,
      second: c.white,
      trim: c.red,
      details: ['neckScarf'],
      look: look('dressShirt', 'pencil', 'heels', { outer: 'suit', suit: true }),
    },
  ],
  [
    'captain_uniform',
    {
      garment: 'uniform',
      cloth: c.white,
      trim: c.navy,
      details: ['ribbons'],
      look: look('dressShirt', 'trousers', 'oxfords', { lower: c.navy, tie: 'tie' }),
    },
  ],
  [
    'lab_coat',
    {
      garment: 'whiteCoat',
      cloth: c.white,
      second: c.sky,
      look: look('blouse', 'trousers', 'flats', { outer: 'coat' }),
    },
  ],
  [
    'astronaut',
    {
      garment: 'spaceSuit',
      cloth: c.white,
      trim: c.orange,
      look: look('hoodie', 'joggers', 'boots', { dress: true, details: ['zip'] }),
    },
  ],
  [
    'cyberpunk',
    {
      garment: 'leather',
      cloth: c.black,
      second: c.plum,
      trim: c.neon,
      details: ['neon'],
      look: look('fitted', 'leggings', 'boots', { dress: true, cloth: c.black }),
    },
  ],
];
