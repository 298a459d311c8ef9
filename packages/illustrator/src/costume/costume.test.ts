import { describe, expect, it } from 'vitest';
import { optionsFor, type Sex } from '../../../../src/features/characters/options/index.ts';
import type { Attire } from '../figure/attire.ts';
import { type Outfit, chooseOutfit } from '../garments.ts';
import { rasterize } from '../render.ts';
import { drawPortrait } from '../portrait.ts';
import type { Appearance } from '../person.ts';
import { readPrompt } from '../picture/prompt.ts';
import { chooseAttire } from '../picture/wear.ts';
import { createRandom } from '../random.ts';
import type { Tone } from '../palette.ts';
import { readTraits } from '../traits.ts';

const grayish = (t: Tone) => t.c < 0.05;
const hueIn = (t: Tone, from: number, to: number) => t.c >= 0.05 && t.h >= from && t.h <= to;
const isColor = {
  white: (t: Tone) => grayish(t) && t.l > 0.85,
  black: (t: Tone) => grayish(t) && t.l < 0.34,
  red: (t: Tone) => hueIn(t, 10, 40) && t.c > 0.14,
  yellow: (t: Tone) => hueIn(t, 85, 110) && t.l > 0.7,
  sand: (t: Tone) => t.l > 0.65 && t.h > 60 && t.h < 100 && t.c < 0.08,
  denim: (t: Tone) => hueIn(t, 235, 275),
  navy: (t: Tone) => t.l < 0.4 && t.h > 240 && t.h < 290,
  olive: (t: Tone) => hueIn(t, 100, 130) && t.l < 0.55,
  teal: (t: Tone) => hueIn(t, 180, 240),
} as const;

interface Named {
  /** Garment kinds and details of the portrait that fit the name. */
  portrait: string;
  /** `top+bottom`, `outer`, or details of the figure that fit the name. */
  figure: string;
  color?: keyof typeof isColor;
}

