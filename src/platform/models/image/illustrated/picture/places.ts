import type { Weather } from './daylight.ts';
import { country } from './places-country.ts';
import { halls } from './places-halls.ts';
import { home } from './places-home.ts';
import { outings } from './places-outings.ts';
import { town } from './places-town.ts';
import { waterside } from './places-waterside.ts';
import type { Stage } from './stage.ts';

export interface Place {
  /** Words of a prompt that mean this place. */
  words: RegExp;
  indoors?: boolean;
  /** Looks best with lamps lit. */
  evening?: boolean;
  weather?: Weather;
  /** Leaves may reach into the picture. */
  leafy?: boolean;
  draw(stage: Stage): { back: string; front?: string };
}

const all: Record<string, Place> = {
  ...home,
  ...outings,
  ...halls,
  ...town,
  ...waterside,
  ...country,
};
/** Places with telling words are looked for first, those with everyday words last. */
const early = [
  'stage',
  'library',
  'atelier',
  'museum',
  'greenhouse',
  'restaurant',
  'kitchen',
  'cafe',
  'neon',
  'train_station',
  'terrace',
  'rooftop',
  'balcony',
  'cliff',
  'temple',
  'vineyard',
  'autumn',
  'pool',
  'bridge',
  'market',
  'beach',
  'lake',
];
const late = ['snow', 'forest', 'street', 'office', 'studio', 'living_room'];
const names = [
  ...early,
  ...Object.keys(all).filter((name) => !early.includes(name) && !late.includes(name)),
  ...late,
];

/** Every place a picture can be set in, by name; earlier ones win when words of several are found. */
export const places: Record<string, Place> = Object.fromEntries(
  names.map((name) => [name, all[name]!]),
);

export const placeNames = Object.keys(places);
