import { lookUp } from '../look-up.ts';
import type { PropKind } from '../figure/props.ts';
import { type StanceName, stances } from '../figure/stances.ts';
import type { Random } from '../random.ts';
import type { Framing, Reading } from './prompt.ts';

/** The props that each stance can hold. */
const propsByStance: Partial<Record<StanceName, readonly PropKind[]>> = {
  holding: ['cup', 'glass', 'flowers', 'phone'],
  holdingBoth: ['cup', 'flowers'],
  carrying: ['umbrella'],
  hugging: ['book'],
  guitar: ['guitar'],
  mic: ['mic'],
  readingBook: ['openBook'],
  sittingReading: ['openBook'],
  painting: ['brush'],
  carryingShoes: ['shoes'],
  withBike: ['bicycle'],
};

const placeProps: Partial<Record<string, PropKind>> = {
  cafe: 'cup',
  kitchen: 'cup',
  office: 'cup',
  train: 'cup',
  cabin: 'cup',
  campfire: 'cup',
  window_seat: 'cup',
  balcony: 'cup',
  tram_stop: 'phone',
  living_room: 'cup',
  bar: 'glass',
  restaurant: 'glass',
  ballroom: 'glass',
  garden: 'flowers',
  meadow: 'flowers',
  market: 'flowers',
  greenhouse: 'flowers',
  flower_shop: 'flowers',
  door: 'flowers',
  street: 'phone',
};

/** Chooses the prop: by a word, otherwise one that fits the place. */
export function chooseProp(
  stance: StanceName,
  place: string,
  reading: Reading,
  random: Random,
): PropKind | undefined {
  const fits = propsByStance[stance];
  if (!fits) return undefined;
  const likely = reading.prop ?? lookUp(placeProps, place);
  return likely && fits.includes(likely) ? likely : random.pick(fits);
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
  'striding',
  'clasped',
  'leaningBack',
  'thinking',
  'quickStep',
];

/** Stances that show the whole body. */
const moving: readonly StanceName[] = [
  'walking',
  'strolling',
  'striding',
  'quickStep',
  'striding',
  'sitting',
  'sittingReading',
  'twirling',
];

const raised: readonly StanceName[] = [
  'handInHair',
  'bothInHair',
  'waving',
  'guitar',
  'dancing',
  'twirling',
  'painting',
  'withBike',
  'readingBook',
];

/** Typical stances of a place if the prompt names none. */
const placeStances: Partial<Record<string, readonly StanceName[]>> = {
  cafe: ['holding', 'holdingBoth', 'sitting', 'thinking'],
  kitchen: ['holdingBoth', 'working', 'working', 'leaningBack'],
  pottery: ['working', 'working', 'handsOnHips'],
  flower_shop: ['holdingBoth', 'working', 'holdingBoth'],
  library: ['hugging', 'readingBook', 'readingBook'],
  wall: ['leaning', 'leaningBack', 'crossedAnkles'],
  bedroom: ['holdingBoth', 'handInHair', 'clasped'],
  window_seat: ['readingBook', 'holdingBoth', 'sitting', 'thinking'],
  bar: ['holding', 'sitting', 'leaningBack'],
  restaurant: ['holding', 'thinking'],
  ballroom: ['dancing', 'holding', 'twirling', 'clasped'],
  stage: ['mic', 'guitar', 'mic'],
  garden: ['holdingBoth', 'sitting', 'striding'],
  meadow: ['holdingBoth', 'striding', 'twirling'],
  blossom: ['withBike', 'withBike', 'striding', 'behindBack'],
  market: ['holdingBoth', 'striding'],
  greenhouse: ['holdingBoth', 'handOnHeart'],
  park: ['sitting', 'striding', 'walking', 'sittingReading'],
  street: ['walking', 'strolling', 'striding', 'holding'],
  steps: ['sittingLow', 'striding', 'onePocket', 'walking'],
  door: ['behindBack', 'holdingBoth', 'leaningBack', 'waving'],
  campfire: ['sittingLow', 'holdingBoth', 'guitar'],
  beach_fire: ['sittingLow', 'holdingBoth', 'clasped'],
  lanterns: ['behindBack', 'handOnHeart', 'clasped'],
  funfair: ['waving', 'striding', 'dancing'],
  cabin: ['holdingBoth', 'sitting', 'hugging'],
  laundromat: ['sitting', 'leaningBack', 'readingBook'],
  record_shop: ['working', 'hugging', 'thinking'],
  coast_road: ['leaningBack', 'leaning', 'crossedAnkles'],
  road_trip: ['leaningBack', 'leaning', 'crossedArms'],
  boat: ['leaningBack', 'handInHair', 'onePocket'],
  ferry: ['leaningBack', 'handInHair'],
  train: ['readingBook', 'holding', 'sitting', 'thinking'],
  tram_stop: ['holding', 'onePocket'],
  living_room: ['readingBook', 'holding', 'sitting', 'dancing'],
  office: ['holding', 'crossedArms'],
  balcony: ['leaningBack', 'holdingBoth', 'holding'],
  rooftop: ['leaningBack', 'holding', 'handInHair'],
  atelier: ['painting', 'painting', 'thinking'],
  museum: ['thinking', 'behindBack', 'clasped'],
  aquarium: ['behindBack', 'handOnHeart', 'thinking'],
  beach: ['walking', 'carryingShoes', 'striding'],
};

