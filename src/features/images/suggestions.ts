import type { Appearance } from './appearance.ts';

type Row = readonly [id: string, name: string, prompt: string];

/** The suggestions by category, in the order in which they are shown. */
const CATEGORIES: readonly (readonly [name: string, items: readonly Row[]])[] = [
  [
    'Action',
    [
      ['action-dancing', 'Dancing', 'dancing with a twirl'],
      ['action-walking', 'Walking', 'walking along, mid-stride'],
      ['action-reading', 'Reading', 'reading a book'],
      ['action-guitar', 'Playing guitar', 'playing the guitar'],
      ['action-coffee', 'Coffee break', 'holding a cup of coffee'],
      ['action-singing', 'Singing', 'singing into a microphone'],
    ],
  ],
  [
    'Pose',
    [
      ['pose-over-shoulder', 'Over the shoulder', 'looking back over the shoulder'],
      ['pose-arms-crossed', 'Arms crossed', 'arms crossed, confident'],
      ['pose-leaning', 'Leaning', 'leaning against a wall'],
      ['pose-sitting', 'Sitting', 'sitting on a chair'],
      ['pose-hands-pockets', 'Hands in pockets', 'hands in the pockets, relaxed'],
      ['pose-hand-hair', 'Hand in hair', 'one hand in the hair, smiling'],
    ],
  ],
  [
    'Outfit',
    [
      ['outfit-evening', 'Evening wear', 'in elegant evening wear'],
      ['outfit-summer-dress', 'Summer look', 'in a light summer dress'],
      ['outfit-leather', 'Leather jacket', 'in a black leather jacket'],
      ['outfit-knit', 'Cozy knit', 'in a cream knitted sweater'],
      ['outfit-trench', 'Trench coat', 'in a beige trench coat'],
      ['outfit-suit', 'Sharp suit', 'in a navy suit'],
    ],
  ],
  [
    'Accessories',
    [
      ['accessories-glasses', 'Glasses', 'wearing round glasses'],
      ['accessories-hat', 'Sun hat', 'wearing a wide straw hat'],
      ['accessories-scarf', 'Scarf', 'with a woolen scarf'],
      ['accessories-flowers', 'Bouquet', 'holding a bouquet of flowers'],
      ['accessories-umbrella', 'Umbrella', 'under a red umbrella'],
      ['accessories-beanie', 'Beanie', 'wearing a knitted beanie'],
    ],
  ],
  [
    'Scene',
    [
      ['scene-beach', 'Beach at sunset', 'on a beach at sunset'],
      ['scene-cafe', 'Corner café', 'in a cozy café'],
      ['scene-city', 'City at night', 'in a city street at night, neon signs'],
      ['scene-forest', 'Misty forest', 'in a misty forest at dawn'],
      ['scene-mountains', 'Mountains', 'in snowy mountains on a clear day'],
      ['scene-library', 'Old library', 'in an old library by candlelight'],
    ],
  ],
  [
    'Pro',
    [
      ['pro-golden-hour', 'Golden hour', 'golden hour, soft rim light'],
      ['pro-close-up', 'Close-up', 'close-up portrait, shallow depth of field'],
      ['pro-full-length', 'Full length', 'full-length shot, wide angle'],
      ['pro-studio', 'Studio light', 'studio portrait, clean backdrop, softbox light'],
      ['pro-rain', 'Rain', 'evening rain, reflections on wet pavement'],
      ['pro-film', 'Film grain', 'shot on film, fine grain, muted colors'],
    ],
  ],
  [
    'Art',
    [
      ['art-watercolor', 'Watercolor', 'watercolor painting, loose washes'],
      ['art-oil', 'Oil painting', 'oil painting, visible brush strokes'],
      ['art-poster', 'Travel poster', 'vintage travel poster, flat shapes'],
      ['art-ink', 'Ink drawing', 'ink drawing with fine hatching'],
      ['art-nouveau', 'Art Nouveau', 'Art Nouveau illustration, flowing lines'],
      ['art-cinema', 'Film still', 'cinematic film still, dramatic light'],
    ],
  ],
];

/** Complete prompts for the random-prompt button. */
export const SAMPLE_PROMPTS: readonly string[] = [
  'Reading by a rainy window with a cup of tea',
  'Laughing on a sunny terrace above the sea',
  'Dancing in the kitchen on a Sunday morning',
  'Watching the sunset from a rooftop bar with a glass of wine',
  'Walking through a city street in the rain under a red umbrella',
  'Playing the guitar beside a campfire under the stars',
  'Choosing flowers at a market on a bright spring morning',
  'Sipping espresso at a corner café in a beige trench coat',
  'In elegant evening wear on the steps of the opera at night',
  'Hiking in the mountains on a clear autumn day, cheerful',
  'Close-up portrait at golden hour, wind in the hair',
  'Singing on a small stage in warm candlelight',
  'In a cream sweater by the fireplace on a snowy evening',
  'Leaning on a vintage car on a coast road in summer',
  'Painting at an easel in a bright studio',
  'Looking back over the shoulder on a misty bridge at dawn',
  'Holding a bouquet of roses at the door, smiling',
  'Strolling along the beach at dusk with shoes in hand',
  'Baking bread in a linen apron, flour everywhere',
  'In a navy suit in a glass lobby, arms crossed, confident',
  'Browsing old books in a quiet library, wearing round glasses',
  'Cycling through a park full of cherry blossom',
  'At a night market, neon signs, playful wink',
  'Sitting on a garden bench with a novel on a lazy afternoon',
  'Sailing on a calm bay in a striped shirt',
  'Toasting with champagne on a balcony on New Year’s Eve',
  'Stargazing on a blanket in a lavender field',
  'Waving from a train window on the way to a weekend away',
];

export const suggestionCategories = CATEGORIES.map(([name, rows]) => ({
  name,
  items: rows.map(([id, label, prompt]) => ({
    id,
    name: label,
    image: `/api/v1/generate/suggestions/${id}/picture`,
    prompt,
  })),
}));

const ITEMS = CATEGORIES.flatMap(([, rows]) => rows);

/** Finds a suggestion and its index among all suggestions. */
export function findSuggestion(id: string): { prompt: string; index: number } | undefined {
  const index = ITEMS.findIndex(([each]) => each === id);
  return index < 0 ? undefined : { prompt: ITEMS[index]![2], index };
}

const LOOKS: readonly (readonly [Appearance['sex'], string, string, string, string, number])[] = [
  ['female', 'latina', 'brunette', 'long', 'brown', 31],
  ['male', 'black_afro', 'black', 'short', 'brown', 34],
  ['female', 'asian', 'black', 'bangs', 'brown', 29],
  ['male', 'caucasian', 'brown', 'curly', 'green', 38],
  ['female', 'black', 'black', 'curly', 'brown', 33],
  ['female', 'caucasian', 'redhead', 'bun', 'green', 41],
  ['male', 'arab', 'black', 'slicked_back', 'brown', 36],
];

/** The adult character in a suggestion's sample picture. */
export function samplePerson(index: number): { appearance: Appearance; seed: string } {
  const [sex, ethnicity, hair_color, hair_style, eye_color, age] = LOOKS[index % LOOKS.length]!;
  return {
    seed: `sample-${index}`,
    appearance: {
      sex,
      age,
      style: index % 5 === 4 ? 'anime' : 'realistic',
      ethnicity,
      body_type: 'athletic',
      hair_color,
      hair_style,
      eye_color,
      clothing: 'casual',
    },
  };
}