/** Garments by the words of an option's name; every option has to match the first rule it meets. */
const rules: readonly (readonly [ids: string, named: Named])[] = [
  ['casual', { portrait: '.', figure: '.' }],
  ['bikini', { portrait: 'bikini', figure: 'bikini' }],
  ['swimsuit', { portrait: 'beach', figure: 'swim' }],
  ['swim_shorts', { portrait: 'beach', figure: 'shorts' }],
  ['lingerie silk_robe bathrobe', { portrait: 'robe', figure: 'robe' }],
  ['pajamas', { portrait: 'shirt.*piping', figure: 'shirt.*piping' }],
  ['skirt', { portrait: 'bowBlouse|knit', figure: 'midi|aline' }],
  ['pencil_skirt', { portrait: 'bowBlouse', figure: 'pencil' }],
  ['blouse_and_trousers', { portrait: 'bowBlouse', figure: 'blouse.trousers' }],
  ['jeans jeans_and_t_shirt', { portrait: 'tee', figure: 'tee.jeans' }],
  ['nurse scrubs', { portrait: 'scrubs', figure: 'tee.joggers', color: 'teal' }],
  ['doctor_coat lab_coat', { portrait: 'whiteCoat', figure: 'coat', color: 'white' }],
  ['maid', { portrait: 'apron', figure: 'aline.*whiteCollar', color: 'black' }],
  ['school_outfit', { portrait: 'blazer', figure: 'blazer', color: 'navy' }],
  ['hijab', { portrait: 'bowBlouse.*headscarf', figure: 'blouse.*headscarf' }],
  ['abaya', { portrait: 'fitted.*headscarf', figure: 'gown.*headscarf', color: 'black' }],
  ['black_dress', { portrait: 'Dress', figure: 'straps.pencil', color: 'black' }],
  ['red_dress', { portrait: 'Dress', figure: 'vee.wrap', color: 'red' }],
  ['gothic_dress', { portrait: 'Dress.*laces', figure: 'gown.*laces', color: 'black' }],
  ['wedding_dress', { portrait: 'gown.*lace', figure: 'gown.*lace', color: 'white' }],
  ['flamenco_dress', { portrait: 'flounces', figure: 'gown.*flounces', color: 'red' }],
  ['boho_dress medieval_gown', { portrait: 'sleevedDress.*laces', figure: 'squareNeck.*laces' }],
  ['victorian_dress', { portrait: 'fitted.*jabot', figure: 'fitted.gown.*jabot' }],
  ['sweater_dress', { portrait: 'knit', figure: 'turtleneck.pencil' }],
  ['ankara_dress', { portrait: 'Dress.*wax', figure: 'aline.*wax' }],
  ['summer_dress', { portrait: 'Dress.*flowers', figure: 'straps.midi.*flowers' }],
  ['long_dress', { portrait: 'Dress', figure: 'gown' }],
  [
    'slip_dress cocktail_dress evening_gown',
    { portrait: 'Dress|gown', figure: 'long|gown|pencil' },
  ],
  ['dirndl', { portrait: 'bodice', figure: 'bodice' }],
  ['kimono yukata', { portrait: 'kimono', figure: 'long.*kimonoFront' }],
  ['samurai', { portrait: 'kimono.*lamellae', figure: 'lamellae' }],
  ['hanbok', { portrait: 'ribbon', figure: 'gown.*ribbon' }],
  ['cheongsam', { portrait: 'frogs', figure: 'pencil.*frogs' }],
  ['ao_dai', { portrait: 'fitted.*standCollar', figure: 'fitted.long.*standCollar' }],
  ['sari', { portrait: 'pallu', figure: 'long.*pallu' }],
  ['kaftan agbada', { portrait: 'embroidery', figure: 'loose.(gown|long).*embroidery' }],
  ['kurta', { portrait: 'standCollar', figure: 'loose.trousers.*standCollar' }],
  ['sherwani', { portrait: 'goldBorder', figure: 'loose.trousers.*goldBorder' }],
  ['thobe', { portrait: 'standCollar', figure: 'loose.long.*standCollar', color: 'white' }],
  ['kilt', { portrait: 'waistcoat.*plaidSash', figure: 'aline.*plaidSash.*tartan' }],
  ['business_suit', { portrait: 'openSuit', figure: 'blazer' }],
  ['suit_and_tie', { portrait: 'suit', figure: 'suit.*tie' }],
  ['tuxedo', { portrait: 'tuxedo', figure: 'suit.*bow', color: 'black' }],
  ['three_piece_suit', { portrait: 'threePiece', figure: 'suit.*vest' }],
  ['linen_suit', { portrait: 'openSuit', figure: 'suit' }],
  ['waistcoat steampunk', { portrait: 'waistcoat', figure: 'vest' }],
  ['blazer', { portrait: 'blazer', figure: 'blazer' }],
  ['velvet_blazer', { portrait: 'openSuit', figure: 'blazer' }],
  ['blazer_and_jeans', { portrait: 'openSuit', figure: 'jeans.blazer' }],
  ['white_shirt', { portrait: 'shirt', figure: 'shirt', color: 'white' }],
  ['casual_shirt linen_shirt chinos_and_shirt', { portrait: 'shirt', figure: 'shirt' }],
  ['flannel_shirt', { portrait: 'shirt.*plaid', figure: 'shirt.*plaid' }],
  ['hawaiian_shirt', { portrait: 'shirt.*flowers', figure: 'shirt.*flowers' }],
  ['polo_shirt', { portrait: 'tee.*placket.*collar', figure: 'tee.*placket.*collar' }],
  ['tennis_whites', { portrait: 'tee.*collar', figure: 'tee.shorts.*collar', color: 'white' }],
  ['tennis_outfit', { portrait: 'tee.*collar', figure: 'tee.aline.*collar', color: 'white' }],
  ['henley', { portrait: 'tee.*placket', figure: 'tee.*placket' }],
  ['turtleneck', { portrait: 'turtleneck', figure: 'turtleneck' }],
  ['oversized_sweater knit_sweater sweatshirt', { portrait: 'knit', figure: 'sweater' }],
  ['cardigan', { portrait: 'cardigan', figure: 'cardigan' }],
  ['hoodie', { portrait: 'hoodie', figure: 'hoodie' }],
  ['crop_top yoga_outfit', { portrait: 'cropTop', figure: 'cropTop' }],
  ['tank_top', { portrait: 'tank', figure: 'tank' }],
  ['t_shirt_and_shorts', { portrait: 'tee', figure: 'tee.shorts' }],
  ['gym_outfit', { portrait: 'tank', figure: 'tank' }],
  ['boxing_outfit', { portrait: 'tank.*towel', figure: 'tank.shorts.*towel' }],
  ['running_outfit', { portrait: 'track', figure: 'tee.shorts' }],
  ['football_kit', { portrait: 'tee.*jersey', figure: 'tee.shorts.*jersey' }],
  ['basketball_jersey', { portrait: 'tank.*jersey', figure: 'tank.shorts.*jersey' }],
  ['cycling_kit', { portrait: 'fitted.*sidePanels', figure: 'shorts.*sidePanels' }],
  ['wetsuit', { portrait: 'fitted.*zip', figure: 'fitted.leggings.*zip', color: 'black' }],
  ['martial_arts_gi', { portrait: 'gi', figure: 'wide.*crossedFront', color: 'white' }],
  ['denim_jacket', { portrait: 'denim', figure: 'denim', color: 'denim' }],
  ['leather_jacket biker_outfit', { portrait: 'leather', figure: 'leather', color: 'black' }],
  ['bomber_jacket', { portrait: 'bomber', figure: 'leather' }],
  ['trench_coat', { portrait: 'coat.*stormFlap', figure: 'trench', color: 'sand' }],
  ['winter_coat wool_coat', { portrait: 'coat', figure: 'coat' }],
  ['raincoat', { portrait: 'shell', figure: 'trench', color: 'yellow' }],
  ['parka', { portrait: 'shell', figure: 'coat' }],
  ['hiking_outfit', { portrait: 'shell.*packStraps', figure: 'hoodie.*packStraps' }],
  ['ski_suit', { portrait: 'shell.*sidePanels', figure: 'hoodie.joggers.*sidePanels' }],
  ['jumpsuit', { portrait: 'shirt.*zip', figure: 'shirt.wide.*zip' }],
  ['work_overalls', { portrait: 'shirt.*bib', figure: 'shirt.jeans.*bib' }],
  ['police_uniform', { portrait: 'uniform.*badge', figure: 'dressShirt.*badge', color: 'navy' }],
  [
    'flight_attendant',
    { portrait: 'openSuit.*neckScarf', figure: 'suit.*neckScarf', color: 'navy' },
  ],
  [
    'captain_uniform pilot_uniform',
    { portrait: 'uniform', figure: 'dressShirt.*tie', color: 'white' },
  ],
  ['military_uniform', { portrait: 'uniform.*ribbons', figure: 'dressShirt', color: 'olive' }],
  ['firefighter', { portrait: 'reflective', figure: 'reflective' }],
  ['chef_jacket', { portrait: 'chef', figure: 'fitted.trousers.*buttonFront', color: 'white' }],
  ['astronaut', { portrait: 'spaceSuit', figure: 'hoodie.joggers.*zip', color: 'white' }],
  ['western', { portrait: 'shirt.*yoke.*hat', figure: 'shirt.jeans.*yoke.*hat' }],
  ['knight_armor', { portrait: 'plates', figure: 'plates' }],
  ['pirate', { portrait: 'shirt.*vest.*bandana', figure: 'shirt.*vest.*bandana' }],
  ['cyberpunk', { portrait: 'leather.*neon', figure: 'neon', color: 'black' }],
];
const named = new Map(rules.flatMap(([ids, rule]) => ids.split(' ').map((id) => [id, rule])));

