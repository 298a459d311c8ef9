import { lookUp } from '../look-up.ts';
import type { Attire } from '../figure/attire.ts';
import type { Outfit } from '../garments.ts';
import { pickFabric, suitCloths, contrastWithSkin } from '../fabrics.ts';
import type { Random } from '../random.ts';
import { tone } from '../palette.ts';
import type { Traits } from '../person.ts';
import { costumeCloth, findCostume } from '../costume/index.ts';
import type { Costume } from '../costume/costume.ts';
import { casual, looksByPlace, warm } from './looks-by-place.ts';
import { bottomWords, looksByWord } from './looks-by-word.ts';
import { type Look, black, brown, denim, ivory, paleDenim } from './looks.ts';
import { type Reading, readColor } from './prompt.ts';

/** Asks for the clothes of the portrait, in any place and weather. */
export const ownClothes = /\b(his|her|their) own clothes\b/;

const linen = tone(0.84, 0.03, 78);

/**
 * The whole outfit of a clothing option; the outer garment has the color that is named, or that of
 * the portrait.
 */
function costumeLook(costume: Costume, random: Random, portrait?: Outfit): Look {
  const { look } = costume;
  const main = portrait?.cloth ?? costumeCloth(costume, random);
  const cloth = look.outer ? (portrait?.second ?? costume.second ?? main) : main;
  const trim = portrait?.trim ?? costume.trim;
  return {
    ...(cloth && { cloth }),
    ...(look.outer && main && { over: main }),
    ...(look.dress && cloth && { lower: cloth }),
    ...(trim && { trim }),
    print: costume.print ?? 'plain',
    ...(costume.details && { details: costume.details }),
    ...(costume.headwear && { headwear: costume.headwear }),
    ...(costume.scarf && { scarf: costume.scarf }),
    ...look,
  };
}

/**
 * Chooses the clothes: by the prompt, otherwise the person's own or what suits the place.
 * If `portrait` is given, that outfit is used.
 */
