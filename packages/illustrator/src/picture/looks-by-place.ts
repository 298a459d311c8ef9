import { tone } from '../palette.ts';
import {
  type Pair,
  black,
  brown,
  gown,
  ivory,
  knitDress,
  look,
  offGown,
  paleDenim,
  powerSuit,
  slip,
  suit,
  sundress,
  teaDress,
  tuxedo,
  wrapDress,
} from './looks.ts';

export const casual: Pair = [
  [
    look('tee', 'jeans', 'sneakers'),
    look('sweater', 'jeans', 'boots'),
    look('shirt', 'wide', 'flats'),
    sundress,
    wrapDress,
    teaDress,
    look('blouse', 'trousers', 'heels'),
    look('tee', 'midi', 'sneakers'),
    look('offShoulder', 'jeans', 'heels'),
    look('turtleneck', 'midi', 'boots'),
    look('tee', 'jeans', 'boots', { outer: 'leather', over: black, cloth: ivory }),
    look('turtleneck', 'trousers', 'flats', { outer: 'trench', over: tone(0.72, 0.05, 76) }),
    look('straps', 'midi', 'sneakers', {
      dress: true,
      prints: true,
      outer: 'denim',
      over: paleDenim,
    }),
    look('tee', 'jeans', 'heels', { outer: 'blazer', cloth: ivory }),
  ],
  [
    look('tee', 'jeans', 'sneakers'),
    look('sweater', 'jeans', 'boots'),
    look('shirt', 'trousers', 'oxfords'),
    look('shirt', 'jeans', 'boots'),
    look('turtleneck', 'trousers', 'oxfords'),
    look('tee', 'jeans', 'boots', { outer: 'leather', over: black, cloth: ivory }),
    look('tee', 'trousers', 'sneakers', { outer: 'denim', over: paleDenim }),
    look('tee', 'trousers', 'sneakers', { outer: 'blazer', cloth: ivory }),
    look('hoodie', 'joggers', 'sneakers'),
    look('turtleneck', 'trousers', 'oxfords', { outer: 'coat' }),
  ],
];

export const warm: Pair = [
  [
    look('turtleneck', 'jeans', 'boots', { outer: 'coat' }),
    look('sweater', 'trousers', 'boots', { outer: 'coat' }),
    look('turtleneck', 'pencil', 'boots', { outer: 'trench' }),
  ],
  [
    look('turtleneck', 'jeans', 'boots', { outer: 'coat' }),
    look('sweater', 'trousers', 'boots', { outer: 'coat' }),
    look('sweater', 'jeans', 'boots', { outer: 'leather', over: brown }),
  ],
];

const summery: Pair = [
  [
    sundress,
    { ...sundress, bottom: 'long' },
    look('swim', 'wrap', 'bare', { prints: true }),
    look('shirt', 'shorts', 'sandals', { cloth: ivory }),
    look('tank', 'wide', 'sandals'),
    teaDress,
  ],
  [
    look('shirt', 'shorts', 'sandals', { cloth: ivory }),
    look('tee', 'shorts', 'sneakers'),
    look('shirt', 'trousers', 'sandals', { lower: tone(0.88, 0.025, 80) }),
  ],
];

export const evening: Pair = [
  [gown, slip, offGown, wrapDress, powerSuit],
  [
    suit,
    tuxedo,
    look('shirt', 'trousers', 'oxfords', { outer: 'blazer' }),
    look('turtleneck', 'trousers', 'oxfords', { outer: 'blazer' }),
  ],
];

const sport: Pair = [
  [
    look('tank', 'leggings', 'sneakers'),
    look('tee', 'leggings', 'sneakers'),
    look('hoodie', 'leggings', 'sneakers'),
  ],
  [
    look('tank', 'shorts', 'sneakers'),
    look('tee', 'joggers', 'sneakers'),
    look('hoodie', 'joggers', 'sneakers'),
  ],
];

export const smart: Pair = [
  [
    powerSuit,
    look('blouse', 'pencil', 'heels'),
    look('blouse', 'trousers', 'heels', { outer: 'blazer' }),
    knitDress,
  ],
  [
    suit,
    look('shirt', 'trousers', 'oxfords', { outer: 'blazer' }),
    look('shirt', 'trousers', 'oxfords'),
  ],
];

const homely: Pair = [
  [
    look('sweater', 'leggings', 'flats'),
    look('shirt', 'wide', 'flats', { dress: true, sheen: 0.3 }),
    look('straps', 'long', 'flats', { dress: true, sheen: 0.4, outer: 'robe' }),
    look('straps', 'jeans', 'flats', { outer: 'cardigan', cloth: ivory }),
    look('tee', 'joggers', 'flats'),
  ],
  [
    look('tee', 'joggers', 'flats'),
    look('sweater', 'jeans', 'flats'),
    look('shirt', 'jeans', 'flats'),
  ],
];

const knitted: Pair = [
  [
    look('sweater', 'jeans', 'boots'),
    look('sweater', 'leggings', 'boots'),
    look('turtleneck', 'midi', 'boots'),
    knitDress,
    look('turtleneck', 'jeans', 'boots', { outer: 'cardigan' }),
  ],
  [
    look('sweater', 'jeans', 'boots'),
    look('turtleneck', 'trousers', 'boots'),
    look('shirt', 'jeans', 'boots', { outer: 'cardigan' }),
  ],
];

/** Clothes that allow sitting. */
const rowing: Pair = [
  [
    look('tee', 'jeans', 'sneakers'),
    look('shirt', 'shorts', 'sandals', { cloth: ivory }),
    sundress,
    teaDress,
    look('sweater', 'jeans', 'flats'),
  ],
  [
    look('shirt', 'trousers', 'sneakers', { cloth: ivory }),
    look('tee', 'shorts', 'sneakers'),
    look('sweater', 'jeans', 'sneakers'),
  ],
];

export const looksByPlace: Record<string, Pair> = {
  beach: summery,
  pool: summery,
  desert: summery,
  snow: warm,
  autumn: warm,
  ballroom: evening,
  bar: evening,
  restaurant: evening,
  stage: evening,
  gym: sport,
  office: smart,
  museum: smart,
  bedroom: homely,
  living_room: homely,
  kitchen: homely,
  window_seat: homely,
  cabin: knitted,
  steps: smart,
  lobby: smart,
  cinema: casual,
  sea_terrace: summery,
  boat: summery,
  rowboat: rowing,
  vineyard: summery,
  meadow: summery,
  garden: summery,
};
