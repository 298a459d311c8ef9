import { lookUp } from '../look-up.ts';
import type { HatKind } from '../figure/attire.ts';
import type { PropKind } from '../figure/props.ts';
import type { StanceName } from '../figure/stances.ts';
import { type Tone, tone } from '../palette.ts';
import type { Glow, Hour, Weather } from './daylight.ts';
import { places } from './places.ts';

/** `medium` is from the head to the waist. */
export type Framing = 'close' | 'medium' | 'half' | 'knee' | 'full';
type Expression = 'smiling' | 'laughing' | 'serious' | 'dreamy' | 'wink' | 'sad' | 'calm';

/** What a prompt says about a picture; undefined where it says nothing. */
export interface Reading {
  text: string;
  place?: string;
  hour?: Hour;
  weather?: Weather;
  glow?: Glow;
  expression?: Expression;
  framing?: Framing;
  stances: readonly StanceName[];
  prop?: PropKind;
  hat?: HatKind;
  glasses?: boolean;
  scarf?: boolean;
  apron?: boolean;
  stripes?: boolean;
  /** Fireworks or northern lights in the sky; fairy lights; a blanket on the ground. */
  fireworks?: boolean;
  fairyLights?: boolean;
  aurora?: boolean;
  blanket?: boolean;
  dog?: boolean;
  bloom?: Tone;
}

type Table<T> = readonly (readonly [words: RegExp, value: T])[];

