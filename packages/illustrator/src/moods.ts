import type { Appearance, Traits } from './person.ts';
import { createRandom } from './random.ts';

/** An expression of a portrait: the mouth, the lids, the brows, and where the eyes look. */
export interface Mood {
  smile: number;
  /** How far the mouth opens: 0 closed, 0.6 a smile with teeth, 1.2 a laugh. */
  open: number;
  /** How far the lids fall: 0 open, 1 closed. */
  blink: number;
  brows: number;
  /** The gaze to the side of the turn, in iris radii; 0 looks at the viewer. */
  away: number;
  /** The gaze downward, in iris radii. */
  down: number;
  /** Nod in radians; negative looks down. */
  pitch: number;
  /** Further tilt in degrees. */
  tilt: number;
  /** Whether half of the face may be in shadow. */
  dramatic: boolean;
}

const still: Mood = {
  smile: 0.5,
  open: 0,
  blink: 0.04,
  brows: 0,
  away: 0,
  down: 0,
  pitch: 0,
  tilt: 0,
  dramatic: false,
};

const moods = {
  warm: { ...still, smile: 0.75, blink: 0.04, brows: 0.15 },
  bright: { ...still, smile: 0.95, open: 0.5, blink: 0.02, brows: 0.25, tilt: 2 },
  laughing: { ...still, smile: 1.1, open: 1, blink: 0.14, brows: 0.3, pitch: 0.05, tilt: 4 },
  certain: { ...still, smile: 0.58, blink: 0.08, brows: -0.05, dramatic: true },
  teasing: { ...still, smile: 0.7, blink: 0.12, brows: 0.35, tilt: 3 },
  thoughtful: { ...still, smile: 0.42, blink: 0.07, away: 0.5, brows: 0, dramatic: true },
  dreaming: { ...still, smile: 0.58, blink: 0.12, away: 0.42, brows: 0.2, pitch: 0.06 },
  downcast: { ...still, smile: 0.55, blink: 0.62, down: 0.7, pitch: -0.09, brows: 0.1, tilt: 3 },
} as const satisfies Record<string, Mood>;

type MoodName = keyof typeof moods;

/** Every person shows all of them in turn; neighbors differ strongly. */
const order: readonly MoodName[] = [
  'warm',
  'thoughtful',
  'laughing',
  'certain',
  'bright',
  'downcast',
  'teasing',
  'dreaming',
];

/** Moods of first pictures: someone who is open to being met. */
const firsts: readonly MoodName[] = [
  'warm',
  'bright',
  'certain',
  'warm',
  'dreaming',
  'teasing',
  'bright',
  'laughing',
];

/** The mood of one picture of a person. */
export function chooseMood(appearance: Appearance, seed: string, variant: number): Mood {
  const random = createRandom(seed, 'mood');
  const first = random.pick(firsts);
  if (variant === 0) return appearance.mood ? { ...still, brows: 0.1 } : moods[first];
  const start = order.indexOf(first);
  return moods[order[(start + variant) % order.length]!];
}

/** Shows a mood in the features; a mood that the appearance names keeps its own smile. */
export function applyMood(traits: Traits, mood: Mood, named: boolean): Traits {
  if (named) return traits;
  return { ...traits, mouth: { ...traits.mouth, smile: mood.smile, open: mood.open } };
}
