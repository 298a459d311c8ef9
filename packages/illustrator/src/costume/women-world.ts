import { look } from '../picture/looks.ts';
import { type CostumeEntry, colors as c } from './costume.ts';

const jewel = [c.wine, c.green, c.navy, c.plum, c.teal];

const bright = [c.red, c.teal, c.plum, c.blue];

/** Women's dress of the world. */
export const world: readonly CostumeEntry[] = [
  [
    'kimono',
    {
      garment: 'kimono',
      cloth: jewel,
      second: c.gold,
      trim: c.pink,
      look: look('loose', 'long', 'sandals', {
        dress: true,
        details: ['kimonoFront'],
        print: 'flowers',
      }),
    },
  ],
  [
    'yukata',
    {
      garment: 'kimono',
      cloth: [c.sky, c.navy, c.cream],
      second: c.red,
      trim: c.pink,
      look: look('loose', 'long', 'sandals', {
        dress: true,
        details: ['kimonoFront'],
        print: 'flowers',
      }),
    },
  ],
  [
    'hanbok',
    {
      garment: 'fitted',
      cloth: [c.pink, c.sky, c.yellow],
      trim: c.red,
      details: ['ribbon'],
      look: look('fitted', 'gown', 'flats', { lower: c.wine }),
    },
  ],
  [
    'cheongsam',
    {
      garment: 'fitted',
      cloth: [c.red, c.teal, c.navy],
      trim: c.gold,
      print: 'flowers',
      details: ['standCollar', 'frogs'],
      look: look('fitted', 'pencil', 'heels', { dress: true, sheen: 0.4 }),
    },
  ],
  [
    'ao_dai',
    {
      garment: 'fitted',
      cloth: [c.sky, c.white, c.pink],
      trim: c.gold,
      details: ['standCollar'],
      look: look('fitted', 'long', 'heels', { dress: true, sheen: 0.3 }),
    },
  ],
  [
    'sari',
    {
      garment: 'cropTop',
      cloth: bright,
      trim: c.orange,
      details: ['pallu'],
      look: look('cropTop', 'long', 'sandals', { lower: c.orange, sheen: 0.3 }),
    },
  ],
  [
    'abaya',
    {
      garment: 'fitted',
      cloth: c.black,
      trim: c.black,
      headwear: 'headscarf',
      look: look('loose', 'gown', 'flats', { dress: true }),
    },
  ],
  [
    'kaftan',
    {
      garment: 'fitted',
      cloth: bright,
      trim: c.gold,
      details: ['embroidery'],
      look: look('loose', 'gown', 'sandals', { dress: true }),
    },
  ],
  [
    'hijab',
    {
      garment: 'bowBlouse',
      cloth: [c.cream, c.navy, c.green],
      headwear: 'headscarf',
      look: look('blouse', 'long', 'flats'),
    },
  ],
];