export function chooseAttire(
  reading: Reading,
  clothing: string,
  place: string,
  traits: Traits,
  random: Random,
  portrait?: Outfit,
): Attire {
  const index = traits.female ? 0 : 1;
  const ownClothing = clothing.toLowerCase().replaceAll('_', ' ').slice(0, 200);
  const requestedLook = looksByWord.find(([garment]) => garment.test(reading.text));
  const usualLook = looksByWord.find(([garment]) => garment.test(ownClothing));
  const cold = reading.weather === 'snow' || reading.weather === 'rain';
  const fitting = lookUp(looksByPlace, place) ?? (cold ? warm : casual);
  const own = findCostume(clothing, traits.female);
  const free = portrait !== undefined || (!requestedLook && !lookUp(looksByPlace, place) && !cold);
  const entry = requestedLook ?? (usualLook && free && random.chance(0.55) ? usualLook : undefined);
  const picked: Look =
    own && free ? costumeLook(own, random, portrait) : random.pick((entry?.[1] ?? fitting)[index]);
  const bottom = bottomWords.find(([words]) => words.test(reading.text))?.[1];
  const worn: Look =
    bottom && !picked.dress && !picked.suit && (traits.female || !/skirt/.test(reading.text))
      ? { ...picked, bottom }
      : picked;
  const skin = traits.skin.base;
  const hair = traits.hair.base;
  const namedColor = requestedLook
    ? (readColor(reading.text, requestedLook[0]) ?? readColor(reading.text, /outfit|clothes|wear/))
    : undefined;
  const formal = worn.outer === 'suit' || (worn.outer === 'blazer' && worn.suit);
  let cloth = worn.cloth ?? pickFabric(random, [skin, hair]);
  let lower =
    worn.lower ??
    (worn.bottom === 'jeans'
      ? random.pick([denim, denim, paleDenim, tone(0.26, 0.03, 265)])
      : worn.bottom === 'leggings'
        ? tone(0.26, 0.02, 280)
        : pickFabric(random, [cloth, skin], 0.24));
  let over =
    worn.over ??
    (formal ? random.pick(suitCloths) : pickFabric(random, [cloth, lower, skin], 0.22));
  if (namedColor && requestedLook) {
    if (requestedLook[2] === 'top') cloth = namedColor;
    if (requestedLook[2] === 'bottom') lower = namedColor;
    if (requestedLook[2] === 'outer') over = namedColor;
  }
  for (const [garment, set] of [
    [/shirt|blouse|sweater|top|tee/, 'cloth'],
    [/jeans|trousers|skirt|pants|shorts/, 'lower'],
    [/coat|jacket|blazer/, 'over'],
  ] as const) {
    const tint = readColor(reading.text, garment);
    if (!tint) continue;
    if (set === 'cloth') cloth = tint;
    else if (set === 'lower') lower = tint;
    else over = tint;
  }
  // The color of a clothing option always matches its name.
  const fixed = own !== undefined && free;
  if (!fixed || !worn.cloth) cloth = contrastWithSkin(cloth, skin);
  if (!fixed || !worn.lower) lower = contrastWithSkin(lower, skin);
  if (worn.dress) lower = worn.top === 'turtleneck' || worn.lower === undefined ? cloth : lower;
  if (worn.suit) lower = over;
  const trim = worn.trim ?? pickFabric(random, [cloth, over, skin], 0.2);
  const print = reading.stripes
    ? 'stripes'
    : worn.print
      ? worn.print
      : worn.prints && random.chance(0.5)
        ? random.pick(['flowers', 'dots', 'flowers'] as const)
        : worn.top === 'tee' && random.chance(0.25)
          ? 'stripes'
          : 'plain';
  const dark = lower.l < 0.4;
  const shoe =
    worn.shoe ??
    (worn.shoes === 'sneakers'
      ? random.pick([ivory, black, tone(0.5, 0.13, 28)])
      : worn.shoes === 'boots' || worn.shoes === 'oxfords'
        ? random.pick([black, brown, tone(0.5, 0.08, 52)])
        : worn.shoes === 'heels'
          ? random.pick([black, dark ? black : tone(0.8, 0.05, 70), trim])
          : random.pick([tone(0.6, 0.07, 62), ivory, brown]));
  const aproned =
    reading.apron ??
    (place === 'pottery' || place === 'flower_shop' || place === 'kitchen'
      ? random.chance(0.4) && !requestedLook
      : false);
  const apron = aproned
    ? (readColor(reading.text, /apron/) ??
      (/linen/.test(reading.text) ? linen : random.pick([linen, denim, trim, black])))
    : worn.apron;
  const hatted = !portrait && cold && worn.outer === 'coat' && random.chance(0.35);
  return {
    top: worn.top,
    bottom: worn.bottom,
    outer: aproned ? 'none' : (worn.outer ?? 'none'),
    shoes: worn.shoes,
    hat: /hijab|headscarf|abaya/.test(ownClothing)
      ? 'headscarf'
      : (reading.hat ??
        worn.headwear ??
        (hatted
          ? 'beanie'
          : place === 'beach' || place === 'desert'
            ? !portrait && random.chance(0.25)
              ? 'hat'
              : 'none'
            : 'none')),
    scarf:
      reading.scarf ??
      worn.scarf ??
      portrait?.scarf ??
      (worn.outer === 'coat' && random.chance(0.45)),
    tie: worn.tie ?? 'none',
    belt:
      (worn.bottom === 'trousers' || worn.bottom === 'wide') && !worn.dress && random.chance(0.6),
    cloth,
    lower,
    over,
    shoe,
    trim: readColor(reading.text, /scarf|hat|tie|beanie|hijab/) ?? trim,
    sheen: worn.sheen ?? 0,
    ...(apron && { apron }),
    details: worn.details ?? [],
    print,
  };
}

export const seatable = (attire: Attire) =>
  attire.bottom !== 'gown' &&
  attire.bottom !== 'long' &&
  (attire.outer === 'none' ||
    attire.outer === 'leather' ||
    attire.outer === 'denim' ||
    attire.outer === 'blazer' ||
    attire.outer === 'suit');

export const pocketed = (attire: Attire) =>
  ['jeans', 'trousers', 'wide', 'joggers'].includes(attire.bottom) ||
  attire.outer === 'coat' ||
  attire.outer === 'trench';
