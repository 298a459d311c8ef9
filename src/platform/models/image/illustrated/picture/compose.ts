import type { PropKind } from '../figure/props.ts';
import type { Skeleton } from '../figure/skeleton.ts';
import type { StanceName } from '../figure/stances.ts';
import type { Random } from '../genes.ts';
import { clamp } from '../geometry.ts';
import type { Framing, Reading } from './prompt.ts';
import type { Camera } from './stage.ts';

/** Units of the figure in one metre of its world. */
const METRE = 2085;

/** What each stance can hold. */
const wearsProp: Partial<Record<StanceName, readonly PropKind[]>> = {
  holding: ['cup', 'glass', 'flowers', 'phone'],
  holdingBoth: ['cup', 'flowers'],
  carrying: ['umbrella'],
  hugging: ['book'],
  guitar: ['guitar'],
  mic: ['mic'],
};

const placeProps: Partial<Record<string, PropKind>> = {
  cafe: 'cup',
  kitchen: 'cup',
  office: 'cup',
  train: 'cup',
  living_room: 'cup',
  bar: 'glass',
  restaurant: 'glass',
  ballroom: 'glass',
  garden: 'flowers',
  meadow: 'flowers',
  market: 'flowers',
  greenhouse: 'flowers',
  street: 'phone',
};

/** What is held: the word's, else what fits the place. */
export function chooseProp(
  stance: StanceName,
  place: string,
  reading: Reading,
  random: Random,
): PropKind | undefined {
  const fits = wearsProp[stance];
  if (!fits) return undefined;
  const likely = reading.prop ?? placeProps[place];
  return likely && fits.includes(likely) ? likely : random.pick(fits);
}

/** Where the person stands in the picture, and how large. */
interface Composition {
  framing: Framing;
  scale: number;
  x: number;
  y: number;
  camera: Camera;
  /** How far the background is out of focus, pixels. */
  blur: number;
}

const everyday: readonly StanceName[] = [
  'standing',
  'contrapposto',
  'pockets',
  'onePocket',
  'crossedArms',
  'handInHair',
  'behindBack',
  'walking',
  'leaning',
  'crossedAnkles',
  'sitting',
  'handOnHeart',
  'overShoulder',
  'contrapposto',
  'walking',
  'waving',
  'handsOnHips',
  'strolling',
];

const raised: readonly StanceName[] = ['handInHair', 'bothInHair', 'waving', 'guitar'];

/** What people do in a place, when nothing else is said. */
const placeStances: Partial<Record<string, readonly StanceName[]>> = {
  cafe: ['holding', 'holdingBoth', 'sitting'],
  kitchen: ['holdingBoth', 'holding'],
  library: ['hugging'],
  bar: ['holding', 'sitting'],
  restaurant: ['holding'],
  ballroom: ['holding'],
  stage: ['mic', 'guitar', 'mic'],
  garden: ['holdingBoth', 'sitting'],
  meadow: ['holdingBoth'],
  market: ['holdingBoth'],
  greenhouse: ['holdingBoth'],
  park: ['sitting', 'guitar', 'walking'],
  street: ['walking', 'strolling', 'holding'],
  living_room: ['hugging', 'holding', 'sitting'],
  office: ['holding', 'crossedArms'],
  train: ['hugging', 'holding'],
  beach: ['walking'],
};

/** The stance the words ask for, else one of the seed's that the clothes and framing allow. */
export function chooseStance(
  reading: Reading,
  place: string,
  random: Random,
  allowed: (name: StanceName) => boolean,
): StanceName {
  const asked = reading.stances.filter((name) => allowed(name));
  // A glass or a phone is held in one hand.
  const single = reading.prop === 'glass' || reading.prop === 'phone';
  if (single && asked.includes('holding')) return 'holding';
  if (asked.length) return random.pick(asked);
  if (reading.stances.length)
    return random.pick(
      reading.stances
        .filter((n) => n !== 'sitting' && n !== 'pockets' && n !== 'onePocket')
        .concat('standing'),
    );
  // A head and shoulders show no more than what happens near the face.
  const near = (name: StanceName) =>
    allowed(name) &&
    (reading.framing !== 'close' || (name !== 'sitting' && !raised.includes(name)));
  const fitting = (placeStances[place] ?? []).filter(near);
  if (fitting.length && random.chance(0.5)) return random.pick(fitting);
  const free = everyday.filter(near);
  return random.pick(free);
}

