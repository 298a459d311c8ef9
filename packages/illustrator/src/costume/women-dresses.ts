import { look } from '../picture/looks.ts';
import { type Costume, type CostumeEntry, colors as c } from './costume.ts';

const gown = (rest: Partial<Costume>, top: 'straps' | 'vee' | 'offShoulder' = 'vee'): Costume => ({
  garment: 'gown',
  look: look(top, 'gown', 'heels', { dress: true, sheen: 0.4 }),
  ...rest,
});

const jewel = [c.wine, c.green, c.navy, c.plum, c.teal];

/** Women's dresses. */
export const dresses: readonly CostumeEntry[] = [
  ['long_dress', gown({ garment: 'squareDress', cloth: jewel }, 'straps')],
  [
    'summer_dress',
    {
      garment: 'squareDress',
      cloth: [c.yellow, c.sky, c.pink, c.white],
      trim: c.red,
      print: 'flowers',
      look: look('straps', 'midi', 'sandals', { dress: true }),
    },
  ],
  [
    'cocktail_dress',
    {
      garment: 'slipDress',
      cloth: [c.plum, c.teal, c.wine, c.black],
      look: look('vee', 'pencil', 'heels', { dress: true, sheen: 0.5 }),
    },
  ],
  ['evening_gown', gown({ cloth: jewel, trim: c.gold })],
  [
    'black_dress',
    {
      garment: 'squareDress',
      cloth: c.black,
      look: look('straps', 'pencil', 'heels', { dress: true }),
    },
  ],
  [
    'red_dress',
    { garment: 'squareDress', cloth: c.red, look: look('vee', 'wrap', 'heels', { dress: true }) },
  ],
  [
    'slip_dress',
    {
      garment: 'slipDress',
      cloth: [c.cream, c.sky, c.plum, c.green],
      look: look('straps', 'long', 'heels', { dress: true, sheen: 0.6 }),
    },
  ],
  [
    'sweater_dress',
    {
      garment: 'knit',
      cloth: [c.cream, c.wine, c.gray, c.green],
      look: look('turtleneck', 'pencil', 'boots', { dress: true }),
    },
  ],
  [
    'boho_dress',
    {
      garment: 'sleevedDress',
      cloth: [c.cream, c.orange, c.wine],
      trim: c.teal,
      print: 'flowers',
      details: ['laces'],
      look: look('squareNeck', 'midi', 'sandals', { dress: true }),
    },
  ],
  [
    'gothic_dress',
    {
      garment: 'sleevedDress',
      cloth: c.black,
      trim: c.wine,
      details: ['laces'],
      look: look('squareNeck', 'gown', 'boots', { dress: true }),
    },
  ],
  ['wedding_dress', gown({ cloth: c.white, trim: c.cream, details: ['lace'] }, 'offShoulder')],
  [
    'medieval_gown',
    {
      garment: 'sleevedDress',
      cloth: [c.green, c.wine, c.navy],
      trim: c.gold,
      details: ['laces'],
      look: look('squareNeck', 'gown', 'flats', { dress: true }),
    },
  ],
  [
    'victorian_dress',
    {
      garment: 'fitted',
      cloth: [c.plum, c.navy, c.green],
      trim: c.cream,
      details: ['buttonFront', 'jabot'],
      look: look('fitted', 'gown', 'boots', { dress: true }),
    },
  ],
  [
    'flamenco_dress',
    {
      garment: 'slipDress',
      cloth: c.red,
      trim: c.red,
      print: 'dots',
      details: ['flounces'],
      look: look('straps', 'gown', 'heels', { dress: true }),
    },
  ],
  [
    'ankara_dress',
    {
      garment: 'squareDress',
      cloth: [c.orange, c.blue, c.yellow],
      trim: c.wine,
      print: 'wax',
      look: look('sleeveless', 'aline', 'heels', { dress: true }),
    },
  ],
  [
    'dirndl',
    {
      garment: 'sleevedDress',
      cloth: c.white,
      trim: c.green,
      details: ['puffs', 'bodice'],
      look: look('squareNeck', 'aline', 'flats', { lower: c.green }),
    },
  ],
];
