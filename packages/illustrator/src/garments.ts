import { type Random, createRandom } from './random.ts';
import { type Tone, shift, tone } from './palette.ts';

import type { Appearance, Traits } from './person.ts';

import type { GarmentKind } from './wardrobe.ts';

/** The outfit of one picture. */
export interface Outfit {
  kind: GarmentKind;
  cloth: Tone;
  second: Tone;
  trim: Tone;
  headwear: 'none' | 'headscarf' | 'cap' | 'hat' | 'beanie';
  scarf: boolean;
}

type Choice = readonly [
  words: RegExp,
  female: readonly GarmentKind[],
  male?: readonly GarmentKind[],
];

/** The first match wins; the words come from the clothing options and from free text. */
const choices: readonly Choice[] = [
  [/t_?shirt|(^|_)tee(_|$)/, ['tee', 'tee', 'denim']],
  [/tux|black_tie/, ['gown', 'blazer'], ['tuxedo']],
  [
    /suit_and_tie|groom|butler|business|lawyer|secretary|office|formal/,
    ['blazer', 'bowBlouse', 'shirt'],
    ['suit'],
  ],
  [/space|astronaut/, ['spaceSuit']],
  [/school|college|prep|student/, ['cardigan', 'blazer', 'bowBlouse'], ['blazer', 'cardigan']],
  [/nurse|scrub|dentist|vet/, ['scrubs']],
  [/doctor|lab|scien/, ['whiteCoat']],
  [/samurai|kimono|yukata|geisha|ninja|martial|karate/, ['kimono']],
  [/maid|wait|barista|apron|bak/, ['apron']],
  [/chef|cook/, ['chef']],
  [
    /police|pilot|military|soldier|navy|army|captain|uniform|steward|flight|guard|fire|sailor|officer|security/,
    ['uniform'],
  ],
  [
    /knight|armou?r|witch|wizard|elf|vampire|cloak|fantasy|pirate|viking|royal|prince|queen|king|angel|devil|hero|superhero|medieval|warrior/,
    ['cloak'],
  ],
  [/bikini|swim|beach|surf|lifeguard|hawai/, ['beach'], ['beach', 'tank']],
  [/lingerie|robe|p[ay]jama|sleep|night|towel|bath/, ['robe', 'slipDress'], ['robe', 'tee']],
  [
    /wedding|bride|gown|long_dress|ball|evening|prom|cocktail/,
    ['gown', 'slipDress', 'squareDress'],
    ['tuxedo'],
  ],
  [/dress|sari|cheongsam|qipao/, ['squareDress', 'slipDress', 'offShoulder'], ['shirt']],
  [/skirt/, ['bowBlouse', 'knit', 'offShoulder', 'turtleneck', 'shirt'], ['shirt']],
  [/leather|biker|punk|goth|rock|latex|motor/, ['leather']],
  [/hoodie|street|skater|gamer|rapper|hip/, ['hoodie']],
  [
    /yoga|sport|gym|fitness|train|run|tennis|athle|basket|football|soccer|workout|jog/,
    ['track', 'tank'],
    ['tank', 'track', 'hoodie'],
  ],
  [
    /denim|jeans|cowboy|cowgirl|farmer|western|mechanic|overall/,
    ['denim', 'tee', 'shirt', 'tank'],
    ['tee', 'denim', 'shirt'],
  ],
  [/coat|trench|winter|detective|fur/, ['coat']],
  [
    /sweater|knit|turtle|christmas|santa|cozy|autumn/,
    ['turtleneck', 'knit', 'deepKnit'],
    ['knit', 'turtleneck', 'deepKnit'],
  ],
  [/shirt|blouse|teacher|linen/, ['shirt', 'bowBlouse'], ['shirt']],
  [/blazer|jacket|suit|smart/, ['blazer'], ['blazer', 'suit']],
  [/tank|top|crop/, ['tank', 'offShoulder'], ['tank']],
];

const everyday = {
  female: [
    'knit',
    'deepKnit',
    'offShoulder',
    'turtleneck',
    'shirt',
    'denim',
    'leather',
    'squareDress',
    'cardigan',
    'tee',
    'blazer',
    'coat',
  ],
  male: [
    'tee',
    'shirt',
    'knit',
    'turtleneck',
    'deepKnit',
    'leather',
    'denim',
    'hoodie',
    'blazer',
    'coat',
  ],
} as const satisfies Record<string, readonly GarmentKind[]>;

/** Outfits of further pictures: variations that go with the chosen clothes. */
const variantOutfits = {
  female: [
    'slipDress',
    'turtleneck',
    'blazer',
    'offShoulder',
    'shirt',
    'coat',
    'deepKnit',
    'gown',
    'knit',
  ],
  male: ['shirt', 'turtleneck', 'coat', 'suit', 'leather', 'knit', 'blazer', 'tee'],
} as const satisfies Record<string, readonly GarmentKind[]>;

const fabrics = [
  tone(0.9, 0.018, 82), // ivory
  tone(0.79, 0.036, 76), // oatmeal
  tone(0.21, 0.014, 320), // black
  tone(0.32, 0.014, 260), // charcoal
  tone(0.31, 0.055, 262), // navy
  tone(0.41, 0.062, 205), // petrol
  tone(0.39, 0.055, 158), // forest
  tone(0.36, 0.1, 14), // wine
  tone(0.56, 0.115, 42), // terracotta
  tone(0.69, 0.11, 76), // ocher
  tone(0.7, 0.062, 16), // old rose
  tone(0.37, 0.075, 328), // plum
  tone(0.67, 0.042, 145), // sage
  tone(0.62, 0.068, 66), // camel
  tone(0.47, 0.095, 256), // blue
  tone(0.48, 0.12, 32), // rust
  tone(0.74, 0.04, 240), // pale blue
  tone(0.5, 0.14, 24), // red
] as const;

