import { look } from '../picture/looks.ts';
import { type Costume, type CostumeEntry, colors as c } from './costume.ts';

const jeans = (rest: Partial<Costume>): Costume => ({
  garment: 'tee',
  look: look('tee', 'jeans', 'sneakers'),
  ...rest,
});

/** Jackets and coats. */
export const outer: readonly CostumeEntry[] = [
  [
    'denim_jacket',
    {
      garment: 'denim',
      cloth: c.denim,
      second: c.white,
      look: look('tee', 'trousers', 'sneakers', { outer: 'denim' }),
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
    'biker_outfit',
    {
      garment: 'leather',
      cloth: c.black,
      second: c.charcoal,
      look: look('tee', 'jeans', 'boots', { outer: 'leather', lower: c.black }),
    },
  ],
  [
    'bomber_jacket',
    {
      garment: 'bomber',
      cloth: [c.olive, c.navy, c.wine],
      second: c.white,
      trim: c.gray,
      look: look('tee', 'jeans', 'sneakers', { outer: 'leather' }),
    },
  ],
  [
    'trench_coat',
    {
      garment: 'coat',
      cloth: c.sand,
      second: c.navy,
      details: ['stormFlap'],
      look: look('shirt', 'trousers', 'oxfords', { outer: 'trench', details: [] }),
    },
  ],
  [
    'wool_coat',
    {
      garment: 'coat',
      cloth: [c.charcoal, c.navy, c.brown],
      second: c.gray,
      look: look('turtleneck', 'trousers', 'oxfords', { outer: 'coat' }),
    },
  ],
  [
    'parka',
    {
      garment: 'shell',
      cloth: [c.olive, c.navy],
      trim: c.sand,
      look: look('hoodie', 'jeans', 'boots', { outer: 'coat' }),
    },
  ],
  [
    'raincoat',
    {
      garment: 'shell',
      cloth: c.yellow,
      trim: c.gray,
      look: look('turtleneck', 'jeans', 'boots', { outer: 'trench' }),
    },
  ],
];

/** Sport, beach, and night. */
export const active: readonly CostumeEntry[] = [
  [
    'gym_outfit',
    {
      garment: 'tank',
      cloth: [c.charcoal, c.teal, c.red],
      trim: c.teal,
      details: ['towel'],
      look: look('tank', 'shorts', 'sneakers', { details: [] }),
    },
  ],
  [
    'running_outfit',
    {
      garment: 'track',
      cloth: [c.teal, c.orange, c.blue],
      second: c.white,
      trim: c.yellow,
      look: look('tee', 'shorts', 'sneakers'),
    },
  ],
  [
    'football_kit',
    jeans({
      cloth: [c.red, c.blue, c.green],
      trim: c.white,
      details: ['jersey'],
      look: look('tee', 'shorts', 'sneakers', { lower: c.white }),
    }),
  ],
  [
    'basketball_jersey',
    {
      garment: 'tank',
      cloth: [c.orange, c.blue, c.plum],
      trim: c.white,
      details: ['jersey'],
      look: look('tank', 'shorts', 'sneakers'),
    },
  ],
  [
    'tennis_whites',
    jeans({
      cloth: c.white,
      trim: c.green,
      details: ['placket', 'collar'],
      look: look('tee', 'shorts', 'sneakers', { lower: c.white }),
    }),
  ],
  [
    'cycling_kit',
    {
      garment: 'fitted',
      cloth: [c.red, c.blue, c.yellow],
      trim: c.black,
      details: ['sidePanels', 'zip'],
      look: look('tee', 'shorts', 'sneakers', { lower: c.black }),
    },
  ],
  [
    'boxing_outfit',
    {
      garment: 'tank',
      cloth: [c.red, c.blue],
      trim: c.red,
      details: ['towel'],
      look: look('tank', 'shorts', 'boots', { details: ['towel'] }),
    },
  ],
  [
    'martial_arts_gi',
    {
      garment: 'gi',
      cloth: c.white,
      look: look('loose', 'wide', 'bare', { dress: true, details: ['crossedFront'] }),
    },
  ],
  [
    'swim_shorts',
    { garment: 'beach', cloth: c.cream, look: look('shirt', 'shorts', 'bare', { lower: c.teal }) },
  ],
  [
    'wetsuit',
    {
      garment: 'fitted',
      cloth: c.black,
      trim: c.teal,
      details: ['sidePanels', 'zip'],
      look: look('fitted', 'leggings', 'bare', { dress: true }),
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
