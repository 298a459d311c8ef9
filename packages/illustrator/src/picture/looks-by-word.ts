import type { BottomKind } from '../figure/attire.ts';
import { tone } from '../palette.ts';
import {
  type Look,
  type Pair,
  black,
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

/** The lower garment that a prompt names in addition to another one. */
export const bottomWords: readonly (readonly [words: RegExp, bottom: BottomKind])[] = [
  [/shorts/, 'shorts'],
  [/pencil skirt/, 'pencil'],
  [/long skirt|maxi skirt/, 'long'],
  [/skirt/, 'midi'],
  [/jeans/, 'jeans'],
  [/leggings/, 'leggings'],
  [/joggers|sweatpants/, 'joggers'],
  [/wide[- ]leg/, 'wide'],
  [/trousers|slacks|pants|chinos/, 'trousers'],
];

/** The first match wins. `garment` also finds the color in front of it. */
export const looksByWord: readonly (readonly [
  garment: RegExp,
  looks: Pair,
  colors: 'top' | 'bottom' | 'outer',
])[] = [
  [/tuxedo|black tie/, [[gown, powerSuit], [tuxedo]], 'outer'],
  [
    /wedding (dress|gown)|bridal|bride|groom/,
    [[{ ...offGown, cloth: ivory, lower: ivory }], [tuxedo]],
    'top',
  ],
  [/gown|ball ?gown|evening (dress|wear)/, [[gown, offGown], [tuxedo]], 'top'],
  [/slip dress|silk dress|satin dress|cocktail dress/, [[slip], [suit]], 'top'],
  [
    /sun ?dress|summer dress|floral dress/,
    [[sundress, { ...sundress, print: 'flowers' } as Look], [look('shirt', 'shorts', 'sandals')]],
    'top',
  ],
  [/wrap dress/, [[wrapDress], [suit]], 'top'],
  [/(knit|sweater|wool) dress/, [[knitDress], [look('sweater', 'jeans', 'boots')]], 'top'],
  [
    /dress\b/,
    [[sundress, wrapDress, slip, teaDress], [look('shirt', 'trousers', 'oxfords')]],
    'top',
  ],
  [
    /trench( ?coat)?/,
    [
      [look('turtleneck', 'trousers', 'flats', { outer: 'trench', over: tone(0.72, 0.05, 76) })],
      [look('shirt', 'trousers', 'oxfords', { outer: 'trench', over: tone(0.7, 0.05, 76) })],
    ],
    'outer',
  ],
  [
    /leather jacket|biker|rocker|leather/,
    [
      [
        look('tee', 'jeans', 'boots', { outer: 'leather', over: black, cloth: ivory }),
        look('straps', 'midi', 'boots', {
          dress: true,
          outer: 'leather',
          over: black,
          prints: true,
        }),
      ],
      [look('tee', 'jeans', 'boots', { outer: 'leather', over: black, cloth: ivory })],
    ],
    'outer',
  ],
  [
    /denim jacket|jean jacket/,
    [
      [
        look('tee', 'wide', 'sneakers', { outer: 'denim', over: paleDenim, cloth: ivory }),
        look('straps', 'midi', 'sneakers', {
          dress: true,
          prints: true,
          outer: 'denim',
          over: paleDenim,
        }),
      ],
      [look('tee', 'trousers', 'sneakers', { outer: 'denim', over: paleDenim })],
    ],
    'outer',
  ],
  [
    /p[ay]jama|nightwear/,
    [
      [look('shirt', 'wide', 'flats', { dress: true, sheen: 0.3 })],
      [look('shirt', 'joggers', 'flats', { dress: true })],
    ],
    'top',
  ],
  [
    /robe|lingerie|towel|nightgown|underwear|naked|nude|topless|undress|negligee|kimono/,
    [
      [look('straps', 'long', 'flats', { dress: true, sheen: 0.4, outer: 'robe' })],
      [look('tee', 'joggers', 'flats', { outer: 'robe' })],
    ],
    'outer',
  ],
  [
    /bikini|swim(suit|wear)|bathing suit/,
    [
      [look('swim', 'wrap', 'bare', { prints: true })],
      [look('shirt', 'shorts', 'bare', { cloth: ivory })],
    ],
    'top',
  ],
  [
    /yoga|gym wear|sports? ?(wear|bra|outfit)|athletic|leggings|tracksuit|workout/,
    [
      [look('tank', 'leggings', 'sneakers')],
      [look('tank', 'shorts', 'sneakers'), look('tee', 'joggers', 'sneakers')],
    ],
    'top',
  ],
  [
    /hoodie|sweatshirt/,
    [
      [look('hoodie', 'leggings', 'sneakers'), look('hoodie', 'jeans', 'sneakers')],
      [look('hoodie', 'joggers', 'sneakers'), look('hoodie', 'jeans', 'sneakers')],
    ],
    'top',
  ],
  [/three[- ]piece|business suit|\bsuit\b|suit and tie/, [[powerSuit], [suit]], 'outer'],
  [
    /blazer|smart casual|business/,
    [
      [
        look('blouse', 'trousers', 'heels', { outer: 'blazer' }),
        look('tee', 'jeans', 'heels', { outer: 'blazer', cloth: ivory }),
      ],
      [
        look('tee', 'trousers', 'sneakers', { outer: 'blazer', cloth: ivory }),
        look('shirt', 'trousers', 'oxfords', { outer: 'blazer' }),
      ],
    ],
    'outer',
  ],
  [
    /lab coat|doctor|scientist/,
    [
      [look('blouse', 'trousers', 'flats', { outer: 'coat', over: tone(0.97, 0.005, 90) })],
      [
        look('dressShirt', 'trousers', 'oxfords', {
          outer: 'coat',
          tie: 'tie',
          over: tone(0.97, 0.005, 90),
        }),
      ],
    ],
    'bottom',
  ],
  [
    /coat|winter clothes|parka/,
    [
      [
        look('turtleneck', 'jeans', 'boots', { outer: 'coat' }),
        look('sweater', 'trousers', 'boots', { outer: 'coat' }),
      ],
      [
        look('turtleneck', 'jeans', 'boots', { outer: 'coat' }),
        look('sweater', 'trousers', 'oxfords', { outer: 'coat' }),
      ],
    ],
    'outer',
  ],
  [
    /turtleneck|polo neck/,
    [
      [look('turtleneck', 'trousers', 'flats'), look('turtleneck', 'midi', 'boots')],
      [look('turtleneck', 'trousers', 'oxfords')],
    ],
    'top',
  ],
  [
    /cardigan/,
    [
      [look('straps', 'jeans', 'flats', { outer: 'cardigan', cloth: ivory })],
      [look('tee', 'trousers', 'oxfords', { outer: 'cardigan', cloth: ivory })],
    ],
    'outer',
  ],
  [
    /sweater|jumper|knit(ted|wear)?|pullover|co[sz]y clothes/,
    [
      [look('sweater', 'jeans', 'boots'), look('sweater', 'pencil', 'boots')],
      [look('sweater', 'jeans', 'boots'), look('sweater', 'trousers', 'oxfords')],
    ],
    'top',
  ],
  [
    /off[- ]shoulder/,
    [
      [look('offShoulder', 'jeans', 'heels'), look('offShoulder', 'midi', 'sandals')],
      [look('tee', 'jeans', 'sneakers')],
    ],
    'top',
  ],
  [/pencil skirt/, [[look('blouse', 'pencil', 'heels')], [suit]], 'bottom'],
  [
    /skirt/,
    [
      [
        look('tee', 'midi', 'sneakers'),
        look('blouse', 'aline', 'flats'),
        look('sweater', 'midi', 'boots'),
      ],
      [look('shirt', 'trousers', 'oxfords')],
    ],
    'bottom',
  ],
  [
    /blouse/,
    [
      [look('blouse', 'trousers', 'heels'), look('blouse', 'jeans', 'flats')],
      [look('shirt', 'trousers', 'oxfords')],
    ],
    'top',
  ],
  [
    /t-?_?shirt|\btee\b/,
    [[look('tee', 'jeans', 'sneakers')], [look('tee', 'jeans', 'sneakers')]],
    'top',
  ],
  [
    /shirt|linen/,
    [
      [look('shirt', 'wide', 'flats'), look('shirt', 'jeans', 'heels')],
      [look('shirt', 'trousers', 'oxfords'), look('shirt', 'jeans', 'boots')],
    ],
    'top',
  ],
  [
    /tank top|crop top|camisole/,
    [
      [look('tank', 'jeans', 'sneakers'), look('tank', 'wide', 'sandals')],
      [look('tank', 'joggers', 'sneakers')],
    ],
    'top',
  ],
  [
    /shorts/,
    [
      [look('tee', 'shorts', 'sneakers'), look('shirt', 'shorts', 'sandals')],
      [look('shirt', 'shorts', 'sneakers'), look('tee', 'shorts', 'sneakers')],
    ],
    'bottom',
  ],
  [
    /jeans|denim/,
    [
      [look('tee', 'jeans', 'sneakers'), look('blouse', 'jeans', 'heels')],
      [look('tee', 'jeans', 'sneakers')],
    ],
    'bottom',
  ],
  [
    /nurse|scrubs|dentist|vet\b/,
    [
      [
        look('tee', 'joggers', 'sneakers', {
          dress: true,
          cloth: tone(0.66, 0.06, 210),
          lower: tone(0.66, 0.06, 210),
        }),
      ],
      [
        look('tee', 'joggers', 'sneakers', {
          dress: true,
          cloth: tone(0.5, 0.06, 225),
          lower: tone(0.5, 0.06, 225),
        }),
      ],
    ],
    'top',
  ],
  [
    /pilot|captain|police|officer|uniform|steward|flight attendant/,
    [
      [
        look('dressShirt', 'pencil', 'heels', {
          outer: 'suit',
          suit: true,
          over: tone(0.3, 0.06, 262),
          cloth: ivory,
          tie: 'tie',
        }),
      ],
      [{ ...suit, over: tone(0.3, 0.06, 262) }],
    ],
    'outer',
  ],
  [
    /chef|waiter|waitress|barista|maid/,
    [
      [look('dressShirt', 'trousers', 'flats', { cloth: ivory, tie: 'bow' })],
      [look('dressShirt', 'trousers', 'oxfords', { cloth: ivory, tie: 'bow' })],
    ],
    'bottom',
  ],
];