export const suitCloths = [
  tone(0.27, 0.05, 262),
  tone(0.31, 0.014, 260),
  tone(0.22, 0.014, 320),
  tone(0.42, 0.03, 250),
  tone(0.31, 0.04, 160),
  tone(0.3, 0.06, 12),
  tone(0.58, 0.05, 66),
  tone(0.36, 0.035, 50),
] as const;

const serviceCloths = [
  tone(0.92, 0.012, 240),
  tone(0.3, 0.05, 260),
  tone(0.26, 0.014, 280),
  tone(0.6, 0.045, 90),
  tone(0.66, 0.045, 240),
] as const;

export const distance = (a: Tone, b: Tone) =>
  Math.hypot(
    a.l - b.l,
    (a.c * Math.cos((a.h * Math.PI) / 180) - b.c * Math.cos((b.h * Math.PI) / 180)) * 2,
    (a.c * Math.sin((a.h * Math.PI) / 180) - b.c * Math.sin((b.h * Math.PI) / 180)) * 2,
  );

/** Picks a cloth that contrasts with the given tones (skin, hair). */
export function pickFabric(random: Random, away: readonly Tone[], least = 0.2): Tone {
  let best: Tone = fabrics[0];
  let bestDistance = -1;
  for (let i = 0; i < 6; i++) {
    const candidate = random.pick(fabrics);
    const near = Math.min(...away.map((t) => distance(candidate, t)));
    if (near >= least) return shift(candidate, random.near(0, 0.03), 0, random.near(0, 6));
    if (near > bestDistance) [best, bestDistance] = [candidate, near];
  }
  return best;
}

/** Cloth closer to skin than this could be mistaken for skin. */
const MIN_SKIN_DISTANCE = 0.14;

/**
 * Returns a cloth color that cannot be mistaken for skin: if it is too close to this person's or to
 * common skin tones, it is made paler or darker, and grayer.
 */
export function contrastWithSkin(cloth: Tone, skin: Tone): Tone {
  const hue = ((cloth.h % 360) + 360) % 360;
  const isFlesh = hue > 30 && hue < 85 && cloth.c > 0.03 && cloth.c < 0.12 && cloth.l > 0.5;
  if (distance(cloth, skin) >= MIN_SKIN_DISTANCE && !isFlesh) return cloth;
  const pale = Math.min(0.97, Math.max(cloth.l, skin.l + 0.2));
  const dark = Math.min(cloth.l, skin.l - 0.24);
  const l = cloth.l >= skin.l && pale - skin.l >= 0.12 ? pale : skin.l > 0.55 ? dark : pale;
  return { ...cloth, l, c: Math.min(cloth.c, 0.022) };
}

/** Chooses the garment, cloths, and headwear; variant 0 follows the appearance. */
export function chooseOutfit(
  appearance: Appearance,
  traits: Traits,
  seed: string,
  variant: number,
): Outfit {
  const word = appearance.clothing.toLowerCase().replaceAll(/[\s-]+/g, '_');
  const sex = traits.female ? 'female' : 'male';
  const random = createRandom(seed, 'outfit', variant);
  const match = choices.find(([pattern]) => pattern.test(word));
  const worn: readonly GarmentKind[] = match
    ? traits.female
      ? match[1]
      : (match[2] ?? match[1])
    : everyday[sex];
  const first = createRandom(seed, 'outfit', 0).pick(worn);
  const rest = [...new Set<GarmentKind>([...variantOutfits[sex], ...worn])].filter(
    (kind) => kind !== first,
  );
  const start = Math.floor(createRandom(seed, 'wardrobe').next() * rest.length);
  const kind = variant % 3 === 0 ? first : rest[(start + variant * 2) % rest.length]!;
  const formal = kind === 'suit' || kind === 'uniform' || (kind === 'blazer' && !traits.female);
  const cloth = formal
    ? random.pick(kind === 'uniform' ? serviceCloths : suitCloths)
    : pickFabric(random, [traits.skin.base, traits.hair.base]);
  const second = pickFabric(random, [traits.skin.base, cloth], 0.24);
  const covered = /hijab|abaya|headscarf/.test(word);
  const relaxed = kind === 'coat' || kind === 'knit' || kind === 'denim' || kind === 'leather';
  return {
    kind: covered
      ? kind === 'slipDress' || kind === 'gown' || kind === 'offShoulder' || kind === 'squareDress'
        ? 'coat'
        : kind
      : kind,
    cloth,
    second: kind === 'suit' ? random.pick([tone(0.93, 0.012, 85), tone(0.86, 0.025, 235)]) : second,
    trim: pickFabric(random, [cloth, second], 0.16),
    headwear: covered
      ? 'headscarf'
      : /cowboy|cowgirl|detective|pirate|witch/.test(word)
        ? 'hat'
        : relaxed && random.chance(0.13)
          ? random.pick(['hat', 'beanie'] as const)
          : 'none',
    scarf: (kind === 'coat' || kind === 'leather') && random.chance(0.3),
  };
}