/** How people sit in places without a chair. */
const sittingByPlace: Partial<Record<string, StanceName>> = {
  steps: 'sittingLow',
  campfire: 'sittingLow',
  beach_fire: 'sittingGround',
  rowboat: 'sittingLow',
  beach: 'sittingGround',
  meadow: 'sittingGround',
  lake: 'sittingGround',
  cliff: 'sittingGround',
  desert: 'sittingGround',
};

/** Chooses the stance: by a word, otherwise one by the seed that fits the clothes and framing. */
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
  if (asked.length) {
    const picked = random.pick(asked);
    const chair = /chair|stool|bench|table|sofa/.test(reading.text);
    return (picked === 'sitting' && !chair && lookUp(sittingByPlace, place)) || picked;
  }
  if (reading.stances.length)
    return random.pick(
      reading.stances
        .filter((n) => !stances[n].seat && n !== 'pockets' && n !== 'onePocket')
        .concat('standing'),
    );
  // A head-and-shoulders picture needs a stance that is visible near the face.
  const near = (name: StanceName) =>
    allowed(name) &&
    (reading.framing !== 'close' || (!stances[name].seat && !raised.includes(name)));
  if (place === 'rowboat' && allowed('sittingLow')) return 'sittingLow';
  const fitting = (lookUp(placeStances, place) ?? []).filter(near);
  if (fitting.length && random.chance(0.5)) return random.pick(fitting);
  const free = everyday.filter(near);
  return random.pick(free);
}

export function chooseFraming(
  reading: Reading,
  stance: StanceName,
  random: Random,
  aspect: number,
  low: boolean,
): Framing {
  if (reading.framing) return reading.framing;
  if (reading.dog) return 'full';
  const asked = reading.stances.length > 0;
  if (stance === 'working') return random.pick(['half', 'half', 'knee'] as const);
  if (stance === 'withBike') return random.chance(0.7) ? 'full' : 'knee';
  if (stance === 'carryingShoes' || stance === 'sittingGround') return 'full';
  if ((asked && moving.includes(stance)) || stance === 'sittingLow' || stance === 'dancing')
    return random.chance(0.72) ? 'full' : 'knee';
  if (asked && stance === 'carrying') return random.pick(['full', 'knee', 'half'] as const);
  if (asked && stance !== 'standing' && stance !== 'leaning')
    return random.pick(['half', 'half', 'knee', 'full'] as const);
  // A garment that the prompt names must be visible.
  const broad =
    low ||
    stance === 'bothInHair' ||
    stance === 'handInHair' ||
    stance === 'sitting' ||
    stance === 'carrying' ||
    propsByStance[stance] !== undefined;
  const roll =
    broad ||
    /dress|gown|coat|jeans|skirt|suit|boots|heels|shorts|trousers|leggings/.test(reading.text)
      ? random.range(0.3, 1)
      : reading.place
        ? random.range(0.14, 1)
        : random.next();
  if (aspect > 1.2)
    return roll < 0.3 ? 'close' : roll < 0.68 ? 'half' : roll < 0.84 ? 'knee' : 'full';
  return roll < 0.2 ? 'close' : roll < 0.46 ? 'half' : roll < 0.68 ? 'knee' : 'full';
}
