import type { Attire } from '../figure/attire.ts';
import { type Stance, mirrorStance } from '../figure/stance.ts';
import { type StanceName, stances } from '../figure/stances.ts';
import type { Random } from '../random.ts';
import { clamp } from '../geometry.ts';
import type { Traits } from '../person.ts';
import type { Reading } from './prompt.ts';
import { pocketed, seatable } from './wear.ts';

interface Face {
  traits: Traits;
  blink: number;
  /** Direction of the gaze: -1 left, 1 right, in fractions of an iris. */
  gaze: number;
  wink?: -1 | 1;
}

type Expression = NonNullable<Reading['expression']>;

/** Typical expressions of a stance if the prompt names none. */
const faces: Partial<Record<StanceName, readonly Expression[]>> = {
  dancing: ['laughing', 'smiling', 'dreamy'],
  twirling: ['laughing', 'smiling'],
  waving: ['smiling', 'laughing'],
  withBike: ['smiling', 'laughing'],
  carryingShoes: ['smiling', 'dreamy'],
  holdingBoth: ['smiling', 'calm'],
  thinking: ['dreamy', 'calm', 'serious'],
  mic: ['dreamy', 'smiling'],
  guitar: ['smiling', 'calm'],
  painting: ['calm', 'serious'],
};

const readers: readonly StanceName[] = ['readingBook', 'sittingReading', 'working'];

/** Applies an expression to the face; the features stay the same. */
export function applyExpression(
  traits: Traits,
  reading: Reading,
  random: Random,
  stance: StanceName = 'standing',
): Face {
  const { mouth } = traits;
  const set = (smile: number, open: number): Traits => ({
    ...traits,
    mouth: { ...mouth, smile, open },
  });
  const away = random.chance(0.5) ? 1 : -1;
  const face = (changed: Traits, blink: number, gaze = 0): Face => ({
    traits: changed,
    blink,
    gaze,
  });
  const down = readers.includes(stance) && random.chance(0.6);
  const meant =
    reading.expression ??
    (faces[stance] && random.chance(0.8) ? random.pick(faces[stance]!) : undefined);
  if (down && meant !== 'wink')
    return face(set(meant === 'laughing' || meant === 'smiling' ? 0.95 : 0.5, 0), 0.42);
  switch (meant) {
    case 'laughing':
      return face(set(1.15, 1.7), 0.2);
    case 'smiling':
      return face(set(0.95, random.chance(0.6) ? 0.8 : 0), 0.06, away * random.range(0, 0.14));
    case 'serious':
      return face(set(0.05, 0), 0, random.chance(0.4) ? away * 0.26 : 0);
    case 'dreamy':
      return random.chance(0.25)
        ? face(set(0.5, 0), 1)
        : face(set(0.4, 0), 0.28, away * random.range(0.2, 0.42));
    case 'wink':
      return { ...face(set(0.9, 0.4), 0), wink: random.chance(0.5) ? 1 : -1 };
    case 'sad':
      return face(set(-0.3, 0), 0.3, random.chance(0.5) ? away * 0.3 : 0);
    case 'calm':
      return face(set(0.4, 0), 0.1, random.chance(0.4) ? away * 0.25 : 0);
    default:
      return random.chance(0.25)
        ? face(traits, 0)
        : face(
            set(random.range(0.35, 1.05), random.chance(0.42) ? 0.8 : 0),
            random.chance(0.03) ? 1 : 0,
            random.chance(0.3) ? away * random.range(0.12, 0.34) : 0,
          );
  }
}

function varyArm(arm: Stance['arms'][number], random: Random): Stance['arms'][number] {
  if (arm.hand !== 'relaxed') return arm;
  return { ...arm, upper: arm.upper + random.near(0, 3), fore: arm.fore + random.near(0, 4) };
}

/** Varies a stance slightly, and mirrors it half of the time. */
export function varyStance(stance: Stance, random: Random): Stance {
  const turned = random.chance(0.5) ? mirrorStance(stance) : stance;
  return {
    ...turned,
    turn: turned.turn + random.near(0, 0.1),
    roll: turned.roll + random.near(0, 6),
    yaw: clamp(turned.yaw + random.near(0, 0.18), -0.36, 0.36),
    pitch: turned.pitch + random.near(0, 0.06),
    shoulders: turned.shoulders + random.near(0, 1.5),
    arms: [varyArm(turned.arms[0], random), varyArm(turned.arms[1], random)],
  };
}

/** Adapts the clothes to the pose: for sitting down, or for a hand in a pocket. */
export function fitToPose(attire: Attire, reading: Reading): Attire {
  if (reading.stances.some((name) => stances[name].seat) && !seatable(attire))
    return {
      ...attire,
      outer: 'none',
      bottom: attire.bottom === 'gown' || attire.bottom === 'long' ? 'midi' : attire.bottom,
    };
  if (reading.stances.includes('pockets') && !pocketed(attire))
    return { ...attire, bottom: 'trousers' };
  return attire;
}