const hourWords: Table<Hour> = [
  [
    /stargaz|\bstars\b|midnight|fireworks|new year|after dark|city lights|northern lights|aurora/,
    'night',
  ],
  [/golden ?hour|sunset|late afternoon|warm light/, 'golden'],
  [/dusk|twilight|evening(?! (wear|dress|gown|look|clothes))|blue hour|sundown/, 'dusk'],
  [/night|midnight|moon|starry|after dark|neon/, 'night'],
  [/dawn|sunrise|daybreak|early morning/, 'dawn'],
  [
    /\bday|noon|sunny|sunshine|sunbath|sunlit|\b(june|july|august)\b|ice ?cream|morning|afternoon|bright|summer/,
    'day',
  ],
];
const weatherWords: Table<Weather> = [
  [/\brain|drizzl|storm|downpour|wet street|umbrella/, 'rain'],
  [/snow|blizzard|winter|\bski(?:s|ing|er|ers)?\b/, 'snow'],
  [/fog|mist|haze|hazy/, 'fog'],
  [/cloud|overcast|gr[ae]y sky/, 'cloudy'],
  [/sunny|clear sky|sunshine|firework|new year|northern lights|aurora|stargaz|\bstars\b/, 'clear'],
];
const glowWords: Table<Glow> = [
  [/neon|cyberpunk|disco|club light/, 'neon'],
  [/candle|lantern|firelight|fireplace|campfire/, 'candle'],
];
const expressionWords: Table<Expression> = [
  [/laugh|giggl|overjoyed|hilarious/, 'laughing'],
  [/\bwink/, 'wink'],
  [
    /smil|happy|cheer|\bjoy|grin|playful|friendly|warm (smile|look|welcome)|delight|\bproud|flirt|danc|toast/,
    'smiling',
  ],
  [
    /dream|wistful|pensive|thoughtful|sleepy|eyes closed|relax|romantic|tender|\blove\b|stargaz/,
    'dreamy',
  ],
  [/serious|stern|intense|fierce|mysterious|confident|elegant|bold/, 'serious'],
  [/\bsad\b|melanchol|lonely|\btears?\b|miss(es|ing)? (you|me|her|him)|goodbye/, 'sad'],
  [/calm|peaceful|serene|gentle|quiet|co[sz]y|lazy/, 'calm'],
];
const framingWords: Table<Framing> = [
  [/medium close[- ]?up|head to waist/, 'medium'],
  [/close[- ]?up|head ?shot|head and shoulders|selfie|face\b/, 'close'],
  [/full[- ]?(body|length)|head to toe|whole body|from afar|wide shot/, 'full'],
  [/half[- ]?(body|length)|waist|upper body|medium shot/, 'half'],
  [/three[- ]?quarter|cowboy shot|knee/, 'knee'],
];
const stanceWords: Table<readonly StanceName[]> = [
  [/guitar/, ['guitar']],
  [/microphone|sing(s|ing|er)\b/, ['mic']],
  [/umbrella|parasol/, ['carrying']],
  [/cycling|bicycle|\bbikes?\b/, ['withBike']],
  [/paint(ing|s) (at|a|on)|easel|paintbrush/, ['painting']],
  [/danc|twirl|waltz|tango/, ['dancing', 'twirling']],
  [/shoes in (the |her |his )?hand|barefoot/, ['carryingShoes']],
  [
    /\bsit.{0,30}\b(ground|grass|sand|floor|blanket|dock|pier|jetty)|picnic|on (a|the) (\w+ )?blanket/,
    ['sittingGround'],
  ],
  [/\bsit.{0,30}\b(steps?|stairs|log|wall)/, ['sittingLow']],
  [/\bsit.{0,40}(book|novel)|(book|novel).{0,30}\bbench/, ['sittingReading']],
  [/brows\w+ .{0,12}books|\bbooks?\b|reading|novel/, ['hugging', 'readingBook']],
  [/camp ?fire|bonfire/, ['sittingLow', 'crossedArms', 'standing', 'holdingBoth']],
  [
    /bak(e|es|ing)\b|\bcook|knead|pottery|\bclay\b|wrapping|vinyl|(bends?|bent|bending) over/,
    ['working'],
  ],
  [
    /cup\b|coffee|espresso|latte|cocoa|hot chocolate|mug|\btea\b|wine\b|champagne|toast(s|ing)\b|cocktail|drink|bouquet|holding|choosing flowers|phone|selfie/,
    ['holding', 'holdingBoth'],
  ],
  [/over (the|her|his|my|one's) shoulder|look(s|ing)? back|from behind/, ['overShoulder']],
  [/arms? (crossed|folded)|(crossed|folded|crossing) arms/, ['crossedArms']],
  [
    /hands? in (the |her |his )?hair|touching (her |his )?hair|hair flip/,
    ['handInHair', 'bothInHair'],
  ],
  [/hands? in (the |her |his )?pockets?|pocket/, ['pockets', 'onePocket']],
  [/hands on (the |her |his )?hips/, ['handsOnHips']],
  [/hand on (the |her |his )?hip|akimbo|confident pose/, ['contrapposto', 'handsOnHips']],
  [/\bwav(e|es|ing) |\bwav(e|es|ing)$|greet|hello/, ['waving']],
  [/hand on (the |her |his )?(heart|chest)/, ['handOnHeart']],
  [/behind (the |her |his )?back/, ['behindBack']],
  [/\bsit|seated|sat on|on a (chair|stool|bench)|perched/, ['sitting']],
  [/\blean/, ['leaning', 'leaningBack']],
  [
    /walk|stroll|strid(e|es|ing)|runway|wander|hiking|jog|\brun(s|ning)?\b/,
    ['walking', 'strolling', 'striding', 'quickStep'],
  ],
  [/contrapposto/, ['contrapposto']],
  [/thoughtful|pensive|thinking|wondering/, ['thinking']],
  [/turned|three[- ]quarter view/, ['onePocket', 'behindBack', 'leaning']],
  [/stretch/, ['bothInHair', 'handInHair']],
  [/standing|stands\b/, ['standing', 'contrapposto', 'behindBack']],
];
const propWords: Table<PropKind> = [
  [/guitar/, 'guitar'],
  [/microphone|sing(s|ing|er)\b/, 'mic'],
  [/umbrella|parasol/, 'umbrella'],
  [/\bbooks?\b|reading|novel/, 'book'],
  [/cycling|bicycle|\bbikes?\b/, 'bicycle'],
  [/paint(ing|s) (at|a|on)|easel|paintbrush/, 'brush'],
  [/shoes in (the |her |his )?hand|barefoot/, 'shoes'],
  [
    /bouquet|choosing flowers|holding (a |some |the )?(\w+ )?(flower|rose|tulip)|with (flowers|a rose|roses)/,
    'flowers',
  ],
  [/wine\b|champagne|toast(s|ing)\b|cocktail|\bglass of/, 'glass'],
  [/cup\b|coffee|espresso|mug|\btea\b|cocoa|hot chocolate|latte/, 'cup'],
  [/phone|selfie/, 'phone'],
];
const hatWords: Table<HatKind> = [
  [/hijab|headscarf|abaya/, 'headscarf'],
  [/beanie|woolly hat|knit(ted)? hat|wool hat/, 'beanie'],
  [/\bhat\b|fedora|sun ?hat|cowboy|stetson/, 'hat'],
];

const colorWords: Record<string, Tone> = {
  red: tone(0.52, 0.19, 26),
  crimson: tone(0.46, 0.18, 20),
  scarlet: tone(0.56, 0.2, 30),
  burgundy: tone(0.34, 0.11, 14),
  wine: tone(0.36, 0.11, 10),
  maroon: tone(0.34, 0.1, 22),
  pink: tone(0.8, 0.1, 355),
  rose: tone(0.72, 0.1, 10),
  coral: tone(0.72, 0.14, 32),
  peach: tone(0.84, 0.08, 55),
  orange: tone(0.7, 0.16, 52),
  terracotta: tone(0.56, 0.115, 42),
  rust: tone(0.48, 0.12, 38),
  yellow: tone(0.87, 0.15, 96),
  mustard: tone(0.71, 0.125, 84),
  gold: tone(0.76, 0.11, 84),
  golden: tone(0.76, 0.11, 84),
  green: tone(0.52, 0.11, 148),
  emerald: tone(0.5, 0.12, 160),
  olive: tone(0.5, 0.07, 112),
  mint: tone(0.86, 0.07, 165),
  sage: tone(0.7, 0.045, 145),
  teal: tone(0.48, 0.08, 195),
  turquoise: tone(0.74, 0.1, 195),
  blue: tone(0.5, 0.13, 256),
  navy: tone(0.3, 0.07, 262),
  sky: tone(0.78, 0.08, 235),
  purple: tone(0.45, 0.14, 305),
  violet: tone(0.48, 0.15, 300),
  lavender: tone(0.78, 0.07, 300),
  lilac: tone(0.8, 0.07, 315),
  plum: tone(0.37, 0.09, 328),
  brown: tone(0.42, 0.065, 50),
  camel: tone(0.66, 0.08, 68),
  tan: tone(0.72, 0.06, 70),
  beige: tone(0.84, 0.035, 78),
  cream: tone(0.93, 0.03, 88),
  ivory: tone(0.94, 0.02, 88),
  khaki: tone(0.66, 0.05, 95),
  white: tone(0.96, 0.008, 90),
  black: tone(0.2, 0.014, 300),
  gray: tone(0.58, 0.01, 260),
  silver: tone(0.8, 0.012, 250),
  charcoal: tone(0.32, 0.012, 260),
};

const bloomWords: Table<Tone> = [
  [/lavender/, tone(0.6, 0.13, 300)],
  [/sunflower/, tone(0.85, 0.16, 88)],
  [/popp(y|ies)/, tone(0.58, 0.2, 28)],
  [/dais(y|ies)|jasmine/, tone(0.96, 0.02, 95)],
  [/tulip/, tone(0.66, 0.19, 15)],
  [/bluebell|cornflower|hydrangea/, tone(0.6, 0.13, 265)],
  [/\broses?\b/, tone(0.6, 0.18, 12)],
];

const detailWords = {
  glasses: /\b(eye)?glasses|spectacles/,
  stripes: /strip(ed|es|y)\b/,
  apron: /apron/,
  fireworks: /firework|new year/,
  fairyLights: /(fairy|string|twinkl\w+|christmas) ?lights/,
  aurora: /northern lights|aurora/,
  dog: /\b(dog|puppy)\b/,
  blanket: /picnic|\bon (a|the) (\w+ )?blanket/,
  scarf: /scarf|shawl/,
};

/** All words recognized in a prompt, except those for places, clothes and moods. */
export const readWords: readonly RegExp[] = [
  hourWords,
  weatherWords,
  glowWords,
  expressionWords,
  framingWords,
  stanceWords,
  propWords,
  hatWords,
  bloomWords,
]
  .flatMap((table: Table<unknown>) => table.map(([words]) => words))
  .concat(Object.values(detailWords), [
    new RegExp(`\\b(${Object.keys(colorWords).join('|')})\\b`),
    /\bgr[ae]y\b/,
  ]);

const read = <T>(table: Table<T>, text: string): T | undefined =>
  table.find(([words]) => words.test(text))?.[1];

/** Reads a prompt by keywords. No text of the prompt is used in a picture. */
export function readPrompt(prompt: string): Reading {
  const text = prompt.toLowerCase().slice(0, 2000);
  const place = Object.entries(places).find(([, { words }]) => words.test(text))?.[0];
  const has = (name: keyof typeof detailWords) => detailWords[name].test(text) || undefined;
  return {
    text,
    place,
    hour: read(hourWords, text),
    weather: read(weatherWords, text),
    glow: read(glowWords, text),
    expression: read(expressionWords, text),
    framing: read(framingWords, text),
    stances: read(stanceWords, text) ?? [],
    prop: read(propWords, text),
    hat: read(hatWords, text),
    glasses: has('glasses') && !/sunglasses/.test(text) ? true : undefined,
    stripes: has('stripes'),
    apron: has('apron'),
    fireworks: has('fireworks'),
    fairyLights: has('fairyLights'),
    aurora: has('aurora'),
    bloom: read(bloomWords, text),
    dog: has('dog'),
    blanket: has('blanket'),
    scarf: has('scarf') && !/headscarf/.test(text) ? true : undefined,
  };
}

/** The color in front of a garment (or after "in"), such as "a red silk dress". */
export function readColor(text: string, garment: RegExp): Tone | undefined {
  const names = Object.keys(colorWords).join('|');
  const found = new RegExp(`\\b(${names})\\b(?:[ -]+[a-z]+){0,2}[ -]+(?:${garment.source})`).exec(
    text.replace(/\bgr[ae]y\b/g, 'gray'),
  );
  return found ? lookUp(colorWords, found[1]!) : undefined;
}
