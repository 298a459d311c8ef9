import { look } from '../picture/looks.ts';
import { type CostumeEntry, colors as c } from './costume.ts';

/** Everyday clothes. */
export const everyday: readonly CostumeEntry[] = [
  ['skirt', { garment: 'bowBlouse', look: look('blouse', 'midi', 'flats') }],
  ['jeans', { garment: 'tee', look: look('tee', 'jeans', 'sneakers') }],
  [
    'pencil_skirt',
    {
      garment: 'bowBlouse',
      cloth: [c.cream, c.sky, c.wine],
      look: look('blouse', 'pencil', 'heels', { lower: c.charcoal }),
    },
  ],
  ['blouse_and_trousers', { garment: 'bowBlouse', look: look('blouse', 'trousers', 'heels') }],
  ['white_shirt', { garment: 'shirt', cloth: c.white, look: look('shirt', 'jeans', 'heels') }],
  ['turtleneck', { garment: 'turtleneck', look: look('turtleneck', 'trousers', 'flats') }],
  ['oversized_sweater', { garment: 'knit', look: look('sweater', 'leggings', 'boots') }],
  [
    'cardigan',
    {
      garment: 'cardigan',
      second: c.white,
      look: look('straps', 'jeans', 'flats', { outer: 'cardigan' }),
    },
  ],
  ['hoodie', { garment: 'hoodie', look: look('hoodie', 'leggings', 'sneakers') }],
  ['crop_top', { garment: 'cropTop', look: look('cropTop', 'jeans', 'sneakers') }],
  ['tank_top', { garment: 'tank', look: look('tank', 'jeans', 'sneakers') }],
  ['t_shirt_and_shorts', { garment: 'tee', look: look('tee', 'shorts', 'sneakers') }],
  [
    'business_suit',
    {
      garment: 'openSuit',
      cloth: [c.navy, c.charcoal, c.wine],
      second: c.white,
      look: look('straps', 'trousers', 'heels', { outer: 'blazer', suit: true }),
    },
  ],
  ['blazer', { garment: 'blazer', look: look('blouse', 'trousers', 'heels', { outer: 'blazer' }) }],
  [
    'denim_jacket',
    {
      garment: 'denim',
      cloth: c.denim,
      second: c.white,
      look: look('tee', 'wide', 'sneakers', { outer: 'denim' }),
    },
  ],
  [
    'leather_jacket',
    {
      garment: 'leather',
      cloth: c.black,
      second: c.white,
      look: look('tee', 'jeans', 'boots', { outer: 'leather' }),
    },
  ],
  [
    'trench_coat',
    {
      garment: 'coat',
      cloth: c.sand,
      second: c.navy,
      details: ['stormFlap'],
      look: look('turtleneck', 'trousers', 'flats', { outer: 'trench', details: [] }),
    },
  ],
  [
    'winter_coat',
    {
      garment: 'coat',
      cloth: [c.wine, c.navy, c.charcoal, c.green],
      second: c.cream,
      scarf: true,
      look: look('turtleneck', 'jeans', 'boots', { outer: 'coat' }),
    },
  ],
  [
    'raincoat',
    {
      garment: 'shell',
      cloth: c.yellow,
      trim: c.gray,
      look: look('turtleneck', 'jeans', 'boots', { outer: 'trench', shoe: c.yellow }),
    },
  ],
  [
    'jumpsuit',
    {
      garment: 'shirt',
      cloth: [c.green, c.wine, c.navy],
      trim: c.gray,
      details: ['zip'],
      look: look('shirt', 'wide', 'heels', { dress: true }),
    },
  ],
  [
    'work_overalls',
    {
      garment: 'shirt',
      cloth: [c.cream, c.white],
      trim: c.denim,
      details: ['bib'],
      look: look('shirt', 'jeans', 'boots', { lower: c.denim }),
    },
  ],
];
