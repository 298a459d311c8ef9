import type { Hour } from './daylight.ts';

/** What a prompt without a place suggests: possible places and an hour. */
interface Hint {
  words: RegExp;
  places: readonly string[];
  hours?: readonly Hour[];
}

/** The first match wins: scene words come before mood words. */
const hints: readonly Hint[] = [
  { words: /northern lights|aurora/, places: ['snow', 'lake', 'mountains'], hours: ['night'] },
  { words: /barefoot/, places: ['beach', 'meadow', 'lake', 'garden'] },
  {
    words: /ice ?cream|lemonade|gelato/,
    places: ['park', 'funfair', 'market', 'beach', 'alley'],
    hours: ['day', 'golden'],
  },
  {
    words: /golden ?hour|sunset|\bwind\b|windy|breeze/,
    places: ['meadow', 'beach', 'rooftop', 'lake', 'cliff', 'vineyard', 'park', 'bridge'],
  },
  { words: /fireworks|new year/, places: ['balcony', 'rooftop', 'bridge'], hours: ['night'] },
  {
    words: /umbrella|\brain|storm|drizzl/,
    places: ['street', 'bridge', 'terrace', 'tram_stop', 'alley'],
    hours: ['dusk', 'day', 'night'],
  },
  {
    words: /christmas|advent|mulled/,
    places: ['cabin', 'market', 'snow', 'living_room'],
    hours: ['dusk', 'night'],
  },
  {
    words: /co[sz]y|blanket|lazy|p[ay]jama|slow morning|snuggl|cuddl/,
    places: ['living_room', 'window_seat', 'bedroom', 'cabin'],
  },
  {
    words:
      /miss(es|ing)? (you|me|him|her)|lonely|alone|melanchol|longing|goodbye|\bsad\b|\btears?\b|wistful/,
    places: ['window_seat', 'bridge', 'train', 'train_station', 'beach', 'lake'],
    hours: ['dusk', 'dawn', 'night', 'dusk'],
  },
  {
    words: /surprise|\bgift|present for|birthday|valentine|anniversary/,
    places: ['door', 'restaurant', 'flower_shop', 'balcony', 'garden'],
    hours: ['golden', 'dusk', 'day'],
  },
  {
    words: /\bdate\b|romantic|\blove|kiss|flirt|tender|first time we/,
    places: ['restaurant', 'bar', 'rooftop', 'funfair', 'lanterns', 'terrace', 'bridge'],
    hours: ['dusk', 'golden', 'night'],
  },
  {
    words: /danc|twirl/,
    places: ['ballroom', 'kitchen', 'living_room', 'rooftop', 'terrace', 'beach'],
    hours: ['dusk', 'golden', 'night', 'day'],
  },
  {
    words: /proud|victor|triumph|success|confident|ambitio|powerful|\bsuit\b/,
    places: ['rooftop', 'lobby', 'street', 'steps', 'bridge', 'mountains'],
    hours: ['day', 'golden', 'dusk'],
  },
  {
    words: /\bstars?\b|starry|stargaz|moon/,
    places: ['campfire', 'observatory', 'lake', 'meadow', 'rooftop', 'road_trip'],
    hours: ['night'],
  },
  {
    words: /evening (wear|dress)|gown|tuxedo|glamo|elegan/,
    places: ['ballroom', 'steps', 'restaurant', 'balcony', 'museum', 'bar'],
    hours: ['dusk', 'night', 'golden'],
  },
  {
    words: /\bsing|microphone|guitar|\bsongs?\b|music/,
    places: ['stage', 'campfire', 'record_shop', 'park', 'living_room'],
  },
  {
    words: /read|\bbooks?\b|novel|poem/,
    places: ['library', 'window_seat', 'park', 'cafe', 'living_room', 'garden'],
  },
  {
    words: /bouquet|flower|tulip|daisy|daisies/,
    places: ['garden', 'door', 'flower_shop', 'market', 'balcony'],
    hours: ['day', 'golden', 'day'],
  },
  {
    words: /coffee|\btea\b|\bcup\b|mug|cocoa/,
    places: ['cafe', 'kitchen', 'balcony', 'window_seat', 'terrace'],
    hours: ['day', 'dawn', 'day', 'golden'],
  },
  {
    words: /\bcold\b|scarf|beanie|wooll?en|\bcoat\b|knit|sweater/,
    places: ['autumn', 'street', 'cabin', 'park', 'window_seat', 'market', 'cafe'],
  },
  {
    words: /sun ?hat|straw hat|summer|holiday|vacation|sunny|heat ?wave/,
    places: ['beach', 'vineyard', 'sea_terrace', 'meadow', 'garden', 'boat', 'park'],
    hours: ['day', 'day', 'golden'],
  },
  {
    words: /morning|wak(e|ing)|sunday|weekend/,
    places: ['kitchen', 'cafe', 'bedroom', 'balcony', 'market', 'park'],
    hours: ['day', 'dawn', 'day'],
  },
  {
    words: /monday|tuesday|wednesday|thursday|friday|after work/,
    places: ['cafe', 'street', 'tram_stop', 'bar', 'bridge', 'library'],
    hours: ['day', 'golden', 'dusk'],
  },
  {
    words: /adventur|explor|wander|journey|\btrips?\b|holiday/,
    places: ['mountains', 'train', 'road_trip', 'ferry', 'alley', 'desert'],
    hours: ['day', 'golden', 'dawn'],
  },
  {
    words: /calm|peace|quiet|serene|medit|dream|think|thought/,
    places: ['lake', 'garden', 'meadow', 'library', 'forest', 'window_seat', 'beach'],
    hours: ['dawn', 'golden', 'day'],
  },
  {
    words: /laugh|joy|happy|\bfun\b|cheer|giggl|silly|playful|smil/,
    places: ['park', 'funfair', 'beach', 'market', 'blossom', 'terrace', 'garden'],
    hours: ['day', 'day', 'golden'],
  },
  {
    words: /myster|secret|midnight|noir|\bdark\b/,
    places: ['alley', 'bar', 'bridge', 'steps', 'library'],
    hours: ['night', 'dusk'],
  },
  {
    words: /\bnight|evening|dusk/,
    places: ['bar', 'rooftop', 'street', 'balcony', 'bridge', 'campfire', 'lanterns', 'restaurant'],
  },
  {
    words: /walk|stroll|strid|wander/,
    places: ['street', 'park', 'beach', 'autumn', 'alley', 'blossom', 'lake', 'bridge'],
  },
  { words: /\blean/, places: ['wall', 'bridge', 'rooftop', 'coast_road', 'balcony', 'wall'] },
  { words: /chair|armchair|stool/, places: ['cafe', 'living_room', 'terrace', 'atelier', 'bar'] },
  { words: /\bsit|seated/, places: ['park', 'cafe', 'steps', 'lake', 'living_room', 'garden'] },
];

export const hintWords: readonly RegExp[] = hints.map(({ words }) => words);

export const readHint = (text: string) => hints.find(({ words }) => words.test(text));

/** Places that are chosen only by their own words. */
const namedOnlyPlaces = new Set([
  'spaceship',
  'gym',
  'office',
  'neon',
  'airport',
  'laundromat',
  'pottery',
  'studio',
]);

export const isEveryday = (place: string) => !namedOnlyPlaces.has(place);
