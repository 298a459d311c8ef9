import { look } from '../picture/looks.ts';
import { type Costume, type CostumeEntry, colors as c } from './costume.ts';

const shirt = (rest: Partial<Costume>): Costume => ({
  garment: 'shirt',
  look: look('shirt', 'trousers', 'oxfords'),
  ...rest,
});

const jeans = (rest: Partial<Costume>): Costume => ({
  garment: 'tee',
  look: look('tee', 'jeans', 'sneakers'),
  ...rest,
});

/** Everyday clothes. */
export const everyday: readonly CostumeEntry[] = [
  ['jeans_and_t_shirt', jeans({})],
  ['white_shirt', shirt({ cloth: c.white })],
  ['casual_shirt', shirt({ look: look('shirt', 'jeans', 'sneakers') })],
  [
    'linen_shirt',
    shirt({ cloth: [c.cream, c.sky, c.white], look: look('shirt', 'trousers', 'sandals') }),
  ],
  [
    'flannel_shirt',
    shirt({
      cloth: [c.red, c.green, c.blue],
      trim: c.cream,
      print: 'plaid',
      look: look('shirt', 'jeans', 'boots'),
    }),
  ],
  [
    'hawaiian_shirt',
    shirt({
      cloth: [c.teal, c.red, c.blue],
      trim: c.yellow,
      print: 'flowers',
      look: look('shirt', 'shorts', 'sandals'),
    }),
  ],
  [
    'polo_shirt',
    jeans({ details: ['placket', 'collar'], look: look('tee', 'trousers', 'sneakers') }),
  ],
  ['henley', jeans({ details: ['placket'] })],
  ['turtleneck', { garment: 'turtleneck', look: look('turtleneck', 'trousers', 'oxfords') }],
  ['knit_sweater', { garment: 'knit', look: look('sweater', 'jeans', 'boots') }],
  [
    'cardigan',
    {
      garment: 'cardigan',
      second: c.white,
      look: look('tee', 'trousers', 'oxfords', { outer: 'cardigan' }),
    },
  ],
  ['hoodie', { garment: 'hoodie', look: look('hoodie', 'jeans', 'sneakers') }],
  ['sweatshirt', { garment: 'knit', look: look('sweater', 'joggers', 'sneakers') }],
  ['tank_top', { garment: 'tank', look: look('tank', 'joggers', 'sneakers') }],
  ['t_shirt_and_shorts', jeans({ look: look('tee', 'shorts', 'sneakers') })],
  ['chinos_and_shirt', shirt({ look: look('shirt', 'trousers', 'oxfords', { lower: c.sand }) })],
];

/** Suits and nightwear. */
export const suits: readonly CostumeEntry[] = [
  [
    'suit_and_tie',
    {
      garment: 'suit',
      second: c.white,
      look: look('dressShirt', 'trousers', 'oxfords', { outer: 'suit', suit: true, tie: 'tie' }),
    },
  ],
  [
    'tuxedo',
    {
      garment: 'tuxedo',
      cloth: c.black,
      second: c.white,
      trim: c.black,
      look: look('dressShirt', 'trousers', 'oxfords', { outer: 'suit', suit: true, tie: 'bow' }),
    },
  ],
  [
    'three_piece_suit',
    {
      garment: 'threePiece',
      cloth: [c.navy, c.charcoal, c.brown],
      second: c.white,
      look: look('dressShirt', 'trousers', 'oxfords', {
        outer: 'suit',
        suit: true,
        tie: 'tie',
        details: ['vest'],
      }),
    },
  ],
  [
    'linen_suit',
    {
      garment: 'openSuit',
      cloth: [c.sand, c.cream],
      second: c.sky,
      look: look('shirt', 'trousers', 'oxfords', { outer: 'suit', suit: true }),
    },
  ],
  [
    'velvet_blazer',
    {
      garment: 'openSuit',
      cloth: [c.wine, c.plum, c.green],
      second: c.white,
      look: look('shirt', 'trousers', 'oxfords', { outer: 'blazer', lower: c.black }),
    },
  ],
  [
    'blazer_and_jeans',
    {
      garment: 'openSuit',
      cloth: [c.navy, c.charcoal, c.brown],
      second: c.white,
      look: look('shirt', 'jeans', 'oxfords', { outer: 'blazer' }),
    },
  ],
  [
    'waistcoat',
    {
      garment: 'waistcoat',
      cloth: [c.charcoal, c.brown, c.navy],
      second: c.white,
      trim: c.wine,
      look: look('dressShirt', 'trousers', 'oxfords', {
        cloth: c.white,
        trim: c.charcoal,
        details: ['vest'],
      }),
    },
  ],
  [
    'pajamas',
    shirt({
      cloth: [c.navy, c.sky, c.wine],
      trim: c.cream,
      details: ['piping'],
      look: look('shirt', 'joggers', 'flats', { dress: true }),
    }),
  ],
  [
    'bathrobe',
    {
      garment: 'robe',
      cloth: [c.white, c.navy, c.gray],
      look: look('tee', 'joggers', 'flats', { outer: 'robe' }),
    },
  ],
];
