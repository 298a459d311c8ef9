import type { Attire } from '../figure/attire.ts';
import { type Stance, mirrorStance } from '../figure/stance.ts';
import type { Random } from '../genes.ts';
import { clamp } from '../geometry.ts';
import type { Traits } from '../traits.ts';
import type { Reading } from './prompt.ts';
import { pocketed, seatable } from './wear.ts';

/** The face in the mood of the picture; the features stay the person's own. */
export function express(
  traits: Traits,
  reading: Reading,
  random: Random,
): { traits: Traits; blink: number; wink?: -1 | 1 } {
  const { mouth } = traits;
  const set = (smile: number, open: number): Traits => ({
    ...traits,
    mouth: { ...mouth, smile, open },
  });
  switch (reading.expression) {
    case 'laughing':
      return { traits: set(1.15, 1.7), blink: 0.2 };
    case 'smiling':
      return { traits: set(0.95, random.chance(0.6) ? 0.8 : 0), blink: 0.06 };
    case 'serious':
      return { traits: set(0.05, 0), blink: 0 };
    case 'dreamy':
      return { traits: set(0.4, 0), blink: random.chance(0.35) ? 1 : 0.4 };
    case 'wink':
      return { traits: set(0.9, 0.4), blink: 0, wink: random.chance(0.5) ? 1 : -1 };
    case 'sad':
      return { traits: set(-0.3, 0), blink: 0.3 };
    case 'calm':
      return { traits: set(0.4, 0), blink: 0.1 };
    default:
      return random.chance(0.45)
        ? { traits, blink: 0 }
        : {
            traits: set(random.range(0.15, 1), random.chance(0.35) ? 0.7 : 0),
            blink: random.chance(0.04) ? 1 : 0,
          };
  }
}

/** A stance a little different each time, and as often mirrored. */
export function vary(stance: Stance, random: Random): Stance {
  const turned = random.chance(0.5) ? mirrorStance(stance) : stance;
  return {
    ...turned,
    turn: turned.turn + random.near(0, 0.1),
    roll: turned.roll + random.near(0, 3),
    yaw: clamp(turned.yaw + random.near(0, 0.1), -0.32, 0.32),
    pitch: turned.pitch + random.near(0, 0.04),
    shoulders: turned.shoulders + random.near(0, 1.5),
    arms: turned.arms.map((arm) =>
      arm.hand === 'relaxed'
        ? { ...arm, upper: arm.upper + random.near(0, 3), fore: arm.fore + random.near(0, 4) }
        : arm,
    ) as never,
  };
}

/** Clothes that can do what the words ask for: sit down, or put a hand in a pocket. */
export function fitToPose(attire: Attire, reading: Reading): Attire {
  if (reading.stances.includes('sitting') && !seatable(attire))
    return {
      ...attire,
      outer: 'none',
      bottom: attire.bottom === 'gown' || attire.bottom === 'long' ? 'midi' : attire.bottom,
    };
  if (reading.stances.includes('pockets') && !pocketed(attire))
    return { ...attire, bottom: 'trousers' };
  return attire;
}
