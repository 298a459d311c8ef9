import { look } from '../picture/looks.ts';
import { type Costume, type CostumeEntry, colors as c } from './costume.ts';

const shirt = (rest: Partial<Costume>): Costume => ({
  garment: 'shirt',
  look: look('shirt', 'trousers', 'oxfords'),
  ...rest,
});

/** Dress of the world. */
export const festive: readonly CostumeEntry[] = [
  [
    'samurai',
    {
      garment: 'kimono',
      cloth: [c.navy, c.black, c.wine],
      second: c.black,
      trim: c.red,
      details: ['lamellae'],
      look: look('fitted', 'wide', 'boots', { dress: true }),
    },
  ],
  [
    'kimono',
    {
      garment: 'kimono',
      cloth: [c.navy, c.charcoal, c.green],
      second: c.black,
      trim: c.gray,
      look: look('loose', 'long', 'sandals', { dress: true, details: ['kimonoFront'] }),
    },
  ],
  [
    'kurta',
    {
      garment: 'fitted',
      cloth: [c.cream, c.teal, c.orange],
      trim: c.gold,
      details: ['standCollar', 'placket'],
      look: look('loose', 'trousers', 'sandals', { lower: c.white }),
    },
  ],
  [
    'sherwani',
    {
      garment: 'fitted',
      cloth: [c.wine, c.navy, c.cream],
      trim: c.gold,
      details: ['goldBorder', 'buttonFront', 'standCollar'],
      look: look('loose', 'trousers', 'oxfords', { lower: c.cream }),
    },
  ],
  [
    'thobe',
    {
      garment: 'fitted',
      cloth: c.white,
      trim: c.gray,
      details: ['standCollar', 'placket'],
      look: look('loose', 'long', 'sandals', { dress: true }),
    },
  ],
  [
    'agbada',
    {
      garment: 'fitted',
      cloth: [c.blue, c.white, c.green],
      trim: c.gold,
      details: ['embroidery'],
      look: look('loose', 'long', 'flats', { dress: true }),
    },
  ],
  [
    'kilt',
    {
      garment: 'waistcoat',
      cloth: c.charcoal,
      second: c.white,
      trim: c.green,
      details: ['plaidSash'],
      look: look('dressShirt', 'aline', 'boots', {
        cloth: c.white,
        lower: c.green,
        print: 'tartan',
      }),
    },
  ],
];

/** Uniforms and working clothes. */
export const duty: readonly CostumeEntry[] = [
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
    'firefighter',
    {
      garment: 'fitted',
      cloth: [c.black, c.khaki],
      trim: c.yellow,
      details: ['collar', 'zip', 'reflective'],
      look: look('hoodie', 'trousers', 'boots', { dress: true }),
    },
  ],
  [
    'military_uniform',
    {
      garment: 'uniform',
      cloth: c.olive,
      trim: c.black,
      details: ['ribbons'],
      look: look('dressShirt', 'trousers', 'boots', { lower: c.olive, tie: 'tie' }),
    },
  ],
  [
    'pilot_uniform',
    {
      garment: 'uniform',
      cloth: c.white,
      trim: c.black,
      look: look('dressShirt', 'trousers', 'oxfords', { lower: c.navy, tie: 'tie' }),
    },
  ],
  [
    'doctor_coat',
    {
      garment: 'whiteCoat',
      cloth: c.white,
      second: c.sky,
      look: look('dressShirt', 'trousers', 'oxfords', { outer: 'coat', tie: 'tie' }),
    },
  ],
  [
    'scrubs',
    { garment: 'scrubs', cloth: c.teal, look: look('tee', 'joggers', 'sneakers', { dress: true }) },
  ],
  [
    'chef_jacket',
    {
      garment: 'chef',
      cloth: c.white,
      trim: c.black,
      look: look('fitted', 'trousers', 'oxfords', { lower: c.charcoal, details: ['buttonFront'] }),
    },
  ],
  [
    'work_overalls',
    shirt({
      cloth: [c.white, c.gray, c.red],
      trim: c.denim,
      details: ['bib'],
      look: look('shirt', 'jeans', 'boots', { lower: c.denim }),
    }),
  ],
  [
    'western',
    shirt({
      cloth: [c.denim, c.brown, c.red],
      trim: c.wine,
      details: ['yoke'],
      headwear: 'hat',
      look: look('shirt', 'jeans', 'boots'),
    }),
  ],
  [
    'knight_armor',
    {
      garment: 'fitted',
      cloth: c.gray,
      trim: c.wine,
      details: ['plates'],
      look: look('fitted', 'leggings', 'boots', { dress: true }),
    },
  ],
  [
    'pirate',
    shirt({
      cloth: c.white,
      trim: c.wine,
      details: ['jabot', 'vest'],
      headwear: 'bandana',
      look: look('shirt', 'trousers', 'boots', { lower: c.black }),
    }),
  ],
  [
    'cyberpunk',
    {
      garment: 'leather',
      cloth: c.black,
      second: c.charcoal,
      trim: c.neon,
      details: ['neon'],
      look: look('fitted', 'trousers', 'boots', { dress: true, cloth: c.black }),
    },
  ],
  [
    'steampunk',
    {
      garment: 'waistcoat',
      cloth: c.brown,
      second: c.cream,
      trim: c.wine,
      details: ['watchChain'],
      headwear: 'hat',
      look: look('dressShirt', 'trousers', 'boots', {
        cloth: c.cream,
        trim: c.brown,
        details: ['vest', 'watchChain'],
      }),
    },
  ],
];
