import { type Random, createRandom } from './random.ts';
import { pickFabric, serviceCloths, suitCloths } from './fabrics.ts';
import { type Tone, tone } from './palette.ts';

import type { Appearance, Traits } from './person.ts';

import { clothingId, costumeCloth, findCostume } from './costume/index.ts';
import type { Costume } from './costume/costume.ts';
import type { DetailKind } from './costume/details.ts';
import type { Print } from './costume/prints.ts';
import type { GarmentKind } from './wardrobe.ts';

/** The outfit of one picture. */
export interface Outfit {
  kind: GarmentKind;
  cloth: Tone;
  second: Tone;
  trim: Tone;
  headwear: 'none' | 'headscarf' | 'cap' | 'hat' | 'beanie' | 'bandana';
  scarf: boolean;
  /** A headscarf that leaves the arms of a whole figure free; else it covers the shoulders. */
  drape?: 'short';
  print?: Print;
  details: readonly DetailKind[];
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

/** Outfits for additional pictures: variations that match the chosen clothes. */
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

/** Chooses the garment, cloths, and headwear; variant 0 follows the appearance. */
export function chooseOutfit(
  appearance: Appearance,
  traits: Traits,
  seed: string,
  variant: number,
): Outfit {
  const word = clothingId(appearance.clothing);
  const sex = traits.female ? 'female' : 'male';
  const random = createRandom(seed, 'outfit', variant);
  const costume = findCostume(word, traits.female);
  if (costume && variant % 3 === 0) return wearCostume(costume, traits, random);
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
    details: [],
  };
}

/** The outfit of a clothing option: garment, colors, and parts match its name. */
function wearCostume(costume: Costume, traits: Traits, random: Random): Outfit {
  const skin = traits.skin.base;
  const formal = costume.garment === 'suit' || costume.garment === 'openSuit';
  const cloth =
    costumeCloth(costume, random) ??
    (formal ? random.pick(suitCloths) : pickFabric(random, [skin, traits.hair.base]));
  const second = costume.second ?? pickFabric(random, [skin, cloth], 0.24);
  return {
    kind: costume.garment,
    cloth,
    second,
    trim: costume.trim ?? pickFabric(random, [cloth, second], 0.16),
    headwear: costume.headwear ?? 'none',
    scarf: costume.scarf ?? false,
    ...(costume.print && { print: costume.print }),
    details: costume.details ?? [],
  };
}
