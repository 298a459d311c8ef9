import { lookUp } from '../look-up.ts';
import type { FigureOrder } from '../figure/order.ts';
import type { PropKind } from '../figure/props.ts';
import type { Random } from '../random.ts';
import { type Tone, tone } from '../palette.ts';
import { type Daylight, type Hour, makeDaylight } from './daylight.ts';
import { readHint } from './hints.ts';
import { places } from './places.ts';
import { type Reading, readColor } from './prompt.ts';

/** Bright daytime hours are as likely as evenings. */
const chooseHour = (random: Random, evening: boolean): Hour =>
  evening
    ? random.pick(['night', 'dusk', 'night'] as const)
    : random.pick(['day', 'day', 'day', 'golden', 'golden', 'dusk', 'night', 'dawn'] as const);

/** Chooses the light: by the words, by the place, or by the seed. */
export function chooseDaylight(reading: Reading, placeName: string, random: Random): Daylight {
  const place = lookUp(places, placeName)!;
  const indoors = place.indoors ?? false;
  const snowy = place.weather === 'snow';
  const hinted = reading.place ? undefined : readHint(reading.text)?.hours;
  const hour =
    reading.hour ??
    place.hour ??
    (reading.glow && !reading.hour
      ? 'night'
      : hinted
        ? random.pick(hinted)
        : reading.weather && !snowy
          ? random.pick(['day', 'dusk', 'night', 'dawn'] as const)
          : chooseHour(random, place.evening ?? false));
  const weather =
    (snowy ? 'snow' : (reading.weather ?? place.weather)) ??
    (indoors || random.chance(0.82)
      ? 'clear'
      : reading.hour === 'golden' || reading.hour === 'day'
        ? 'cloudy'
        : random.pick(['cloudy', 'fog', 'rain'] as const));
  const glow =
    reading.glow ??
    place.glow ??
    (placeName === 'neon'
      ? 'neon'
      : indoors && (hour === 'night' || hour === 'dusk') && random.chance(0.25)
        ? 'candle'
        : 'none');
  return makeDaylight(
    placeName === 'neon' && !reading.hour ? 'night' : hour,
    weather,
    glow,
    random,
    indoors,
  );
}

const woods = [tone(0.5, 0.06, 55), tone(0.66, 0.04, 70), tone(0.36, 0.045, 45)];

/** Chooses the seat of a seated person. */
export function chooseSeat(
  place: string,
  indoors: boolean,
  lit: (t: Tone) => Tone,
  random: Random,
): FigureOrder['seat'] {
  const bar = place === 'bar' || place === 'kitchen' || place === 'stage';
  const metal = !indoors && random.chance(0.3) ? tone(0.34, 0.04, 160) : random.pick(woods);
  return {
    tone: lit(place === 'steps' ? tone(0.8, 0.02, 80) : metal),
    high: indoors ? (bar ? 'stool' : 'chair') : 'bench',
    low: place === 'steps' ? 'step' : indoors ? 'pouf' : 'log',
  };
}

const propNames = /umbrella|parasol|book|novel|bicycle|bike|roses?|tulips?|bouquet|shoes/;
const drinks: readonly (readonly [words: RegExp, tone: Tone])[] = [
  [/champagne|white wine|prosecco|toast/, tone(0.88, 0.1, 92)],
  [/ros[eé] wine/, tone(0.8, 0.09, 18)],
  [/wine/, tone(0.38, 0.14, 15)],
];

/** The color of the prop: by a word, by the drink, or one of the picture's colors. */
export function choosePropTone(
  reading: Reading,
  prop: PropKind | undefined,
  own: readonly Tone[],
  random: Random,
): Tone {
  if (prop === 'glass')
    return (
      drinks.find(([words]) => words.test(reading.text))?.[1] ??
      random.pick([tone(0.38, 0.14, 15), tone(0.88, 0.1, 92), tone(0.74, 0.14, 55)])
    );
  return (
    readColor(reading.text, propNames) ??
    random.pick([...own, tone(0.6, 0.16, 28), tone(0.72, 0.12, 10)])
  );
}