const personOf = (sex: Sex, clothing: string): Appearance => ({
  sex,
  clothing,
  age: 30,
  style: 'realistic',
  ethnicity: 'caucasian',
  body_type: 'slim',
  hair_color: 'brown',
  hair_style: 'short',
  eye_color: 'brown',
});
const planOf = ({ kind, details, headwear, print }: Outfit) =>
  [kind, ...details, headwear, print].join(' ');
const figureOf = ({ top, bottom, outer, details, tie, hat, print }: Attire) =>
  [top, bottom, outer, ...details, tie, hat, print].join(' ');

const options = (['female', 'male'] as const).flatMap((sex) =>
  (optionsFor(sex).clothing ?? []).map(({ id }) => ({ sex, id })),
);
const seeds = ['a', 'b', 'c', 'd', 'e'];

describe('clothes of the option lists', () => {
  it.each(options)('draws the garment and the color of $id ($sex)', ({ sex, id }) => {
    const rule = named.get(id);
    expect(rule, `The table of this test has no line for ${id}.`).toBeDefined();
    const person = personOf(sex, id);
    for (const seed of seeds) {
      const traits = readTraits(person, seed);
      const outfit = chooseOutfit(person, traits, seed, 0);
      expect(planOf(outfit)).toMatch(new RegExp(`(${rule!.portrait})`));
      const random = createRandom(seed, 'attire');
      const attire = chooseAttire(readPrompt('full body'), id, 'street', traits, random);
      expect(figureOf(attire)).toMatch(new RegExp(`(${rule!.figure})`));
      if (!rule!.color) continue;
      const fits = isColor[rule!.color];
      const shown = attire.outer === 'none' ? attire.cloth : attire.over;
      expect(fits(outfit.cloth), `portrait ${JSON.stringify(outfit.cloth)}`).toBe(true);
      expect(fits(shown), `figure ${JSON.stringify(shown)}`).toBe(true);
    }
  });

  const dominant = [
    ['female', 'red_dress', ([r, g, b]: number[]) => r! > g! * 1.7 && r! > b! * 1.5],
    ['female', 'black_dress', ([r, g, b]: number[]) => Math.max(r!, g!, b!) < 85],
    ['female', 'raincoat', ([r, g, b]: number[]) => r! > b! * 1.8 && g! > b! * 1.5],
    ['male', 'white_shirt', ([r, g, b]: number[]) => Math.min(r!, g!, b!) > 130],
    ['male', 'denim_jacket', ([r, , b]: number[]) => b! > r! * 1.25],
  ] as const;
  it.each(dominant)('paints the chest of a %s in %s with its color', (sex, id, fits) => {
    const { pixels, width, height } = rasterize(drawPortrait(personOf(sex, id), 'paint'), 90);
    let fitting = 0;
    let all = 0;
    // Both sides of the chest, where neither hair nor an open front covers the garment.
    for (let y = Math.round(height * 0.84); y < height * 0.93; y++)
      for (let x = Math.round(width * 0.3); x < width * 0.7; x++) {
        const at = (y * width + x) * 4;
        all++;
        if (fits([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!])) fitting++;
      }
    expect(fitting / all).toBeGreaterThan(0.4);
  });

  it('leaves the color of a plain garment to the seed', () => {
    const person = personOf('male', 'hoodie');
    const cloths = seeds.map(
      (seed) => chooseOutfit(person, readTraits(person, seed), seed, 0).cloth,
    );
    expect(new Set(cloths.map((cloth) => Math.round(cloth.h))).size).toBeGreaterThan(2);
  });
});