export function chooseFraming(
  reading: Reading,
  stance: StanceName,
  random: Random,
  aspect: number,
): Framing {
  if (reading.framing) return reading.framing;
  const asked = reading.stances.length > 0;
  if (asked && (stance === 'walking' || stance === 'strolling' || stance === 'sitting'))
    return random.chance(0.75) ? 'full' : 'knee';
  if (asked && stance === 'carrying') return random.pick(['full', 'knee', 'half'] as const);
  if (asked && stance !== 'standing' && stance !== 'leaning')
    return random.pick(['half', 'half', 'knee', 'full'] as const);
  // A garment that is named wants to be seen.
  const broad =
    stance === 'bothInHair' ||
    stance === 'handInHair' ||
    stance === 'sitting' ||
    stance === 'carrying' ||
    wearsProp[stance] !== undefined;
  const roll =
    broad ||
    /dress|gown|coat|jeans|skirt|suit|boots|heels|shorts|trousers|leggings/.test(reading.text)
      ? random.range(0.3, 1)
      : random.next();
  if (aspect > 1.2)
    return roll < 0.3 ? 'close' : roll < 0.68 ? 'half' : roll < 0.84 ? 'knee' : 'full';
  return roll < 0.2 ? 'close' : roll < 0.46 ? 'half' : roll < 0.68 ? 'knee' : 'full';
}

/** Frames a posed body: size by framing, place by thirds, height of the camera. */
export function frameBody(
  body: Skeleton,
  framing: Framing,
  width: number,
  height: number,
  lift: number,
  random: Random,
): Composition {
  const { ground, stance } = body;
  const crown = 262 + lift * 190;
  const seated = stance.seat !== undefined;
  const top = height * (framing === 'full' ? random.range(0.05, 0.11) : random.range(0.045, 0.1));
  const foot = {
    close: random.range(560, 760),
    half: random.range(1180, 1560),
    knee: seated ? ground + 40 : random.range(2050, 2420),
    full: ground + 30,
  }[framing];
  const bottom =
    framing === 'full' || (framing === 'knee' && seated)
      ? height * random.range(0.9, 0.965)
      : height;
  let scale = (bottom - top) / (crown + foot);
  if (seated && (framing === 'full' || framing === 'knee'))
    scale = Math.min(scale, (height * 0.86) / 3300);
  const wide = width / height;
  // A broad stance must not leave the picture.
  const reach =
    Math.max(...body.arms.flatMap((arm) => [Math.abs(arm.elbow[0]), Math.abs(arm.wrist[0])])) + 90;
  if (framing !== 'close') scale = Math.min(scale, (width * 0.49) / reach);
  const third =
    wide > 1.15
      ? random.range(0.14, 0.2)
      : framing === 'full'
        ? random.range(0, 0.13)
        : framing === 'close'
          ? random.range(0, 0.045)
          : random.range(0, 0.08);
  // Room is left on the side the face looks to.
  const looks = Math.sign(stance.yaw) || 1;
  const sway = framing === 'full' || framing === 'knee' ? stance.sway * 0.6 * scale : 0;
  const x = clamp(
    width * (0.5 - looks * third) - sway,
    reach * scale * 0.6,
    width - reach * scale * 0.6,
  );
  const y = Math.max(top + crown * scale, framing === 'full' ? bottom - (ground + 30) * scale : 0);
  const ppm = scale * METRE;
  const eye =
    framing === 'full'
      ? random.pick([random.range(0.35, 0.7), random.range(0.9, 1.25), random.range(1.25, 1.6)])
      : framing === 'knee'
        ? random.range(0.85, 1.5)
        : random.range(1.25, 1.6);
  return {
    framing,
    scale,
    x,
    y: framing === 'full' ? bottom - (ground + 30) * scale : y,
    camera: {
      width,
      height,
      feet: [
        x,
        (framing === 'full' ? bottom - (ground + 30) * scale : y) +
          (seated && framing !== 'full' ? ground : ground) * scale,
      ],
      ppm,
      eye: seated ? Math.min(eye, 1.15) : eye,
      z0: { close: 1.9, half: 2.2, knee: 2.5, full: 2.9 }[framing],
      centre: width * random.range(0.36, 0.64),
    },
    blur: { close: 5.5, half: 3, knee: 1.3, full: 0 }[framing] * (width / 832),
  };
}
