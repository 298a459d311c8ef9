import { lookUp } from '../look-up.ts';
import { country } from './places-country.ts';
import { doors } from './places-doors.ts';
import { fires } from './places-fires.ts';
import { halls } from './places-halls.ts';
import { home } from './places-home.ts';
import { journeys } from './places-journeys.ts';
import { nights } from './places-nights.ts';
import { nooks } from './places-nooks.ts';
import { outings } from './places-outings.ts';
import { roads } from './places-roads.ts';
import { shops } from './places-shops.ts';
import { town } from './places-town.ts';
import { waterside } from './places-waterside.ts';
import { walls } from './places-walls.ts';
import type { Place } from './place.ts';

const all: Record<string, Place> = {
  ...fires,
  ...nights,
  ...doors,
  ...journeys,
  ...roads,
  ...nooks,
  ...walls,
  ...shops,
  ...home,
  ...outings,
  ...halls,
  ...town,
  ...waterside,
  ...country,
};
/** Places with distinctive words are matched first, those with everyday words last. */
const early = [
  'airport',
  'train_station',
  'train',
  'window_seat',
  'sea_terrace',
  'coast_road',
  'beach_fire',
  'lanterns',
  'funfair',
  'aquarium',
  'observatory',
  'cinema',
  'laundromat',
  'record_shop',
  'pottery',
  'flower_shop',
  'cabin',
  'lobby',
  'tram_stop',
  'rowboat',
  'ferry',
  'boat',
  'campfire',
  'steps',
  'wall',
  'stage',
  'library',
  'atelier',
  'museum',
  'greenhouse',
  'restaurant',
  'kitchen',
  'balcony',
  'rooftop',
  'cafe',
  'neon',
  'mountains',
  'terrace',
  'cliff',
  'blossom',
  'temple',
  'vineyard',
  'autumn',
  'pool',
  'bridge',
  'market',
  'beach',
  'lake',
  'bar',
  'road_trip',
  'desert',
  'meadow',
  'park',
  'door',
];
const late = ['snow', 'forest', 'street', 'office', 'studio', 'living_room'];
const names = [
  ...early,
  ...Object.keys(all).filter((name) => !early.includes(name) && !late.includes(name)),
  ...late,
];

/** Every place by name; if several match, earlier ones win. */
export const places: Record<string, Place> = Object.fromEntries(
  names.map((name) => [name, lookUp(all, name)!]),
);

export const placeNames = Object.keys(places);
